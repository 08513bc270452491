import { ForeignFileError } from '../../foreign-error.ts';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { gamesFacts } from '../../games-facts.ts';
import { readJson, textAt } from '../../json/read-json.ts';
import { LostCount } from '../../lost-count.ts';
import { countLost } from './track-lost.ts';
import { competitorsOf, dayOf, trackUnits } from './track-file.ts';
import { TrackPeople } from './track-people.ts';
import { trackTables } from './track-tables.ts';

/** Reads a meet of athletics as tables of a Games folder. */
export function readOpenTrack(bytes: Uint8Array, options: ForeignOptions): ForeignReading {
  const root = readJson(bytes);
  const people = new TrackPeople(options);
  const units = trackUnits(root);
  const firstDay = dayOf(textAt(root, 'startDate', 'date'));
  const day = firstDay ?? options.games?.start ?? options.generatedAt.slice(0, 10);
  const made = { times: 0 };
  // Competitors who start nowhere are participants, too.
  for (const competitor of competitorsOf(root).values()) people.person(competitor, 'X');
  const tables = trackTables(units, { people, day, made });
  if (units.length === 0 && people.participants.size === 0)
    throw new ForeignFileError({ form: 'foreign-nothing', expected: '"events"' });
  const days = [firstDay, dayOf(textAt(root, 'endDate', 'finishDate')), ...units.map((unit) => unit.day)]
    .filter((one) => one !== undefined)
    .toSorted();
  const lost = new LostCount();
  countLost(root, lost);
  const name = textAt(root, 'fullName', 'name', 'shortName');
  const place = textAt(root, 'city', 'venue');
  const country = textAt(root, 'country')?.toUpperCase();
  const { games, made: madeFacts } = gamesFacts(
    {
      name,
      ...(place !== undefined && { place }),
      ...(country !== undefined && /^[A-Z]{3}$/u.test(country) && { country }),
      start: days[0] ?? day,
      end: days.at(-1) ?? day,
      source: 'OpenTrack',
    },
    options,
  );
  const { delegations } = people;
  return {
    games,
    tables,
    made: [
      ...madeFacts,
      ...(delegations.made > 0 ? [{ fact: 'codes' as const, count: delegations.made }] : []),
      ...(made.times > 0 ? [{ fact: 'times' as const, count: made.times }] : []),
    ],
    lost: lost.list(),
  };
}
