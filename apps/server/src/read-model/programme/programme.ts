/** Types of the Games in memory, as features see them through `kit.programme()`. */
export type { Snapshot as Programme } from '../snapshot/snapshot.ts';
export type { UnitInfo } from '../snapshot/unit-info.ts';
export type { Reference } from '../snapshot/reference.ts';
