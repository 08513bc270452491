import { fold } from '../search/fold.ts';

const words = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Returns whether a team's name already has the full names of all its members, as that of a couple: `Wenjing SUI / Cong HAN`. Of
 * `Ebden / Peers` the given names are missing.
 */
export function isNamedByMembers(team: string, members: readonly { name: string }[]): boolean {
  const own = new Set(words(team));
  return members.length > 0 && members.every(({ name }) => words(name).every((word) => own.has(word)));
}

/** The members to list beside a team's name: none if the name already has them all. */
export const membersBeside = <Member extends { name: string }>(
  team: string,
  members: readonly Member[] = [],
): readonly Member[] => (isNamedByMembers(team, members) ? [] : members);
