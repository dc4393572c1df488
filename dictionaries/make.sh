#!/bin/sh
# Makes small.txt, common.txt and huge.txt from Debian's scowl package (apt-get install scowl).
set -eu
cd "$(dirname "$0")"/en
export LC_ALL=C

make() { # NAME LEVEL
	for class in english american; do
		for file in /usr/share/dict/scowl/$class-words.*; do
			if [ "${file##*.}" -le "$2" ]; then cat "$file"; fi
		done
	done | iconv -f ISO-8859-1 -t UTF-8 | grep -E '^[a-z]{2,}$' | sort -u >"$1.txt"
}

make small 35
make common 60
make huge 80
