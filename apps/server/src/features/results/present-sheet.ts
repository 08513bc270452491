/** A contest as shown in forms and on scorers' pages. */
import { createHash } from 'node:crypto';
import type { ResultSheet, ResultStep } from '@podium/contract';
import { findPeriodName } from '@podium/disciplines';
import { impossible, sideScore } from '@podium/games';
import type { Doubt, EnteredSide } from '@podium/games';
import type { SignedIn } from '../../access/actor.ts';
import type { Presenter } from '../../read-model/program/presenter.ts';
import { phrase, sportPhrase } from '../../ground/phrases.ts';
import { mayEditUnit } from '../may-edit-unit.ts';
import type { Consequences } from './confirmation.ts';
import { findDoubts, hasOpenPlace, isOpenPlace, missingMarks } from './contest.ts';
import type { Contest } from './contest.ts';
import { lineValues } from './line-values.ts';
import { presentCorrections } from './present-corrections.ts';
import { buttonName, competitorName, contestName, stepName, plusPoints } from './sheet-names.ts';
import { presentFacts } from './sheet-facts.ts';
import { isRoundDecision } from './sift-steps.ts';
import { mayUndo } from './step-rules.ts';

/** Version of a sheet, which covers its starters and all its steps. */
export function contestVersion({ row, entered }: Contest): string {
  const state = [row.status, entered.lines.map(({ competitor }) => competitor), row.steps.map(({ step }) => step.id)];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);
}

/**
 * The reason why a user may not make a result official; null if they may. @param user undefined: checks the contest
 * only
 */
export function confirmFault(
  contest: Contest,
  user: Pick<SignedIn, 'userId'> | undefined,
  needsSecond: boolean,
): ResultSheet['confirmFault'] {
  const { entered, row } = contest;
  if (row.isFromFeed) return 'fromFeed';
  if (entered.status === 'OFFICIAL') return 'isOfficial';
  if (entered.status !== 'UNOFFICIAL') return 'notFinished';
  if (hasOpenPlace(contest) || missingMarks(contest).length > 0) return 'incomplete';
  const fault = findDoubts(contest).find(({ code }) => impossible.has(code))?.code;
  if (fault === 'level' || fault === 'levelPart' || fault === 'abandoned') return fault;
  if (fault) return 'badScore';
  return needsSecond && user && row.steps.some(({ step, by }) => by === user.userId && step.do !== 'confirm')
    ? 'secondPerson'
    : null;
}

export interface SheetOptions {
  presenter: Presenter;
  /** Reason why nothing can be entered; null if entry is open. */
  enterFault: ResultSheet['enterFault'];
  /** The current user; undefined for a scorer without an account, who cannot confirm. */
  user?: SignedIn;
  needsSecond: boolean;
  /** Id of the scorer's link that reads the sheet. */
  link?: string;
  /** Open ties of the round; before it is official, those that there would be if this result were confirmed. */
  ties: Consequences['ties'];
  /** Contests that would get other competitors, if they had not begun. */
  kept: Consequences['kept'];
  /** Others who have the sheet open. */
  others: ResultSheet['others'];
  /** Presence in the call room, by competitor. */
  checkIns: ReadonlyMap<string, boolean> | undefined;
  /** Names of accounts by id. */
  people: ReadonlyMap<string, string>;
}

export function presentSheet(contest: Contest, options: SheetOptions): ResultSheet {
  const { row, discipline, rules, attempts, entered } = contest;
  const { presenter, user, enterFault } = options;
  const mayEnter = enterFault === null && !row.isFromFeed;
  const mayDecide = user !== undefined && mayEditUnit(user, row.unit);
  const { unit } = row;
  const item = presenter.item(unit);
  const { language } = presenter;
  const isSides = rules.contest === 'sides';
  const isOfficial = row.status === 'OFFICIAL';
  const fault = confirmFault(contest, user, options.needsSecond);
  const code = unit.disciplineCode ?? '';
  const periodName = (period: string): string => {
    const name = findPeriodName(discipline, period);
    return name ? sportPhrase(code, language, name.phrase, name.number) : period;
  };
  return {
    unit: { id: unit.id, name: item.name },
    code: unit.code,
    event: item.event && { id: item.event.id, name: item.event.name },
    discipline: item.discipline && { id: item.discipline.key, name: item.discipline.name },
    venue: item.location ?? item.venue,
    start: item.start,
    status: item.status,
    resultStatus: row.steps.length > 0 && !row.isFromFeed ? entered.status : (unit.resultStatus ?? null),
    isFromFeed: row.isFromFeed,
    version: contestVersion(contest),
    contest: rules.contest,
    mark: rules.mark,
    decimals: rules.decimals,
    attempts,
    cut: rules.cut ?? null,
    isHeights: rules.isHeights ?? false,
    panel: rules.panel ?? null,
    bars: [...entered.bars],
    ...presentFacts(contest, presenter),
    rules: row.rules ?? null,
    startName:
      rules.startOrder === 'order' ? phrase(language, 'results.order') : sportPhrase(code, language, rules.startOrder),
    lines: inStartOrder(contest).map((line, index) => ({
      ...presentLine(contest, presenter, line, index),
      isHere: options.checkIns?.get(line.competitor) ?? null,
      values: presentValues(contest, line.competitor, presenter),
      corrections: presentCorrections(contest, line.competitor, options),
    })),
    periods: isSides
      ? rules.count.listParts(entered.periods).map((period) => ({
          code: period,
          name: periodName(period),
          ...partScore(contest, period),
        }))
      : [],
    // Points count for the first part until another one is chosen.
    period: entered.period ?? (isSides && entered.status === 'LIVE' ? (rules.count.parts[0] ?? null) : null),
    hasPartScore: rules.count.hasPartScore,
    buttons: isSides
      ? rules.count.buttons.map(({ action, result, points }) => ({
          action: action ?? null,
          name: buttonName(contest, presenter, action, result) ?? plusPoints(points),
          points,
        }))
      : [],
    score: isSides && entered.periods.length > 0 ? sideScore(entered, rules.count) : null,
    winner: entered.winner,
    ending: entered.ending?.how ?? null,
    decision: entered.decision && { by: entered.decision.by, reason: entered.decision.reason },
    ties: (isOfficial ? options.ties : []).map(({ of, level, places, isShared }) => ({
      of,
      competitors: level.map((id) => ({ id, name: competitorName(presenter, id) })),
      places,
      isShared,
    })),
    others: options.others,
    history: row.steps.toReversed().map((stored) => ({
      id: stored.step.id,
      do: stored.step.do,
      at: stored.step.at,
      step: stored.step.do === 'confirm' ? null : (stored.step as ResultStep),
      by: stored.linkName ?? (stored.by === null ? null : (options.people.get(stored.by) ?? null)),
      name: stepName(contest, presenter, stored.step, periodName),
      isUndone: entered.undoneIds.has(stored.step.id),
      mayUndo:
        mayEnter &&
        (entered.status !== 'OFFICIAL' || isRoundDecision(stored.step)) &&
        (mayDecide || !isRoundDecision(stored.step)) &&
        mayUndo(stored, options.link),
    })),
    may: {
      enter: mayEnter,
      correct: mayDecide && enterFault !== 'noRight' && row.isFromFeed,
      confirm: mayDecide && mayEnter && fault === null,
      decide: mayDecide,
    },
    enterFault,
    confirmFault: fault,
    doubts: [
      ...findDoubts(contest).map((doubt) => presentDoubt(doubt, contest, { presenter, periodName })),
      ...(isOfficial ? [] : options.ties).map(({ level, places, isShared }) => ({
        code: 'tie' as const,
        isShared,
        names: level.map((id) => competitorName(presenter, id)),
        places,
      })),
      ...options.kept.map((kept) => ({
        code: 'kept' as const,
        name: contestName(presenter, kept.unit),
        names: kept.playing.map((id) => competitorName(presenter, id)),
        instead: kept.instead.map((id) => competitorName(presenter, id)),
      })),
    ],
    missing: missingMarks(contest).map((id) => competitorName(presenter, id)),
  };
}

function presentValues(
  contest: Contest,
  competitor: string,
  { language }: Presenter,
): ResultSheet['lines'][number]['values'] {
  const line = contest.row.isFromFeed ? contest.row.lines.find((one) => one.competitor === competitor) : undefined;
  return line ? lineValues(contest, line, language) : [];
}

/** Lines as they start, so that none moves while marks are typed. */
function inStartOrder({ entered, lines }: Contest): Contest['lines'] {
  const places = new Map(entered.lines.map(({ competitor }, index) => [competitor, index]));
  return lines.toSorted((a, b) => places.get(a.competitor)! - places.get(b.competitor)!);
}

function presentDoubt(
  doubt: Doubt,
  { entered }: Contest,
  { presenter, periodName }: { presenter: Presenter; periodName: (code: string) => string },
): ResultSheet['doubts'][number] {
  const nameOf = (side: EnteredSide): string => {
    const [first, second] = entered.lines;
    const line = entered.lines.find((one) => one.side === side) ?? (side === 'home' ? first : second);
    return competitorName(presenter, line?.competitor ?? '');
  };
  switch (doubt.code) {
    case 'abandoned':
    case 'level':
    case 'fewParts':
    case 'overLimit':
    case 'sportScore':
      return doubt;
    case 'partRule': {
      const { part, ...more } = doubt;
      return { ...more, name: periodName(part) };
    }
    case 'winnerOut':
      return { code: doubt.code, name: nameOf(doubt.side) };
    case 'winnerBehind': {
      const { code, side, home, away } = doubt;
      return { code, name: nameOf(side), home, away };
    }
    case 'farMark':
    case 'finerMark':
    case 'extraAttempt':
    case 'lateAttempt':
    case 'beyondMark':
    case 'absentMark':
      return { code: doubt.code, name: competitorName(presenter, doubt.competitor), mark: doubt.mark };
    default: {
      const { code, part, home, away } = doubt;
      return { code, name: periodName(part), home, away };
    }
  }
}

function presentLine(
  { lines, row, entered }: Contest,
  presenter: Presenter,
  line: Contest['lines'][number],
  index: number,
): Omit<ResultSheet['lines'][number], 'isHere' | 'values' | 'corrections'> {
  const isOpen = isOpenPlace(line.competitor);
  const team = presenter.snapshot.people.teams.get(line.competitor);
  const person = presenter.snapshot.people.persons.get(line.competitor);
  const place = isOpen ? row.lines[Number(line.competitor.slice(4)) - 1] : undefined;
  const named = presenter.competitor(
    isOpen
      ? { id: 'TBD', from: place?.from && { unit: place.from.ref, result: place.from.result } }
      : { id: line.competitor, type: team ? 'T' : 'A' },
  );
  const sourceText = named.from && sourceName(named.from, presenter);
  return {
    competitor: { id: line.competitor, name: isOpen ? (sourceText ?? '') : named.name },
    organisation: named.organisation && { id: named.organisation.code, name: named.organisation.name },
    isOpen,
    start: line.start ?? (lines.length > 2 ? String(index + 1) : null),
    bib: person?.bib ?? null,
    side: line.side,
    mark: line.side ? line.result : (line.mark ?? line.result),
    irm: line.irm,
    attempts: [...line.attempts],
    facts: entered.facts.flatMap(({ competitor, code, pos, value }) =>
      competitor === line.competitor ? { code, pos, value } : [],
    ),
    records: [...(entered.records[line.competitor] ?? [])],
    rank: line.rank === null ? null : String(line.rank),
    wlt: line.wlt,
    people: (team?.members ?? []).map((member) => ({
      id: member.id,
      name: presenter.personName(member.id),
      bib: member.bib ?? null,
    })),
  };
}

/** Origin of the competitor of an open place: the winner or loser of a contest, or a rank of a phase. */
function sourceName({ name, result }: { name?: string; result?: string }, { language }: Presenter): string {
  if (name && result === 'W') return phrase(language, 'place.winnerOf', { name });
  if (name && result === 'L') return phrase(language, 'place.loserOf', { name });
  return [name, result].filter(Boolean).join(' · ');
}

function partScore(
  { entered, rules: { count } }: Contest,
  code: string,
): Pick<ResultSheet['periods'][number], 'score' | 'innerScore' | 'decider'> {
  const period = entered.periods.find((period) => period.code === code);
  return {
    score: period ? { home: period.home, away: period.away } : null,
    innerScore: (period && count.innerScore?.(period)) ?? null,
    ...(period && count.hasDecider?.(period) && { decider: period.tallies?.['points'] ?? null }),
  };
}
