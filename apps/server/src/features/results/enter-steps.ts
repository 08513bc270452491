/** Validates and stores the steps of a contest, and derives the changes of the feed's tables. */
import { createHash } from 'node:crypto';
import { isAbandoned, parseRsc } from '@podium/games';
import type { EnteredStep } from '@podium/games';
import type { ScorerAnswer } from '@podium/contract';
import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import type { Decision } from '../../feed/desk/desk-entry.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import { decideInTurn } from '../decide-in-turn.ts';
import type { FeatureKit } from '../kit.ts';
import { actionsBody, resultBody } from './contest-messages.ts';
import { findKept, withResult } from './confirmation.ts';
import { isAboutRound, needsReason, sift } from './sift-steps.ts';
import { findDoubts, toContest } from './contest.ts';
import type { Contest } from './contest.ts';
import { readEventRows } from './event-rows.ts';
import type { ContestRow } from './event-rows.ts';
import { atServerTime } from './step-rules.ts';
import { writeOutgoing } from './messages.ts';
import { followUpMessages } from './follow-up-messages.ts';
import type { OutgoingMessage } from './follow-up-messages.ts';
import { readPairedEvents, withMoreRounds } from './more-rounds.ts';
import { contestVersion } from './present-sheet.ts';
import { Presenter } from '../../read-model/program/presenter.ts';

type Refusal = ScorerAnswer['refused'][number];
type Kit = Pick<FeatureKit, 'pool' | 'journal' | 'program' | 'programAt' | 'clock' | 'all'>;

interface Entering {
  unit: string;
  steps: readonly EnteredStep[];
  by: Decision['by'];
  /** The scorer's link, if the steps came through one. */
  link?: StepLink;
  /** The account is a scorer's, which decides nothing about official results. */
  isScorer?: boolean;
  /** The device's clock when it sent the steps. */
  sentAt?: string;
  /** Version of the sheet that the author saw. */
  seen?: string;
  reason?: string;
  /** True if one refused step refuses all. */
  isAllOrNothing: boolean;
}

/** A scorer's link in a journal entry: its id, its name, and the id of the account that made it. */
interface StepLink {
  id: string;
  name: string;
  by: string;
}

/**
 * @returns ids of the steps that are stored, and the reasons for the others
 * @throws ApiError 404; 409 if another user has changed the contest since; 422 by step
 */
export async function enterSteps(kit: Kit, entering: Entering): Promise<{ taken: string[]; refused: Refusal[] }> {
  const { unit: id, by, link, seen, reason, isScorer = false, isAllOrNothing } = entering;
  const author = link ? { by: link.by, link: link.id, linkName: link.name } : authorOf(by);
  const nonce = stepsNonce([link?.id ?? '', id, ...entering.steps.map((step) => step.id)]);
  const decisionHead = { type: 'result.enter', by, nonce };
  const outcome = await decideInTurn(
    kit,
    decisionHead,
    async (games, client) => {
      refuseWhileEnding(games);
      const unit = findUnit(games, id);
      const rows = await readEventRows(client, games, unit);
      const row = rows.contests.get(id)!;
      const before = new Set(row.steps.map(({ step }) => step.id));
      const fresh = entering.steps.filter((step) => !before.has(step.id));
      if (fresh.length > 0 && seen !== undefined && seen !== contestVersion(toContest(row)))
        throw new ApiError('conflict', 'It has changed since.', { fields: [{ field: 'seen', message: 'overtaken' }] });
      const current = toContest(row);
      if (!link && !isScorer && !row.isFromFeed && reason === undefined && needsReason(current, fresh))
        throw new ApiError(
          'unprocessable',
          'An official result is only reopened, and a contest replayed, with a reason.',
          {
            fields: [{ field: 'reason', message: 'required' }],
          },
        );
      const isPaired =
        unit.eventId !== undefined &&
        fresh.some((step) => step.do === 'starters') &&
        (await readPairedEvents(kit, client)).has(unit.eventId);
      const timed = atServerTime(fresh, entering.sentAt, kit.clock.now());
      const { taken, refused } = sift(games, current, timed, { by: author.by, link: link?.id, isScorer }, isPaired);
      if (isAllOrNothing && refused.length > 0)
        throw new ApiError('unprocessable', 'Invalid field.', {
          fields: refused.map((refusal) => ({
            field: `steps.${entering.steps.findIndex((step) => step.id === refusal.id)}`,
            message: refusal.message,
          })),
        });
      const result = {
        taken: entering.steps.flatMap((step) => (refused.some((refusal) => refusal.id === step.id) ? [] : [step.id])),
        refused,
      };
      if (taken.length === 0) return { result };
      const contest = toContest(
        row,
        taken.map((step) => ({ step, ...author })),
      );
      const follow = isAboutRound(current, taken)
        ? followUpMessages(games, await withMoreRounds(kit, client, withResult(rows, contest)), contest.discipline)
        : [];
      const messages = await writeMessages(client, games, [...contestMessages(games, contest), ...follow], kit, nonce);
      const data = { unit: id, steps: taken, messages, ...(link !== undefined && { link }) };
      return { decision: { ...decisionHead, data, about: `unit/${id}`, reason }, result };
    },
    link?.id,
  );
  return outcome ?? { taken: entering.steps.map((step) => step.id), refused: [] };
}

/**
 * Makes a result official and advances the qualified competitors.
 *
 * @param check throws unless the caller may confirm it
 * @throws ApiError 404; 409 if another user has changed the contest since, or if it has doubts that nobody has read
 */
export async function confirmResult(
  kit: Kit,
  {
    unit: id,
    by,
    seen,
    reason,
    nonce,
    isSure,
    check,
  }: {
    unit: string;
    by: Decision['by'];
    seen: string;
    reason?: string;
    nonce: string;
    /** True if the caller has read the doubts. */
    isSure?: boolean;
    check: (contest: Contest) => void;
  },
): Promise<void> {
  const decisionHead = { type: 'result.confirm', by, nonce };
  await decideInTurn(kit, decisionHead, async (games, client) => {
    refuseWhileEnding(games);
    const unit = findUnit(games, id);
    const rows = await readEventRows(client, games, unit);
    const row = rows.contests.get(id)!;
    const before = toContest(row);
    if (seen !== contestVersion(before))
      throw new ApiError('conflict', 'It has changed since.', { fields: [{ field: 'seen', message: 'overtaken' }] });
    check(before);
    const step: EnteredStep = { id: nonce, at: new Date(kit.clock.now()).toISOString(), do: 'confirm' };
    const contest = toContest(row, [{ step, ...authorOf(by) }]);
    const after = await withMoreRounds(kit, client, withResult(rows, contest));
    // A tie needs no confirmation: the places that depend on it stay open until an organizer decides it.
    const isDoubtful = [findDoubts(before), findKept(after, contest)].some((doubts) => doubts.length > 0);
    if (!isSure && isDoubtful)
      throw new ApiError('conflict', 'Somebody has to look at the doubts first.', {
        fields: [{ field: 'isSure', message: 'doubts' }],
      });
    const follow = followUpMessages(games, after, contest.discipline);
    const outgoing = [...contestMessages(games, contest), ...follow];
    const messages = await writeMessages(client, games, outgoing, kit, nonce);
    return {
      decision: { ...decisionHead, data: { unit: id, steps: [step], messages }, about: `unit/${id}`, reason },
      result: {},
    };
  });
}

/** Refuses steps while the results of a rehearsal are removed: they would be lost, or outlive it. */
function refuseWhileEnding({ switches }: Program): void {
  if (switches.rehearsalEnds)
    throw new ApiError('unavailable', 'A rehearsal is ending. Try again in a moment.', {
      headers: { 'retry-after': '3' },
    });
}

const authorOf = (by: Decision['by']): Omit<ContestRow['steps'][number], 'step'> => ({
  by: by?.userId ?? null,
  link: null,
  linkName: null,
});

/** Returns whether results can refer to a contest: a folder may omit the codes (`rsc`) of its contests. */
export const hasCode = ({ code }: Pick<UnitInfo, 'code'>): boolean => parseRsc(code).isValid;

const stepsNonce = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 43);

/** @throws ApiError 404, 422 */
export function findUnit({ units }: Program, id: string): UnitInfo {
  const unit = units.get(id);
  if (!unit) throw new ApiError('notFound', 'There is no such contest.');
  if (!hasCode(unit))
    throw new ApiError('unprocessable', 'The contest has no code.', { fields: [{ field: 'unit', message: 'noCode' }] });
  return unit;
}

function contestMessages(games: Program, contest: Contest): OutgoingMessage[] {
  const { code } = contest.row.unit;
  // A contest without a result has ended, but has no result to confirm.
  const status = isAbandoned(contest.entered) ? 'UNCONFIRMED' : contest.entered.status;
  const notes = contest.entered.decision ? [contest.entered.decision.reason] : [];
  const presenter = new Presenter(games, 'en');
  const localTime = (time: string): string => presenter.instant(Date.parse(time)) ?? time;
  const messages: OutgoingMessage[] = [
    { documentType: 'DT_RESULT', code, status, notes, body: resultBody(games, contest, localTime) },
  ];
  const actions = contest.rules.contest === 'sides' ? actionsBody(games, contest) : undefined;
  if (actions) messages.push({ documentType: 'DT_PLAY_BY_PLAY', code, status, body: actions });
  return messages;
}

const writeMessages = async (
  client: pg.ClientBase,
  games: Program,
  messages: readonly OutgoingMessage[],
  { clock }: Kit,
  nonce: string,
): Promise<string[]> => writeOutgoing(client, games, messages, { now: clock.now(), nonce });
