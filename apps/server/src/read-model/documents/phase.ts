import { liveKeys, participantsKey, programKey, standingKey } from '@podium/contract/live-keys';
import type { PhaseAnswer } from '@podium/contract';
import { canonicalCode } from '@podium/disciplines';
import { rscToId } from '@podium/games';
import { Presenter } from '../program/presenter.ts';
import { newestStamp } from '../program/unit-state.ts';
import { readLists } from '../queries/discipline-rows.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { readCodeNames } from './code-names.ts';
import type { Build } from './document.ts';
import { presentStanding } from './standings.ts';

/** A phase as one list: the ranking over its heats, or the total over its runs. */
export const buildPhase: Build<{ id: string }> = async ({ snapshot, language, pool }, { id: asked }) => {
  const id = asked.length === 34 ? rscToId(asked) : asked;
  const lists = await Promise.all(
    (['result', 'cumulative'] as const).map((kind) =>
      readLists(pool, snapshot.partition, { level: 'phase', kind, ref: id }),
    ),
  );
  const [ranking, total] = lists.map(([list]) => list);
  const list = (ranking ?? total)?.set;
  const event = eventOfPhase(snapshot, id) ?? list?.event_id ?? undefined;
  if (event === undefined) return undefined;
  const presenter = new Presenter(snapshot, language);
  const feedCode = snapshot.reference.events.get(event)?.feedCode ?? list?.discipline_code ?? event.slice(0, 3);
  const code = snapshot.reference.events.get(event)?.disciplineCode ?? canonicalCode(feedCode);
  const body: PhaseAnswer = {
    ...presenter.phaseOf(id, list?.names['unit']),
    discipline: presenter.discipline(code),
    event: presenter.event(event, list?.names['event']),
    ranking: ranking ? presentStanding(presenter, ranking) : null,
    total: total ? presentStanding(presenter, total) : null,
    asOf: presenter.asOf(newestStamp([ranking, total].flatMap((list) => list?.set ?? []))),
  };
  // Parts of a line are named after their units, hence the key of the event's program.
  return {
    body: { ...body, codeNames: readCodeNames(presenter, feedCode, body) },
    keys: [liveKeys.games, standingKey(id), programKey(event), participantsKey(code)],
  };
};

/** The event of a phase; undefined if structure and schedule do not name the phase. */
function eventOfPhase({ reference, units }: Snapshot, id: string): string | undefined {
  const eventId = reference.phases.get(id)?.eventId;
  if (eventId !== undefined) return eventId;
  for (const unit of units.values()) if (unit.phaseId === id) return unit.eventId;
  return undefined;
}
