import {everywhere, preferences} from '../settings/preferences.js';
import type {Table} from '../settings/setting.js';
import {words} from '../settings/shared.js';
import type {Command} from './command.js';

/** What `wordfiend` takes without a command. */
export const homeTable = {...words, ...preferences, ...everywhere};

/** What goes with every command, besides its own settings. */
export const tableOf = ({table}: Command): Table => ({...table, ...everywhere});
