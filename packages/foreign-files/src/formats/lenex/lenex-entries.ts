import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { Swim, Team } from './lenex-swims.ts';
import { attribute, timeText } from './lenex-values.ts';
import { englishOnly } from './lenex-words.ts';

/** Marks of entries that take the competitor out of the event. */
const withdrawn = new Set(['WDR', 'SICK', 'RJC']);

/** One entry for each competitor of an event, from all its rounds. */
export function entryRows(swims: readonly Swim[]): FolderRow[] {
  const byCompetitor = Map.groupBy(swims, ({ round, competitor }) => `${round.race.id} ${competitor.id}`);
  return [...byCompetitor.values()].map((ofCompetitor) => {
    const [first] = ofCompetitor;
    const { round, competitor } = first!;
    const own = ofCompetitor.toSorted((one, other) => one.round.words.depth - other.round.words.depth);
    const entryTime = own.find((swim) => swim.entryTime !== undefined)?.entryTime;
    const isOut = own.every(({ status, time }) => time === undefined && withdrawn.has(status ?? ''));
    return row({
      event: round.race.id,
      competitor_type: competitor.type,
      competitor: competitor.id,
      group: own.find(({ sportClass }) => sportClass !== undefined)?.sportClass,
      status: isOut ? 'withdrawn' : 'active',
      best: entryTime === undefined ? undefined : timeText(entryTime),
      age_group: own.find(({ ageGroup }) => ageGroup !== undefined)?.ageGroup?.name,
    });
  });
}

/** Relays with everybody who swims or is a reserve. */
export function teamRows(
  teams: ReadonlyMap<string, Team>,
  swims: readonly Swim[],
): { teams: FolderRow[]; members: FolderRow[] } {
  const legs = Map.groupBy(
    swims.filter(({ competitor }) => competitor.type === 'team'),
    ({ competitor }) => competitor.id,
  );
  const members = [...teams.keys()].flatMap((team) => {
    const people = new Set(legs.get(team)?.flatMap(({ legs }) => legs.map(({ person }) => person)));
    return [...people].map((participant, index) => row({ team, participant, order: index + 1 }));
  });
  return { teams: [...teams.values()].map(teamRow), members };
}

function teamRow({ id, race, organisation, element, number }: Team): FolderRow {
  const name = attribute(element, 'name') ?? number;
  return row({ id, event: race.id, organisation, ...texts('name', englishOnly(name)) });
}
