#!/usr/bin/env bash
# Brings the packages that the lists are made from into .cache/lists; for Debian, or a container of Debian 12.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$here/../../.cache/lists/debian"
cd "$here/../../.cache/lists"

cp "$here"/packages/*.json .
npm ci --ignore-scripts --no-audit --no-fund

cd debian
for package in scowl=2020.12.07-2 tanglet-data=1.6.3-2 wspanish=1.0.30 wdutch=1:2.20.19-2 wpolish=20220301-1 \
	wportuguese=20220621-1 wordnet-base=1:3.0-37; do
	[ -n "$(find . -name "${package%%=*}_*.deb")" ] || apt-get download "$package"
done
for file in *.deb; do dpkg-deb --extract "$file" .; done

# SCOWL's lists of offensive words are in its source package only.
if ! [ -d scowl-2020.12.07 ]; then
	mkdir -p sources lists/partial
	for file in /etc/apt/sources.list.d/*.sources; do
		grep -q 'Suites:.*bookworm' "$file" && sed 's/^Types: deb$/Types: deb-src/' "$file" >"sources/${file##*/}"
	done
	options=(-o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$PWD/sources" -o "Dir::State::Lists=$PWD/lists")
	apt-get "${options[@]}" update
	apt-get "${options[@]}" source --download-only scowl=2020.12.07-2
	tar --extract --file scowl_2020.12.07.orig.tar.gz
fi
