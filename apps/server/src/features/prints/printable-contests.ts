import type { SignedIn } from '../../access/actor.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import { isContest } from '../contest-types.ts';
import { mayScoreUnit } from '../may-edit-unit.ts';

/** Contests that a user may score: by start, then by place in the schedule. */
export const printableContests = ({ units }: Pick<Program, 'units'>, user: Pick<SignedIn, 'grants'>): UnitInfo[] =>
  [...units.values()]
    .filter((unit) => isContest(unit) && !unit.isStub && mayScoreUnit(user, unit))
    .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity) || a.order - b.order);
