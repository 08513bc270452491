/** Competitors as lines name them: a person, a team, or a side of a match. */
import { readPerson } from '@podium/games-folder/own-sheets';
import type { EnteredPerson, SheetLine } from '@podium/games-folder/own-sheets';
import type { BlockCells } from './block-cells.ts';
import type { ListCompetitor } from './list-record.ts';

/** `Ana Silva (Itajubá)` or `Ana Silva – Itajubá` has a delegation. */
export function readSide(text: string, delegation: string): ListCompetitor {
  const [, name = text, noted] = /^(.*?)\s*[([]([^)\]]+)[)\]]\s*$/su.exec(text) ?? [];
  const school = delegation || noted?.trim();
  return { team: name.trim(), members: [], ...(school && { delegation: school }) };
}

export function readCompetitor(cells: BlockCells, line: SheetLine): ListCompetitor | undefined {
  const [whole, given, family] = [
    cells.cell(line, 'name'),
    cells.cell(line, 'givenName'),
    cells.cell(line, 'familyName'),
  ];
  const [delegation, school, team] = [
    cells.cell(line, 'delegation'),
    cells.cell(line, 'school'),
    cells.cell(line, 'team'),
  ];
  const members = cells.indexesOf('members').flatMap((index) => splitNames(line.cells[index] ?? ''));
  const person = personOf(whole, given, family);
  const place = delegation || school || cells.context.section.delegation;
  if (!person && team === '' && !(place && hasResult(cells, line))) return undefined;
  const birth = cells.cell(line, 'birthDate');
  const born = birth === '' ? undefined : cells.births.read(birth);
  if (birth !== '' && (born === undefined || born === 'unsure')) cells.doubt(line, 'birth', birth, 'birthDate');
  const sex = cells.readSex(cells.cell(line, 'sex'));
  const bib = cells.cell(line, 'number');
  return {
    members,
    ...(person && { person }),
    ...(team !== '' && { team }),
    ...(place && { delegation: place }),
    ...(delegation !== '' && school !== '' && school !== delegation && { school }),
    ...(typeof born === 'object' && { born: 'birthDate' in born ? born.birthDate : String(born.birthYear) }),
    ...(sex && { sex }),
    ...(bib !== '' && { bib: bib.slice(0, 10) }),
  };
}

function hasResult(cells: BlockCells, line: SheetLine): boolean {
  return (['mark', 'place', 'medal', 'status'] as const).some((use) => cells.cell(line, use) !== '');
}

function personOf(whole: string, given: string, family: string): EnteredPerson | undefined {
  if (whole !== '') return /\p{L}/u.test(whole) ? readPerson(whole) : undefined;
  if (family === '' && given === '') return undefined;
  return { familyName: family || given, ...(family !== '' && given !== '' && { givenName: given }) };
}

const splitNames = (cell: string): string[] =>
  cell
    .split(/[;/|\n]+|,\s+|\s\+\s/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
