/** What a unit has to do with the medals of its event: from its awards and the programme, never from a rank. */
import type { Competitor, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import { isSettled } from '@podium/games';
import type { Medal } from '@podium/games';
import type { NamedCompetitor } from '../programme/named-competitor.ts';
import type { Presenter } from '../programme/presenter.ts';
import { compareUnits, isCompetition } from '../programme/unit-state.ts';
import type { AwardInfo } from '../snapshot/awards.ts';
import type { UnitInfo } from '../snapshot/programme.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The podium of the unit's event, and which part of it the unit is. */
export function decidingOf(presenter: Presenter, unit: UnitInfo): Pick<UnitAnswer, 'podium' | 'part'> {
  const podium = awardsOf(presenter.snapshot, unit).map((award) => ({
    medal: award.medal,
    competitor: presenter.competitor(awarded(award)),
    isOfficial: award.isOfficial,
    isEventOpen: award.isEventOpen,
  }));
  return { podium: podium.length > 0 ? podium : undefined, part: partOf(presenter.snapshot, unit) };
}

/** Who has won the gold medal of an event: two where it is shared, nobody while it is open. */
export function winnersOf(presenter: Presenter, { eventId }: Pick<UnitInfo, 'eventId'>): Competitor[] {
  return awardsOf(presenter.snapshot, { eventId })
    .filter((award) => award.medal === 'gold' && isSettled(award))
    .map((award) => presenter.competitor(awarded(award)));
}

/** Each line with the medal of its competitor, where the unit is one of those that decide medals. */
export function withMedals<Line extends ResultLineAnswer>(snapshot: Snapshot, unit: UnitInfo, lines: Line[]): Line[] {
  const medals = medalsIn(snapshot, unit);
  if (medals.size === 0) return lines;
  return lines.map((line) => {
    const medal = medals.get(line.competitor.id);
    return medal ? { ...line, medal } : line;
  });
}

/** Who has which medal of the unit's event, where the unit is one of those that decide medals; else nobody. */
export function medalsIn(snapshot: Snapshot, unit: UnitInfo): ReadonlyMap<string | null, Medal> {
  const awards = awardsOf(snapshot, unit);
  const isDeciding = medalOf(snapshot, unit) !== 'none' || awards.some(({ unitId }) => unitId === unit.id);
  const settled = isDeciding ? awards.filter(isSettled) : [];
  // Best first: if someone was given two, one of them in error, the better one counts.
  return new Map(settled.toReversed().map(({ competitorId, medal }) => [competitorId, medal]));
}

const awarded = ({ competitorId, competitorType, organisation, name, members }: AwardInfo): NamedCompetitor => ({
  id: competitorId,
  type: competitorType,
  organisation,
  name,
  members,
});

function awardsOf({ awards }: Snapshot, { eventId }: Pick<UnitInfo, 'eventId'>): AwardInfo[] {
  if (eventId === undefined) return [];
  return (awards.byEvent.get(eventId) ?? []).filter(({ isNotAwarded }) => !isNotAwarded);
}

/**
 * "Part 5 of 5", where several units together decide the gold medal: the parts of a combined event, the runs of a final.
 * They are those of the same people: finals A and B, or two contests for medals, are no parts of each other.
 */
function partOf(snapshot: Snapshot, unit: UnitInfo): UnitAnswer['part'] {
  if (unit.eventId === undefined || medalOf(snapshot, unit) !== 'gold') return undefined;
  const deciding = snapshot.units
    .of('event', unit.eventId)
    .filter((one) => isCompetition(one) && isPossible(one) && medalOf(snapshot, one) === 'gold');
  const gathering = new Set(deciding.map(({ parentId }) => parentId));
  const parts = deciding.filter((one) => !gathering.has(one.id) && isSameField(one, unit)).sort(compareUnits);
  const index = parts.indexOf(unit);
  if (index === -1 || parts.length === 1 || parts.some(({ isHeadToHead }) => isHeadToHead)) return undefined;
  return { number: index + 1, of: parts.length };
}

/** More than half of the smaller field are in both. */
function isSameField({ entrants: one }: UnitInfo, { entrants: other }: UnitInfo): boolean {
  const others = new Set(other);
  return one.filter((id) => others.has(id)).length * 2 > Math.min(one.length, other.length);
}

const isPossible = ({ status }: UnitInfo): boolean => status !== 'UNSCHEDULED' && status !== 'CANCELLED';

/** Its own, else that of the row it is gathered under; the contests of a team match decide none. */
function medalOf({ units }: Snapshot, { medal, parentId }: UnitInfo): UnitInfo['medal'] {
  if (medal !== 'none' || parentId === undefined) return medal;
  const parent = units.get(parentId);
  return parent === undefined || parent.isHeadToHead ? 'none' : parent.medal;
}
