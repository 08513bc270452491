/** Start lists for timing systems. */
import type { TimedRace } from '@podium/contract';
import { racedMeters } from '@podium/games';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';
import { isContest } from '../contest-types.ts';
import type { FeatureKit } from '../kit.ts';
import { toContest } from './contest.ts';
import type { Contest } from './contest.ts';
import { hasCode } from './enter-steps.ts';
import { readContests } from './event-rows.ts';
import { numberStarters } from './race-starters.ts';
import { competitorName } from './sheet-names.ts';

/** Returns whether a timing system can measure a contest. */
export const isTimed = ({ rules }: Pick<Contest, 'rules'>): boolean =>
  rules.mark === 'time' && rules.contest !== 'sides';

export async function listTimedRaces(
  { pool, program }: Pick<FeatureKit, 'pool' | 'program'>,
  discipline: string,
): Promise<TimedRace[]> {
  const games = program();
  const presenter = new Presenter(games, 'en');
  const units = [...games.units.values()]
    .filter((unit) => isContest(unit) && !unit.isStub && hasCode(unit))
    .filter(
      ({ disciplineCode }) => disciplineCode !== undefined && presenter.discipline(disciplineCode)?.key === discipline,
    )
    .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity) || a.order - b.order);
  const { contests } = await readContests(pool, games, units);
  const places = placesInEvents(units, (phase) => games.reference.phases.get(phase)?.order ?? 0);
  return units.flatMap((unit): TimedRace[] => {
    const contest = toContest(contests.get(unit.id)!);
    const starters = isTimed(contest) ? numberStarters(contest, games) : [];
    if (starters.length === 0) return [];
    const { name, event } = presenter.item(unit);
    return [
      {
        contest: unit.id,
        event: unit.eventId ?? unit.id,
        ...places.get(unit.id)!,
        name: event && !name.includes(event.name) ? `${event.name} ${name}` : name,
        meters: racedMeters(unit.code) ?? null,
        starters: starters.map(({ starter, id }) => ({
          id,
          lane: starter.start,
          ...nameOf(presenter, starter.competitor),
        })),
      },
    ];
  });
}

/** Names as they are published. */
function nameOf(
  presenter: Presenter,
  id: string,
): Pick<TimedRace['starters'][number], 'family' | 'given' | 'affiliation'> {
  const { people } = presenter.snapshot;
  const person = people.persons.get(id);
  const organisation = (person ?? people.teams.get(id))?.organisation;
  const { familyName, givenName } = person?.published ?? {};
  return {
    family: familyName ?? competitorName(presenter, id),
    given: (familyName && givenName) || null,
    affiliation: presenter.organisation(organisation)?.name ?? null,
  };
}

/** Place of each contest in its round, and of the round in its event. */
function placesInEvents(
  units: readonly UnitInfo[],
  phaseOrder: (phase: string) => number,
): Map<string, Pick<TimedRace, 'round' | 'heat'>> {
  const places = new Map<string, Pick<TimedRace, 'round' | 'heat'>>();
  for (const ofEvent of Map.groupBy(units, ({ id, eventId }) => eventId ?? id).values()) {
    const rounds = [...Map.groupBy(ofEvent, ({ phaseId }) => phaseId ?? '')].toSorted(
      ([a], [b]) => phaseOrder(a) - phaseOrder(b) || (a < b ? -1 : 1),
    );
    for (const [round, [, contests]] of rounds.entries())
      for (const [heat, { id }] of contests.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1)).entries())
        places.set(id, { round: round + 1, heat: heat + 1 });
  }
  return places;
}
