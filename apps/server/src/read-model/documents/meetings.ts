/** Earlier contests between the two sides of a unit. */
import { unitKey } from '@podium/contract/live-keys';
import type { MeetingAnswer } from '@podium/contract';
import { isPlaceholder } from '@podium/games';
import type { Presenter } from '../programme/presenter.ts';
import { compareUnits, isDone, unitSides } from '../programme/unit-state.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';

/** Earlier contests of the same two sides at these Games, and the live keys of contests that may become one. */
export function presentMeetings(presenter: Presenter, unit: UnitInfo): { meetings?: MeetingAnswer[]; keys: string[] } {
  const [home, away] = unitSides(unit);
  if (home === undefined || away === undefined || isPlaceholder(home) || isPlaceholder(away)) return { keys: [] };
  const earlier = presenter.snapshot.units
    .of('entrant', home)
    .filter((candidate) => candidate.id !== unit.id && candidate.isHeadToHead && compareUnits(candidate, unit) < 0);
  const met = earlier.filter(
    (unit) => isDone(unit) && unitSides(unit).includes(home) && unitSides(unit).includes(away),
  );
  const meetings = met
    .sort((a, b) => compareUnits(b, a))
    .map((match) => presentMeeting(presenter, match, { home, away, eventId: unit.eventId }));
  return { meetings: meetings.length > 0 ? meetings : undefined, keys: earlier.map(({ id }) => unitKey(id)) };
}

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
    home: findLine(home)?.result ?? findLine(home)?.irm ?? null,
    away: findLine(away)?.result ?? findLine(away)?.irm ?? null,
    winner: hasWon(home) ? 'home' : hasWon(away) ? 'away' : null,
  };
}
