import { liveKeys } from '@podium/contract/live-keys';
import type { GamesAnswer } from '@podium/contract';
import type { Build } from './document.ts';
import { Presenter } from '../program/presenter.ts';
import { isCompetition, isShown } from '../program/unit-state.ts';
import { gamesFrame, sportCodes } from '../program/known.ts';

export const buildGames: Build<object> = ({ snapshot, language }) => {
  const presenter = new Presenter(snapshot, language);
  const { games, events } = snapshot.reference;
  const { readOnly, medalsFrozen, rehearsal } = snapshot.switches;
  const units = countBy(
    [...snapshot.units.values()].filter((unit) => isCompetition(unit) && isShown(unit)),
    (unit) => unit.disciplineCode,
  );
  const eventCounts = countBy([...events.values()], (event) => event.disciplineCode);
  const disciplines = sportCodes(snapshot).map((code) => ({
    ...presenter.discipline(code),
    pictogram: snapshot.reference.disciplines.get(code)?.pictogram,
    events: eventCounts.get(code) ?? 0,
    units: units.get(code) ?? 0,
  }));
  const body: GamesAnswer = {
    code: games.code,
    name: presenter.text(games.name) ?? games.code,
    timeZone: games.timeZone,
    ...gamesFrame(snapshot),
    dayEndsAt: games.dayEndsAt,
    languages: games.languages,
    regions: games.regions,
    disciplines,
    total: disciplines.length,
    readOnly: readOnly && { since: presenter.instant(readOnly.since)!, reason: readOnly.reason },
    medalsFrozenSince: medalsFrozen && presenter.instant(medalsFrozen.since)!,
    rehearsalSince: rehearsal && presenter.instant(rehearsal.since)!,
    asOf: presenter.asOf(snapshot.stamp),
  };
  return { body, keys: [liveKeys.games, liveKeys.schedule] };
};

export function countBy<Item>(items: readonly Item[], getKey: (item: Item) => string | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = getKey(item);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
