/** Compares those who are entered in an event with its rules. */
import type { EventRules } from './event-rules.ts';

export interface JudgedEntry {
  /** Members of a team; undefined for a single person. */
  members?: number | undefined;
  /** Years of birth, as far as they are known. */
  birthYears: readonly number[];
}

export type EntryDoubt =
  | { code: 'smallTeam'; members: number; needed: number }
  | { code: 'tooOld'; year: number; from: number }
  | { code: 'tooYoung'; year: number; to: number };

export function judgeEntry({ members, birthYears }: JudgedEntry, rules: EventRules): EntryDoubt[] {
  const { teamSize, bornFrom, bornTo } = rules;
  const doubts: EntryDoubt[] = [];
  if (members !== undefined && teamSize !== undefined && members < teamSize)
    doubts.push({ code: 'smallTeam', members, needed: teamSize });
  for (const year of birthYears) {
    if (bornFrom !== undefined && year < bornFrom) doubts.push({ code: 'tooOld', year, from: bornFrom });
    if (bornTo !== undefined && year > bornTo) doubts.push({ code: 'tooYoung', year, to: bornTo });
  }
  return doubts;
}
