/** Presence in the call room before a contest. */
import { contestStage } from '../schedule/contest-needs.ts';
import type { DisplayStatus } from '../model/vocabulary.ts';

interface Starter {
  competitor: { id: string; name: string };
  bib: string | null;
  start: string | null;
  people: readonly { id: string; name: string; bib: string | null }[];
}

/** Starters are checked in until the contest has ended. */
export function isCheckInOpen(status: DisplayStatus): boolean {
  const stage = contestStage(status);
  return stage === 'toCome' || stage === 'on';
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Starters whose number begins with a query, or whose name or a member's name contains all of its words. */
export function findStarters<Line extends Starter>(lines: readonly Line[], query: string): Line[] {
  const words = plain(query).split(/\s+/u).filter(Boolean);
  return lines.filter(({ competitor, bib, people }) => {
    const names = plain([competitor.name, ...people.map(({ name }) => name)].join(' '));
    const numbers = [bib, ...people.map((person) => person.bib)].flatMap((number) => number ?? []);
    return words.every((word) => names.includes(word) || numbers.some((number) => plain(number).startsWith(word)));
  });
}

/**
 * The starter whom a scanned code names: by the id or number of the competitor or of a member, anywhere between the
 * separators of the code, such as `https://games.example/card/7100101`. Undefined if it names nobody or several.
 */
export function starterOfCode<Line extends Starter>(lines: readonly Line[], code: string): Line | undefined {
  const parts = new Set([code.trim(), ...code.split(/[\s/?#&=:;,|]+/u)].map(plain).filter(Boolean));
  const linesWith = (keysOf: (line: Line) => readonly (string | null)[]): Line[] =>
    lines.filter((line) => keysOf(line).some((key) => key !== null && parts.has(plain(key))));
  // A number may also be part of the address in a code, so ids are compared first.
  for (const keysOf of [
    ({ competitor, people }: Line) => [competitor.id, ...people.map(({ id }) => id)],
    ({ bib, people }: Line) => [bib, ...people.map((person) => person.bib)],
  ]) {
    const [found, other] = linesWith(keysOf);
    if (found) return other ? undefined : found;
  }
  return undefined;
}
