const limits = [14, 16, 18, 20, 23] as const;
export const ageGroups = ['U14', 'U16', 'U18', 'U20', 'U23', 'SENIOR'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Age group by the age reached in the year of the Games: a person born in 2009 is `U18` in 2026. */
export function ageGroup(birthYear: number, gamesYear: number): AgeGroup {
  const age = gamesYear - birthYear;
  if (!Number.isInteger(age) || age < 0)
    throw new RangeError(`nobody born in ${birthYear} is at Games in ${gamesYear}`);
  const limit = limits.find((limit) => age < limit);
  return limit === undefined ? 'SENIOR' : `U${limit}`;
}
