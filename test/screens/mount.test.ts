import {expect, test} from 'vitest';
import {mount, type Host} from '../../source/screens/mount.js';
import type {Screen} from '../../source/screens/screen.js';
import {openSession} from '../../source/screens/session.js';
import {nobody} from '../store/player.js';
import {localWorkers} from '../workers/local-workers.js';

test('a screen that leads elsewhere as it opens does nothing until it is the one that is shown', () => {
	const happened: string[] = [];
	let session = openSession();
	const host: Host = {
		services: {
			workers: localWorkers(),
			player: nobody(),
			freshSeed: () => '4f2a',
			onPlay: () => undefined,
		},
		session: () => session,
		follow({session: kept, go}) {
			if (kept) {
				session = kept;
				happened.push('keep');
			}

			if (go) happened.push(`go to ${go.to}`);
		},
		send: () => undefined,
		fail: () => undefined,
		onKey: () => undefined,
	};
	const screen: Screen<object, string> = {
		open: (_, context) => ({
			state: '',
			session: {...context.session, picked: {home: 'ghost'}},
			go: {to: 'rules', with: {}},
		}),
		page: () => ({title: {trail: [], status: ''}, parts: [], keys: [], about: () => ''}),
	};
	const mounted = mount(screen)({})(host);
	expect(happened).toEqual([]);
	mounted.begin();
	expect(happened).toEqual(['keep', 'go to rules']);
	expect(session.picked).toEqual({home: 'ghost'});
});
