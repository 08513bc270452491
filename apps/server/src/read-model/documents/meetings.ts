/** Earlier contests between the two sides of a unit. */
import { unitKey } from '@podium/contract/live-keys';
import type { MeetingAnswer } from '@podium/contract';
import { isPlaceholder } from '@podium/games';
import type { Presenter } from '../program/presenter.ts';
import { compareUnits, isDone, unitSides } from '../program/unit-state.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';

/** Earlier contests of the same two sides at these Games, and the live keys of contests that may become one. */
export function presentMeetings(presenter: Presenter, unit: UnitInfo): { meetings?: MeetingAnswer[]; keys: string[] } {
  const [home, away] = unitSides(unit);
  if (home === undefined || away === undefined || isPlaceholder(home) || isPlaceholder(away)) return { keys: [] };
  const earlier = presenter.snapshot.units
    .of('entrant', home)
    .filter((candidate) => candidate.id !== unit.id && candidate.isHeadToHead && compareUnits(candidate, unit) < 0);
  const met = earlier.filter(
    (met) => isDone(met) && unitSides(met).includes(home) && unitSides(met).includes(away) && !isWithin(met, unit),
  );
  const ids = new Set(met.map(({ id }) => id));
  const meetings = met
    // The score of a series includes its games.
    .filter(({ parentId }) => parentId === undefined || !ids.has(parentId))
    .sort((a, b) => compareUnits(b, a))
    .map((match) => presentMeeting(presenter, match, { home, away, eventId: unit.eventId }));
  return { meetings: meetings.length > 0 ? meetings : undefined, keys: earlier.map(({ id }) => unitKey(id)) };
}

/** Returns whether one of two contests is part of the other, such as a game and its best of three. */
const isWithin = (one: UnitInfo, other: UnitInfo): boolean => one.id === other.parentId || one.parentId === other.id;

function presentMeeting(
  presenter: Presenter,
  met: UnitInfo,
  { home, away, eventId }: { home: string; away: string; eventId?: string },
): MeetingAnswer {
  const findLine = (side: string) => met.summary.find(({ competitor }) => competitor === side);
  const event = met.eventId === eventId ? null : presenter.eventOf(met);
  // Fencing uses V for a victory.
  const hasWon = (side: string): boolean => /^[WV]/.test(findLine(side)?.wlt ?? '');
  return {
    id: met.id,
    name: presenter.nameOfUnit(met),
    event: event ? { id: event.id, name: event.name } : undefined,
    day: met.day,
    home: findLine(home)?.result ?? null,
    away: findLine(away)?.result ?? null,
    homeIrm: findLine(home)?.irm,
    awayIrm: findLine(away)?.irm,
    winner: hasWon(home) ? 'home' : hasWon(away) ? 'away' : null,
  };
}
