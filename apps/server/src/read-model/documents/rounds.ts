import type { NamedRef } from '@podium/contract';
import { readCompetitors } from '../queries/discipline-rows.ts';
import type { Presenter } from '../program/presenter.ts';
import { compareUnits, isDone } from '../program/unit-state.ts';
import type { BuildContext } from './document.ts';

/** The last phase of an event in which each competitor has a result. */
export type LastRounds = ReadonlyMap<string, NamedRef>;

/** Last rounds by event and competitor: a competitor eliminated in the heats is ranked from there. */
export async function readLastRounds(
  { snapshot, pool }: Pick<BuildContext, 'snapshot' | 'pool'>,
  presenter: Presenter,
  events: readonly string[],
): Promise<ReadonlyMap<string, LastRounds>> {
  const units = events.flatMap((event) => snapshot.units.of('event', event).filter(isDone)).sort(compareUnits);
  const rows = await readCompetitors(
    pool,
    snapshot.partition,
    units.map(({ id }) => id),
  );
  const competitors = Map.groupBy(rows, ({ unit }) => unit);
  const rounds = new Map(events.map((event) => [event, new Map<string, NamedRef>()]));
  for (const { id, eventId = '', phaseId } of units) {
    if (phaseId === undefined) continue;
    const round = presenter.phase(phaseId) ?? { id: phaseId, name: '' };
    for (const { competitor } of competitors.get(id) ?? []) rounds.get(eventId)?.set(competitor, round);
  }
  return rounds;
}
