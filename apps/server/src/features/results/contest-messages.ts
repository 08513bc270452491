/** The feed messages of one contest: its result, and its actions if it has two sides. */
import { findFacts } from '@podium/games';
import type { ContestDecision, DecisionKind, EnteredContest, EnteredPeriod } from '@podium/games';
import type { BodyOf, Detail, PeriodElement, ResultElement } from '@podium/odf';
import type { Program } from '../../read-model/program/program.ts';
import type { Contest } from './contest.ts';
import { isOpenPlace } from './contest.ts';
import { blankLine, competitorElement } from './elements.ts';

export function resultBody(program: Program, contest: Contest, zoned: (at: string) => string): BodyOf<'result'> {
  const { row, rules, entered, lines } = contest;
  const isSides = rules.contest === 'sides';
  const results = lines.map((line, index): ResultElement => {
    const details = line.side
      ? [{ type: 'EUE', code: 'HOME_AWAY', value: line.side === 'home' ? 'HOME' : 'AWAY' }]
      : [];
    return blankLine({
      rank: isSides || line.rank === null ? undefined : String(line.rank),
      isRankEqual: line.isRankEqual,
      resultType: line.resultType ?? undefined,
      result: line.result ?? undefined,
      irm: line.irm ?? undefined,
      wlt: line.wlt ?? undefined,
      sortOrder: String(index + 1),
      startOrder: line.start ?? undefined,
      startSortOrder: line.start !== null && /^\d{1,6}$/u.test(line.start) ? line.start : undefined,
      details: lineDetails(contest, line),
      records: (entered.records[line.competitor] ?? []).map((recordType) => ({ recordType, isEqualled: false })),
      competitor: competitorElement(program, isOpenPlace(line.competitor) ? null : line.competitor, { details }),
    });
  });
  const [home, away] = lines.map(({ competitor }) => (isOpenPlace(competitor) ? 'TBD' : competitor));
  const proceed = row.details.filter(({ code }) => code.startsWith('QUAL_'));
  const isOn = entered.status === 'LIVE' && entered.period !== null && entered.period !== 'TOT';
  return {
    kind: 'result',
    info: {
      startDate: entered.beganAt ? zoned(entered.beganAt) : undefined,
      endDate: entered.endedAt ? zoned(entered.endedAt) : undefined,
      infos: [
        ...proceed,
        ...entered.bars.map((value, place) => ({ type: 'UI', code: 'INTERMEDIATE', pos: String(place + 1), value })),
        ...factDetails(entered.facts, null),
        ...decisionDetails(entered),
        ...(isOn ? [{ type: 'UI', code: 'PERIOD', value: entered.period! }] : []),
      ],
    },
    officials: [],
    periods:
      isSides && entered.periods.length > 0
        ? { home, away, periods: periodElements(entered.periods, lines, rules.count) }
        : undefined,
    results,
  };
}

/** Attempts with what belongs to each of them, then the facts of the line; those of its best attempt are the line's. */
function lineDetails({ entered, rules, attempts, discipline, row }: Contest, line: Contest['lines'][number]): Detail[] {
  const codes = new Set(
    findFacts(discipline.scoring.facts ?? [], row.unit.code, attempts).flatMap(({ code, of, isOfAttempt }) =>
      of === 'line' && isOfAttempt ? code : [],
    ),
  );
  const facts = factDetails(entered.facts, line.competitor);
  const ofAttempts = facts.filter(({ code }) => codes.has(code));
  const best = line.attempts.indexOf(line.result ?? '');
  return [
    ...attemptDetails(rules.panel ? [] : line.attempts, rules).map((attempt) => {
      const own = ofAttempts.filter(({ pos }) => pos === attempt.pos);
      return own.length > 0 ? { ...attempt, extensions: own.map(({ code, value }) => ({ code, value })) } : attempt;
    }),
    ...ofAttempts.flatMap(({ pos, ...fact }) => (pos === String(best + 1) ? fact : [])),
    ...facts.filter(({ code }) => !codes.has(code)),
  ];
}

/** Attempts at a bar are at its heights, which are facts of the contest. */
const attemptDetails = (attempts: readonly string[], { isHeights = false }: Contest['rules']): Detail[] =>
  attempts.flatMap((value, place) =>
    isHeights && value === ''
      ? []
      : { type: 'ER', code: isHeights ? 'INTERMEDIATE' : 'ATTEMPT', pos: String(place + 1), value },
  );

/** Facts of a competitor, or of the contest (null). */
const factDetails = (facts: EnteredContest['facts'], of: string | null): Detail[] =>
  facts.flatMap(({ competitor, code, pos, value }) =>
    competitor === of ? { type: of === null ? 'UI' : 'ER', code, pos: pos ?? undefined, value } : [],
  );

/** Details of a decision that the score does not show. */
function decisionDetails({ ending, decision }: EnteredContest): Detail[] {
  if (decision) return [decidedBy(decision)];
  return ending?.how === 'abandoned' ? [{ type: 'UI', code: 'DECIDED_BY', value: 'ABD' }] : [];
}

const decisionCodes = { lot: 'LOT', jury: 'JURY', extra: 'EXTRA', shared: 'SHARED' } as const satisfies Record<
  DecisionKind,
  string
>;

/** A fact about a contest, table or list. Its reason is a note of the message. */
export const decidedBy = ({ by }: ContestDecision): Detail => ({
  type: 'UI',
  code: 'DECIDED_BY',
  value: decisionCodes[by],
});

/** Scores of the parts, with the running score if the sport has one, and the total. */
function periodElements(
  periods: readonly EnteredPeriod[],
  lines: Contest['lines'],
  count: Contest['rules']['count'],
): PeriodElement[] {
  const total = { home: lines[0]?.result ?? undefined, away: lines[1]?.result ?? undefined };
  const parts = periods
    .filter(({ code }) => code !== 'TOT')
    .map((period, index): PeriodElement => {
      const until = count.runningScore?.(periods.slice(0, index + 1));
      return {
        code: period.code,
        homeScore: until && String(until.home),
        awayScore: until && String(until.away),
        homePeriodScore: String(period.home),
        awayPeriodScore: String(period.away),
        details: (count.facts?.(period) ?? []).map((fact) => ({ type: 'EP', ...fact })),
      };
    });
  return [...parts, { code: 'TOT', homeScore: total.home, awayScore: total.away, details: [] }];
}

/** Scores and cards in order; undefined if there were none. */
export function actionsBody(program: Program, { row, entered, lines, rules }: Contest): BodyOf<'actions'> | undefined {
  const [home, away] = lines;
  // An empty list replaces one whose actions were all undone.
  const hasEntered = entered.actions.length > 0 || row.steps.some(({ step }) => step.do === 'score');
  if (!hasEntered || !home || !away) return undefined;
  const sides = { home: home.competitor, away: away.competitor };
  return {
    kind: 'actions',
    info: { infos: [] },
    home: sides.home,
    away: sides.away,
    actions: entered.actions.map((action, index) => {
      const competitor = sides[action.side];
      const element = competitorElement(program, competitor, { isBrief: true });
      const button = rules.count.buttons.find((button) => button.action === action.action);
      return {
        id: action.id,
        period: action.period,
        order: String(index + 1),
        action: action.action,
        result: button?.result,
        when: action.clock,
        scoreHome: action.points > 0 ? String(action.home) : undefined,
        scoreAway: action.points > 0 ? String(action.away) : undefined,
        competitors: [{ code: competitor, type: element.type, order: '1', organisation: element.organisation }],
        people: action.person === undefined ? [] : [{ code: action.person, order: '1', competitor }],
        details: [],
        attributes: {},
      };
    }),
  };
}
