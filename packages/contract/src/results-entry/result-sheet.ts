/** A contest whose results are entered by hand, as its form shows it. */
import {
  contestKinds,
  decisionKinds,
  displayStatuses,
  endingKinds,
  markKinds,
  panelCounts,
  recordKinds,
  resultStatuses,
} from '@podium/games';
import { z } from 'zod';
import { instant, namedRef } from '../common.ts';
import { eventRules } from '../event-rules.ts';
import { correctedField } from './corrected-field.ts';
import { resultDoubt } from './result-doubt.ts';
import { resultStep, sideName } from './result-step.ts';

const entered = z.object({ home: z.number(), away: z.number() });

/** Current state of an entered contest. */
export const resultSheet = z
  .object({
    unit: namedRef,
    /** Code of the contest, by which a sport knows the rules of its event. */
    code: z.string(),
    event: namedRef.nullable(),
    discipline: namedRef.nullable(),
    venue: namedRef.nullable(),
    start: instant.nullable(),
    status: z.enum(displayStatuses),
    /** Status of the entered result; null before the first step. */
    resultStatus: z.enum(resultStatuses).nullable(),
    /** The feed sends this result: nothing is entered, single values are corrected. */
    isFromFeed: z.boolean(),
    /** Identifies the state of the sheet: a change based on another state is refused. */
    version: z.string(),
    contest: z.enum(contestKinds),
    mark: z.enum(markKinds),
    decimals: z.int(),
    /** Attempts per competitor; 0: a single mark. */
    attempts: z.int(),
    /** Attempts after which only the best continue; null: all have all. */
    cut: z.object({ after: z.int(), to: z.int() }).nullable(),
    /** True if the attempts are at heights of a bar, which the scorer sets. */
    isHeights: z.boolean(),
    /** Judges whose marks are entered in the place of attempts, with difficulty and deductions after them. */
    panel: z
      .object({
        judges: z.int(),
        dropped: z.int(),
        count: z.enum(panelCounts),
        hasDifficulty: z.boolean(),
        hasDeduction: z.boolean(),
      })
      .nullable(),
    /** Heights of the bar in order. */
    bars: z.array(z.string()),
    /** Values that can be entered beside the marks, with their names in the reader's language. */
    facts: z.array(
      z.object({
        code: z.string(),
        of: z.enum(['line', 'contest']),
        pos: z.string().nullable(),
        /** The value belongs to the attempt with the number `pos`. */
        isOfAttempt: z.boolean(),
        name: z.string(),
        /** Value of a fact of the contest; null for a fact of the lines. */
        value: z.string().nullable(),
      }),
    ),
    /** Records and bests that a mark can be, with their names; empty if the sport has no marks. */
    recordKinds: z.array(z.object({ code: z.enum(recordKinds), name: z.string() })),
    /** Rules that the organizers have chosen for the event, by which a device counts; null: those of the sport. */
    rules: eventRules.nullable(),
    /** Heading of the start order, in the reader's language: lane. */
    startName: z.string(),
    lines: z.array(
      z.object({
        competitor: namedRef,
        organisation: namedRef.nullable(),
        /** Still open: the winner of an unfinished contest. */
        isOpen: z.boolean(),
        /** True if they have come to the call room; null if unknown, and once the contest has ended. */
        isHere: z.boolean().nullable(),
        start: z.string().nullable(),
        bib: z.string().nullable(),
        side: sideName.nullable(),
        mark: z.string().nullable(),
        irm: z.string().nullable(),
        attempts: z.array(z.string()),
        /** Values of the sheet's facts of the lines. */
        facts: z.array(z.object({ code: z.string(), pos: z.string().nullable(), value: z.string() })),
        records: z.array(z.enum(recordKinds)),
        rank: z.string().nullable(),
        wlt: z.enum(['W', 'L', 'T']).nullable(),
        people: z.array(namedRef.extend({ bib: z.string().nullable() })),
        /** Splits, attempts and scores of parts that the feed sends, each of which can be corrected. */
        values: z.array(
          z.object({
            field: correctedField,
            kind: z.enum(['attempt', 'split', 'part']),
            /** In the reader's language: `Attempt 3`, `50 m`, `Set 1`. */
            name: z.string(),
            value: z.string().nullable(),
          }),
        ),
        /** Values that an organizer has corrected, with those of the feed. */
        corrections: z.array(
          z.object({
            field: correctedField,
            /** Name of a split, attempt or part in the reader's language; null for the values of every line. */
            name: z.string().nullable(),
            value: z.string().nullable(),
            feed: z.string().nullable(),
            /** Name of the account. */
            by: z.string().nullable(),
            at: instant,
            reason: z.string().nullable(),
            isLasting: z.boolean(),
            /** The feed has sent another value since, which is not shown. */
            isContradicted: z.boolean(),
            /** From the official result by hand, which the feed's result followed. */
            isEntered: z.boolean(),
          }),
        ),
      }),
    ),
    /** Periods with their names and entered scores; null: not begun. */
    periods: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        score: entered.nullable(),
        /** The score within the period, such as a game of tennis, as text: `40`, `AD`. */
        /**
         * Points of the game that decided the part; null: not entered. Absent unless the score has one, such as 7:6.
         */
        decider: entered.nullable().optional(),
        innerScore: z.object({ home: z.string(), away: z.string() }).nullable(),
      }),
    ),
    /** The current period. */
    period: z.string().nullable(),
    /** True if the result counts periods won, so that the score of the current one is shown beside it. */
    hasPartScore: z.boolean(),
    /** Events that can occur, with their points: one button each. */
    buttons: z.array(z.object({ action: z.string().nullable(), name: z.string(), points: z.number() })),
    score: entered.nullable(),
    /** Set by a scorer, not derived from the score. Of two competitors without sides, `home` is the first line. */
    winner: sideName.nullable(),
    /** Kind of ending, if it was not played to its end. */
    ending: z.enum(endingKinds).nullable(),
    /** Decision of the contest if the score does not decide it. */
    decision: z.object({ by: z.enum(decisionKinds), reason: z.string() }).nullable(),
    /**
     * Undecided ties of the contest and of its finished round, with the places that stay open until then
     * or, if `isShared`, that the competitors share with their medals. To decide one of the contest, it is reopened.
     */
    ties: z.array(
      z.object({
        of: z.enum(['contest', 'round']),
        competitors: z.array(namedRef),
        places: z.array(z.int()),
        isShared: z.boolean(),
      }),
    ),
    /** Others who have this sheet open, and whether they have entered something within the last minute. */
    others: z.array(z.object({ name: z.string(), isEntering: z.boolean() })),
    /** Newest first. `name` is in the reader's language. */
    history: z.array(
      z.object({
        id: z.string(),
        do: z.string(),
        at: instant,
        /** The step as entered, so that a device can count steps that it has not sent yet; null: a confirmation. */
        step: resultStep.nullable(),
        /** Name of the account or of the scorer's link. */
        by: z.string().nullable(),
        name: z.string(),
        isUndone: z.boolean(),
        mayUndo: z.boolean(),
      }),
    ),
    /** Actions allowed now. */
    /** `decide`: make official, reopen, replay and settle ties, which scorers may not. */
    may: z.object({ enter: z.boolean(), correct: z.boolean(), confirm: z.boolean(), decide: z.boolean() }),
    /**
     * Reason why nothing can be entered: results cannot name a contest without a code (`rsc`), or the user's rights.
     */
    enterFault: z.enum(['noCode', 'noRight']).nullable(),
    /** Reason why the result cannot be confirmed; null if it can. */
    confirmFault: z
      .enum([
        'notFinished',
        'incomplete',
        'level',
        'levelPart',
        'badScore',
        'abandoned',
        'secondPerson',
        'isOfficial',
        'fromFeed',
      ])
      .nullable(),
    /** Shown to users before they end or confirm the contest. */
    doubts: z.array(resultDoubt),
    /** Names of competitors without a mark or the reason why there is none. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'ResultSheet' });
export type ResultSheet = z.infer<typeof resultSheet>;

/** `GET /api/v1/desk/results/{unit}/round`: all contests of the contest's round or group, in order. */
export const resultRound = z
  .object({
    name: z.string(),
    event: namedRef.nullable(),
    discipline: namedRef.nullable(),
    items: z.array(resultSheet),
    total: z.int(),
  })
  .meta({ id: 'ResultRound' });
export type ResultRound = z.infer<typeof resultRound>;
