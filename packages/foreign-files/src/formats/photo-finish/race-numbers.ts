import { lynxField, lynxFields } from './lynx-fields.ts';

/** A contest of Podium and the numbers by which a camera knows it. */
export interface NumberedRace {
  event: number;
  round: number;
  heat: number;
  /** Id of the contest. */
  contest: string;
  /** Id of its event, whose contests share a number. */
  of: string;
  name: string;
}

/** A contest whose numbers are wanted. */
export interface RaceToNumber {
  contest: string;
  of: string;
  /** Place of its round in the event, and of the contest in its round, counted from 1. */
  round: number;
  heat: number;
  name: string;
}

const header = ['event', 'round', 'heat', 'contest', 'of', 'name'];

/** The table as it is kept beside the folder of the camera. Lines without numbers and a contest are left out. */
export function readRaceNumbers(text: string): NumberedRace[] {
  return text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .flatMap((line) => {
      const [event = '', round = '', heat = '', contest = '', of = '', name = ''] = lynxFields(
        line.replaceAll(';', ','),
      );
      const areNumbers = [event, round, heat].every((field) => /^[1-9]\d{0,5}$/u.test(field));
      if (!areNumbers || contest === '') return [];
      return [{ event: Number(event), round: Number(round), heat: Number(heat), contest, of, name }];
    });
}

export const writeRaceNumbers = (races: readonly NumberedRace[]): string =>
  [header, ...races.map(({ event, round, heat, contest, of, name }) => [event, round, heat, contest, of, name])]
    .map((fields) => fields.map((field) => lynxField(String(field))).join(','))
    .map((line) => `${line}\r\n`)
    .join('');

/**
 * Numbers contests. A contest that has numbers keeps them, because the camera may have them on its screen and in its
 * files; an event that is new gets the next free number.
 */
export function numberRaces(known: readonly NumberedRace[], races: readonly RaceToNumber[]): NumberedRace[] {
  const names = new Map(races.map(({ contest, name }) => [contest, name]));
  const numbered = known.map((race) => ({ ...race, name: names.get(race.contest) ?? race.name }));
  const numberedContests = new Set(known.map(({ contest }) => contest));
  const eventNumbers = new Map(known.map(({ of, event }) => [of, event]));
  const taken = new Set(known.map(raceKey));
  let last = Math.max(0, ...known.map(({ event }) => event));
  for (const { contest, of, round, heat, name } of races) {
    if (numberedContests.has(contest)) continue;
    const event = eventNumbers.get(of) ?? (last += 1);
    eventNumbers.set(of, event);
    let free = heat;
    while (taken.has(raceKey({ event, round, heat: free }))) free += 1;
    const race = { event, round, heat: free, contest, of, name };
    taken.add(raceKey(race));
    numbered.push(race);
  }
  return numbered;
}

const raceKey = ({ event, round, heat }: Pick<NumberedRace, 'event' | 'round' | 'heat'>): string =>
  `${event} ${round} ${heat}`;

/** The contest with the numbers of a result; undefined if the table has none. */
export const findRace = (
  races: readonly NumberedRace[],
  numbers: Pick<NumberedRace, 'event' | 'round' | 'heat'>,
): NumberedRace | undefined => races.find((race) => raceKey(race) === raceKey(numbers));
