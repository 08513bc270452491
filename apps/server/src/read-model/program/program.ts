/** Types of the in-memory Games, as features get them from `kit.program()`. */
export type { Snapshot as Program } from '../snapshot/snapshot.ts';
export type { UnitInfo } from '../snapshot/unit-info.ts';
export type { Reference } from '../snapshot/reference.ts';
