/** What a unit has to do with the medals of its event: from its awards and the programme, never from a rank. */
import type { Competitor, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import { isSettled } from '@podium/games';
import type { Medal } from '@podium/games';
import { awardedCompetitor } from '../programme/named-competitor.ts';
import type { Presenter } from '../programme/presenter.ts';
import { awardsOf, combinedPartOf, isUnderCorrection, medalOf, partOf } from '../programme/outcome.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The podium of the unit's event, and which part of it the unit is. */
export function decidingOf(presenter: Presenter, unit: UnitInfo): Pick<UnitAnswer, 'podium' | 'part'> {
  const podium = awardsOf(presenter.snapshot, unit).map((award) => ({
    medal: award.medal,
    competitor: presenter.competitor(awardedCompetitor(award)),
    isOfficial: award.isOfficial,
    isEventOpen: award.isEventOpen,
  }));
  return {
    podium: podium.length > 0 ? podium : undefined,
    part: partOf(presenter.snapshot, unit) ?? combinedPartOf(presenter.snapshot, unit),
  };
}

/** Who has won the gold medal of an event: two where it is shared, nobody while it is open or under correction. */
export function winnersOf(presenter: Presenter, { eventId }: Pick<UnitInfo, 'eventId'>): Competitor[] {
  return awardsOf(presenter.snapshot, { eventId })
    .filter((award) => award.medal === 'gold' && isSettled(award) && !isUnderCorrection(presenter.snapshot, award))
    .map((award) => presenter.competitor(awardedCompetitor(award)));
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
  const settled = isDeciding ? awards.filter((award) => isSettled(award) && !isUnderCorrection(snapshot, award)) : [];
  // Best first: if someone was given two, one of them in error, the better one counts.
  return new Map(settled.toReversed().map(({ competitorId, medal }) => [competitorId, medal]));
}
