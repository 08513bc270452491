import type { SheetField } from '@podium/games-folder/own-sheets';
import type { EntryFacts, PersonFacts } from '../entry-facts.ts';
import type { EnteredPerson } from '@podium/games-folder/own-sheets';

/** A cell that differs from the plan. */
export interface FactChange {
  field: SheetField;
  /** Empty if the plan does not have it. */
  before: string;
  after: string;
}

const fieldNames = {
  birthDate: 'birthDate',
  birthYear: 'birthDate',
  gender: 'sex',
  school: 'school',
  bib: 'number',
  ageGroup: 'class',
  best: 'mark',
  seed: 'seed',
} as const satisfies Record<keyof PersonFacts | keyof EntryFacts | 'seed', SheetField>;

type Facts = PersonFacts & EntryFacts & { seed?: number };

/** Facts of a sheet that differ from those of the plan; what a sheet leaves out stays. */
export function factChanges(before: Facts, after: Facts): FactChange[] {
  return (Object.keys(fieldNames) as (keyof typeof fieldNames)[]).flatMap((name): FactChange[] => {
    const [old, next] = [before[name], after[name]];
    if (next === undefined || next === old) return [];
    // The date in the plan contains the year.
    if (name === 'birthYear' && before.birthDate !== undefined) return [];
    const shown = name === 'birthDate' ? (old ?? before.birthYear ?? '') : (old ?? '');
    return [{ field: fieldNames[name], before: String(shown), after: String(next) }];
  });
}

/** The spelling of a sheet, if it differs in more than case and the order of its words: `Jose` becomes `José`. */
export function nameChange(before: EnteredPerson, after: EnteredPerson): FactChange | undefined {
  if (spelling(before) === spelling(after)) return undefined;
  return { field: 'name', before: fullName(before), after: fullName(after) };
}

export const fullName = ({ familyName, givenName }: EnteredPerson): string =>
  givenName === undefined ? familyName : `${givenName} ${familyName}`;

const spelling = (name: EnteredPerson): string =>
  fullName(name)
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,]+/u)
    .toSorted()
    .join(' ');
