import type { StartLine } from '@podium/contract';
import { entryMethod } from '../program/entry-method.ts';
import type { Presenter } from '../program/presenter.ts';
import { compareUnits, isCompetition, isShown } from '../program/unit-state.ts';
import { readEventEntries } from '../queries/participant-rows.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { BuildContext } from './document.ts';
import { toEntry } from './entries.ts';

/**
 * Adds entry marks to a start list of the first round. In later rounds the mark of the previous round counts instead.
 */
export async function withEntryMarks(
  context: BuildContext,
  presenter: Presenter,
  unit: UnitInfo,
  starts: readonly StartLine[],
): Promise<StartLine[]> {
  const { pool, snapshot } = context;
  const { eventId } = unit;
  if (eventId === undefined || starts.length === 0 || !isOfFirstRound(context, unit)) return [...starts];
  const { persons, teams } = snapshot.people;
  const rows = new Map(
    (await readEventEntries(pool, snapshot.partition, eventId)).map((row) => [row.competitor_id, row]),
  );
  return starts.map((line) => {
    const { id } = line.competitor;
    const registrations = (persons.get(id ?? '') ?? teams.get(id ?? ''))?.registrations;
    const { best, seed } = toEntry(
      rows.get(id ?? ''),
      registrations?.find(({ event }) => event === eventId),
    );
    const method = id === null ? undefined : entryMethod(presenter, eventId, id);
    return (best ?? seed ?? method) ? { ...line, entry: { best, seed, method } } : line;
  });
}

function isOfFirstRound({ snapshot }: BuildContext, { eventId, phaseId }: UnitInfo): boolean {
  const contests = snapshot.units.of('event', eventId!).filter((other) => isShown(other) && isCompetition(other));
  return contests.length === 0 || contests.sort(compareUnits)[0]!.phaseId === phaseId;
}
