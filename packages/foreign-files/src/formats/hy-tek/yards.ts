import type { Race } from '../lenex/lenex-races.ts';

const units: Readonly<Record<string, readonly [meters: string, yards: string]>> = {
  en: ['m', 'yd'],
  es: ['m', 'yd'],
  pt: ['m', 'jd'],
  az: ['m', 'yard'],
  ar: ['م', 'ياردة'],
  fr: ['m', 'yd'],
};

/** Names a race in yards in place of meters, and gives it the code of one: `SWMW100YFR`. */
export function toYards(race: Race): void {
  race.name = Object.fromEntries(
    Object.entries(race.name).map(([language, text]) => {
      const [meters, yards] = units[language] ?? units['en']!;
      return [language, text.replace(`${race.distance} ${meters}`, `${race.distance} ${yards}`)];
    }),
  );
  race.rsc = race.rsc?.replace(/^(SWM.(?:\d+X)?\d+)M/u, '$1Y');
}

/** Returns whether a contest is a race, or a heat of one, in yards. */
export const isInYards = (unit: string, rounds: ReadonlySet<string>): boolean =>
  rounds.has(unit) || rounds.has(unit.slice(0, Math.max(0, unit.lastIndexOf('.'))));
