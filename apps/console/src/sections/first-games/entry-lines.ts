/** Parses entries as pasted from a spreadsheet or typed: one person or team per line. */
import { personName, readPerson } from '@podium/games-folder/own-sheets';
import type { EnteredPerson, NameOrder } from '@podium/games-folder/own-sheets';

export interface EnteredLine extends EnteredPerson {
  /** Code or name of the delegation, as written. */
  delegation: string;
  seed?: number;
  /** Members of a team; empty for an individual. */
  members: EnteredPerson[];
}

type LineFault = 'name' | 'delegation' | 'seed' | 'seedTwice' | 'nameTwice' | 'tooMany' | 'tooLong' | 'quote';

interface ReadLines {
  entries: EnteredLine[];
  /** Line numbers start at 1. */
  faults: { line: number; code: LineFault; text: string }[];
}

const maxEntries = 128;
const maxMembers = 60;
const maxLetters = 120;

/**
 * Parses `name; delegation; seed` in each line, and for a team `name; delegation; seed; member; member`. Columns are
 * separated by tabs, semicolons or commas, whichever the first line uses.
 *
 * @param find id of a delegation by its code or name
 * @param order order of the names that do not show it themselves
 */
export function readEntryLines(
  text: string,
  {
    isTeam,
    find,
    order = 'given',
  }: { isTeam: boolean; find: (called: string) => string | undefined; order?: NameOrder },
): ReadLines {
  const lines = text.split(/\r\n|\r|\n/u);
  const separator = separatorIn(lines.find((line) => line.trim() !== '') ?? '');
  const entries: EnteredLine[] = [];
  const faults: ReadLines['faults'] = [];
  const seeds = new Set<number>();
  const names = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const fail = (code: LineFault, part: string): void => void faults.push({ line: index + 1, code, text: part });
    const cells = splitCells(line, separator);
    if (!cells) {
      fail('quote', line.trim());
      continue;
    }
    const [name = '', called = '', seedText = '', ...rest] = cells;
    const delegation = find(called);
    const seed = seedText === '' ? undefined : parseSeed(seedText);
    const people = isTeam ? rest.filter((cell) => cell !== '') : [];
    const faultsBefore = faults.length;
    if (name === '') fail('name', line.trim());
    else if ([name, ...people].some((text) => text.length > maxLetters)) fail('tooLong', name.slice(0, 40));
    if (delegation === undefined) fail('delegation', called);
    if (seedText !== '' && seed === undefined) fail('seed', seedText);
    if (seed !== undefined && seeds.has(seed)) fail('seedTwice', seedText);
    const key = `${foldName(name)}\t${delegation}`;
    if (name !== '' && names.has(key)) fail('nameTwice', name);
    if (entries.length >= maxEntries || people.length > maxMembers) fail('tooMany', name);
    if (faults.length > faultsBefore) continue;
    if (seed !== undefined) seeds.add(seed);
    names.add(key);
    entries.push({
      ...(isTeam ? { familyName: name } : readPerson(name, order)),
      delegation: delegation!,
      ...(seed !== undefined && { seed }),
      members: people.map((person) => readPerson(person, order)),
    });
  }
  return { entries, faults };
}

/** Codes and names are compared without case and surrounding spaces. */
export const delegationKey = (called: string): string => foldName(called);

const foldName = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Writes entries as lines in the format of `readEntryLines`. */
export function writeEntryLines(entries: readonly EnteredLine[]): string {
  return entries
    .map(({ familyName, givenName, delegation, seed, members }) => {
      const cells = [personName({ familyName, givenName }), delegation, seed === undefined ? '' : String(seed)];
      for (const member of members) cells.push(personName(member));
      while (cells.at(-1) === '') cells.pop();
      return cells.map((cell) => (/[;"]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('; ');
    })
    .join('\n');
}

function separatorIn(line: string): string {
  const unquoted = line.replaceAll(/"[^"]*"/gu, '');
  return ['\t', ';', ','].find((sign) => unquoted.includes(sign)) ?? ';';
}

function parseSeed(text: string): number | undefined {
  const seed = /^\d{1,3}$/u.test(text) ? Number(text) : 0;
  return seed > 0 ? seed : undefined;
}

/** The cells of a CSV line; undefined if a quotation mark is not closed. */
function splitCells(line: string, separator: string): string[] | undefined {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const sign = line[index]!;
    if (sign === '"' && isQuoted && line[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return isQuoted ? undefined : [...cells, cell.trim()];
}
