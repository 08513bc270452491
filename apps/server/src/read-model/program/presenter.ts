import type { UnitOutcome } from '@podium/games';
import type { OutcomeAnswer, ScheduleItemAnswer } from '@podium/contract';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import { presentMoment } from './moment-words.ts';
import { eventAwards, findOutcome } from './outcome.ts';
import { awardedCompetitor, startCompetitor } from './named-competitor.ts';
import { plainText } from './plain-text.ts';
import { findRerun } from './rerun.ts';
import type { TentativeUnit } from './to-come.ts';
import { Names } from './names.ts';
import { isCompetition } from './unit-state.ts';

/** Converts units of the snapshot to schedule items in one language. */
export class Presenter extends Names {
  item(unit: UnitInfo): ScheduleItemAnswer {
    const competitors = this.#competitors(unit);
    const rerun = findRerun(this.snapshot, unit);
    return {
      id: unit.id,
      code: unit.code,
      type: unit.type,
      discipline: unit.disciplineCode ? this.discipline(unit.disciplineCode) : null,
      event: this.eventOf(unit),
      phase: unit.phaseId ? this.phase(unit.phaseId) : null,
      name: this.nameOfUnit(unit),
      day: unit.day,
      start: this.instant(unit.startAt),
      end: this.instant(unit.endAt),
      actualStart: this.instant(unit.actualStartAt),
      actualEnd: this.instant(unit.actualEndAt),
      isStartHidden: unit.isStartHidden,
      startText: this.text(unit.startText) ?? null,
      change: this.#change(unit),
      estimatedStart: this.instant(unit.estimatedStartAt) ?? undefined,
      status: unit.status,
      isInferred: unit.isInferred,
      scheduleStatus: unit.scheduleStatus ?? null,
      resultStatus: unit.resultStatus ?? null,
      venue: this.venue(unit.venueId, unit.venueName),
      location: this.venue(unit.locationId, unit.locationName),
      place: (!unit.venueId && !unit.locationId && unit.venueName) || undefined,
      note: this.#note(unit),
      gender: unit.eventId ? this.event(unit.eventId).gender : null,
      medal: unit.medal === 'none' ? null : unit.medal,
      isHeadToHead: unit.isHeadToHead,
      competitors: competitors.length > 0 ? competitors : undefined,
      outcome: unit.medal === 'none' ? undefined : this.outcome(unit, findOutcome(this.snapshot, unit), unit.summary),
      isCorrected: this.#isCorrected(unit) || undefined,
      moment: presentMoment(unit, this),
      rerun: rerun && { id: rerun.id, start: this.instant(rerun.startAt) },
      parent: unit.parentId ?? null,
      tags: unit.tags,
      // The page of a postponed contest gives the reason, also without a start list.
      hasResults: unit.hasResults || unit.starts.length > 0 || (unit.status === 'POSTPONED' && isCompetition(unit)),
      isFieldHidden: unit.isFieldHidden,
    };
  }

  /** The description of a moved item is the reason for the change. */
  #note(unit: UnitInfo): string | undefined {
    if (isCompetition(unit) || unit.change) return undefined;
    const note = plainText(this.text(unit.description) ?? '');
    return note === '' ? undefined : this.written(note);
  }

  #change({ change }: UnitInfo): ScheduleItemAnswer['change'] {
    if (!change) return undefined;
    const reason = plainText(this.text(change.reason) ?? '');
    return { from: this.instant(change.from) ?? undefined, reason: reason === '' ? undefined : this.written(reason) };
  }

  #isCorrected({ medal, eventId }: UnitInfo): boolean {
    return medal === 'gold' && eventId !== undefined && this.snapshot.awards.corrections.has(eventId);
  }

  /**
   * Winners of the medal of a unit.
   *
   * @param lines the lines that `decided` refers to: those of the unit, or the totals
   */
  outcome(
    unit: UnitInfo,
    decided: UnitOutcome,
    lines: readonly { competitor: string; result?: string | null }[],
  ): OutcomeAnswer | undefined {
    const { decidedBy, winners, marks } = decided;
    if (decidedBy === 'correction') return { decidedBy, winners: [], marks };
    if (decidedBy !== 'awards') return undefined;
    const won = eventAwards(this.snapshot, unit).filter(
      ({ competitorId, medal }) => medal === unit.medal && winners.includes(competitorId),
    );
    const findMark = (id: string): string | undefined =>
      marks === 'none' || unit.isHeadToHead
        ? undefined
        : (lines.find(({ competitor }) => competitor === id)?.result ?? undefined);
    return {
      decidedBy,
      winners: won.map((award) => ({
        ...this.competitor(awardedCompetitor(award)),
        result: findMark(award.competitorId),
      })),
      marks,
    };
  }

  /** A contest expected only because of an entry. A round is shown by its phase name, otherwise by its event name. */
  tentativeItem({ unit, awaits, isRound }: TentativeUnit): ScheduleItemAnswer {
    const item = this.item(unit);
    const name = isRound ? (item.phase?.name ?? item.event?.name ?? item.name) : item.name;
    return { ...item, name, tentative: { awaits, isRound } };
  }

  #competitors(unit: UnitInfo): NonNullable<ScheduleItemAnswer['competitors']> {
    if (unit.summary.length > 0) return unit.summary.map((line) => this.#summary(line, unit));
    if (!unit.isHeadToHead) return [];
    return unit.starts.map((start) => this.competitor(startCompetitor(start)));
  }

  #summary(line: UnitInfo['summary'][number], unit: UnitInfo): NonNullable<ScheduleItemAnswer['competitors']>[number] {
    const competitor = this.competitor({
      id: line.competitor,
      type: line.type,
      organisation: line.organisation,
      name: line.name,
      members: line.type === 'A' ? undefined : unit.entrants.map((id) => ({ id })),
      from: line.from,
    });
    const hasResult = unit.resultStatus !== 'START_LIST';
    return hasResult
      ? { ...competitor, result: line.result, irm: line.irm, rank: line.rank, wlt: line.wlt, shootOut: line.shootOut }
      : competitor;
  }
}
