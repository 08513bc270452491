/** The relation of a unit to the medals of its event: derived from awards and the schedule, never from a rank. */
import type { Competitor, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import { isSettled } from '@podium/games';
import type { Medal } from '@podium/games';
import { awardedCompetitor } from '../program/named-competitor.ts';
import type { Presenter } from '../program/presenter.ts';
import { eventAwards, combinedPartNumber, isUnderCorrection, unitMedal, partNumber } from '../program/outcome.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The medalists of the unit's event, and which part of the event the unit is. */
export function presentDeciding(presenter: Presenter, unit: UnitInfo): Pick<UnitAnswer, 'podium' | 'part'> {
  const podium = eventAwards(presenter.snapshot, unit).map((award) => ({
    medal: award.medal,
    competitor: presenter.competitor(awardedCompetitor(award)),
    isOfficial: award.isOfficial,
    isEventOpen: award.isEventOpen,
  }));
  return {
    podium: podium.length > 0 ? podium : undefined,
    part: partNumber(presenter.snapshot, unit) ?? combinedPartNumber(presenter.snapshot, unit),
  };
}

/** Gold medalists of an event: two if the medal is shared, none while the event is open or under correction. */
export function eventWinners(presenter: Presenter, { eventId }: Pick<UnitInfo, 'eventId'>): Competitor[] {
  return eventAwards(presenter.snapshot, { eventId })
    .filter((award) => award.medal === 'gold' && isSettled(award) && !isUnderCorrection(presenter.snapshot, award))
    .map((award) => presenter.competitor(awardedCompetitor(award)));
}

/** Adds each competitor's medal to the lines if the unit decides medals. */
export function withMedals<Line extends ResultLineAnswer>(snapshot: Snapshot, unit: UnitInfo, lines: Line[]): Line[] {
  const medals = medalsIn(snapshot, unit);
  if (medals.size === 0) return lines;
  return lines.map((line) => {
    const medal = medals.get(line.competitor.id);
    return medal ? { ...line, medal } : line;
  });
}

/** Medals by competitor if the unit decides medals of its event; empty otherwise. */
export function medalsIn(snapshot: Snapshot, unit: UnitInfo): ReadonlyMap<string | null, Medal> {
  const awards = eventAwards(snapshot, unit);
  const isDeciding = unitMedal(snapshot, unit) !== 'none' || awards.some(({ unitId }) => unitId === unit.id);
  const settled = isDeciding ? awards.filter((award) => isSettled(award) && !isUnderCorrection(snapshot, award)) : [];
  // Reversed, so that the better medal wins if a competitor was given two by mistake.
  return new Map(settled.toReversed().map(({ competitorId, medal }) => [competitorId, medal]));
}
