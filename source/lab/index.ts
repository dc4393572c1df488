/** What proves rather than plays: how many misses are forced and why, and the fewest words that win Ghost. Pure, as the engine is. */
export {checkProof, type CheckedProof, type ProofFault} from './proof/check-proof.js';
export {writeProof, type WrittenProof} from './proof/write-proof.js';
export {createEvilParSolver, type EvilPar, type EvilParSolver} from './evil-par/evil-par.js';
export {createFairSolver, type FairSolver} from './fair/fair.js';
export type {Beforehand} from './review/against-evil.js';
export {createJudge, type Judge} from './review/judges.js';
export {findCribs} from './crib/superghost-crib.js';
