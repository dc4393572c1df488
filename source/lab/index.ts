/** Proofs of how many misses are forced. Pure, as the engine is. */
export {checkProof, type CheckedProof, type ProofFault} from './proof/check-proof.js';
export {writeProof, type WrittenProof} from './proof/write-proof.js';
export {createEvilParSolver, type EvilPar} from './evil-par/evil-par.js';
