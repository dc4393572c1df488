import type {Drill} from '../../games/drill.js';
import type {BookKey} from '../house.js';

export type DrillState = {readonly key: BookKey; readonly drill: Drill | undefined};

export type DrillMessage = {readonly type: 'letter'; readonly letter: string} | {readonly type: 'again'};
