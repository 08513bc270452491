import type { GamesAnswer } from '@podium/contract';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Build } from './document.ts';
import { Presenter, isCompetition, isShown } from './presenter.ts';

export const buildGames: Build<void> = ({ snapshot, language }) => {
  const presenter = new Presenter(snapshot, language);
  const { games, events } = snapshot.reference;
  const days = gamesDays(snapshot);
  const units = countBy(
    [...snapshot.units.values()].filter((unit) => isCompetition(unit) && isShown(unit)),
    (unit) => unit.disciplineCode,
  );
  const eventCounts = countBy([...events.values()], (event) => event.disciplineCode);
  const disciplines = sportCodes(snapshot).map((code) => ({
    ...presenter.discipline(code),
    events: eventCounts.get(code) ?? 0,
    units: units.get(code) ?? 0,
  }));
  const body: GamesAnswer = {
    code: games.code,
    name: presenter.text(games.name) ?? games.code,
    timeZone: games.timeZone,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    dayEndsAt: games.dayEndsAt,
    languages: games.languages,
    disciplines,
    total: disciplines.length,
    asOf: presenter.asOf(snapshot.stamp),
  };
  return { body, keys: ['games', 'schedule'] };
};

/** Codes of disciplines that have events, in the order of the Games. */
export function sportCodes(snapshot: Snapshot): string[] {
  const codes = new Set<string>();
  for (const event of snapshot.reference.events.values()) codes.add(event.disciplineCode);
  for (const unit of snapshot.units.values())
    if (unit.disciplineCode && unit.eventId && isCompetition(unit)) codes.add(unit.disciplineCode);
  codes.delete('');
  const order = (code: string): number => snapshot.reference.disciplines.get(code)?.order ?? Number.MAX_SAFE_INTEGER;
  return [...codes].sort((one, other) => order(one) - order(other) || (one < other ? -1 : 1));
}

/** Every day from the first to the last that the Games or their programme name. */
export function gamesDays(snapshot: Snapshot): string[] {
  const { firstDay, lastDay } = snapshot.reference.games;
  const used = new Set<string>();
  for (const unit of snapshot.units.values()) if (unit.day !== '') used.add(unit.day);
  const sorted = [...used].sort();
  const from = [firstDay, sorted[0]].filter((day): day is string => Boolean(day)).sort()[0];
  const to = [lastDay, sorted.at(-1)]
    .filter((day): day is string => Boolean(day))
    .sort()
    .at(-1);
  if (!from || !to) return [];
  const days: string[] = [];
  for (
    let at = Date.parse(`${from}T00:00:00Z`);
    at <= Date.parse(`${to}T00:00:00Z`) && days.length < 400;
    at += 86_400_000
  ) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

export function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
