/** Age groups inside one event: whose years of birth belong to which group. */

export interface EventAgeGroup {
  name: string;
  bornFrom?: number;
  bornTo?: number;
}

const form = /^(?<name>\S.*?)\s+(?:(?<year>\d{4})|(?<from>\d{4})?\s?[-–]\s?(?<to>\d{4})?)$/u;
/** Years in another form, which must not become part of a name. */
const years = /\d\s?[-–]\s?\d+$/u;

/**
 * Reads `U14 2013-2014`, `U12 2015-`, `Masters -1985` or `U12 2015`. A group without years, such as `Novices`, contains those
 * whose entry names it.
 *
 * @returns undefined if the years are not readable, or if the last one precedes the first
 */
export function readEventAgeGroup(text: string): EventAgeGroup | undefined {
  const parts = form.exec(text.trim())?.groups;
  if (!parts) return text.trim() === '' || years.test(text.trim()) ? undefined : { name: text.trim() };
  const bornFrom = parts['year'] ?? parts['from'];
  const bornTo = parts['year'] ?? parts['to'];
  if (bornFrom !== undefined && bornTo !== undefined && bornFrom > bornTo) return undefined;
  return {
    name: parts['name']!,
    ...(bornFrom !== undefined && { bornFrom: Number(bornFrom) }),
    ...(bornTo !== undefined && { bornTo: Number(bornTo) }),
  };
}

/**
 * Returns whether the rule can be applied: each group is readable, has a name of its own, and no year of birth belongs to two of them.
 */
export function areAgeGroupsClear(texts: readonly string[]): boolean {
  const groups = texts.map(readEventAgeGroup);
  const names = new Set(groups.map((group) => group?.name));
  return names.size === texts.length && !names.has(undefined) && !groups.some((one, index) => isShared(one, index));

  function isShared(one: EventAgeGroup | undefined, index: number): boolean {
    return groups
      .slice(index + 1)
      .some((other) => one && other && hasYears(one) && hasYears(other) && overlap(one, other));
  }
}

const hasYears = ({ bornFrom, bornTo }: EventAgeGroup): boolean => bornFrom !== undefined || bornTo !== undefined;

const overlap = (a: EventAgeGroup, b: EventAgeGroup): boolean =>
  Math.max(a.bornFrom ?? -Infinity, b.bornFrom ?? -Infinity) <= Math.min(a.bornTo ?? Infinity, b.bornTo ?? Infinity);

export interface GroupedEntrant {
  /** The group that the entry names, such as an older one in which a talented child starts. */
  named?: string | null;
  birthYear?: number | null;
}

/** The age group of a competitor in an event: the one of the entry, otherwise the one of the year of birth. */
export function eventAgeGroup(
  { ageGroups = [] }: { ageGroups?: readonly string[] },
  { named, birthYear }: GroupedEntrant,
): string | undefined {
  if (named) return named;
  if (birthYear === undefined || birthYear === null) return undefined;
  return ageGroups
    .map(readEventAgeGroup)
    .find((group) => group && hasYears(group) && overlap(group, { name: '', bornFrom: birthYear, bornTo: birthYear }))
    ?.name;
}
