/** Corrects and releases single values of a result that the feed sends. */
import type { ReleasedCorrections, ResultCorrections } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import type { Decision } from '../../feed/desk/desk-entry.ts';
import { decideInTurn } from '../decide-in-turn.ts';
import type { FeatureKit } from '../kit.ts';
import { lastStamp, nextStamp } from '../next-stamp.ts';
import { toContest } from './contest.ts';
import { readCorrected, shownValue } from './line-values.ts';
import { findUnit } from './enter-steps.ts';
import { readContests } from './event-rows.ts';

type Kit = Pick<FeatureKit, 'pool' | 'journal' | 'program' | 'programAt' | 'clock'>;
interface Author {
  unit: string;
  by: Decision['by'];
}

/**
 * Corrects values; all other values of the result, and all that the feed sends later, stay the feed's.
 *
 * @throws ApiError 404; 409 if a value is shown otherwise by now, or if the feed does not send the result; 422
 */
export async function correctValues(
  kit: Kit,
  { unit: id, by, edits, reason, language, isLasting, nonce }: ResultCorrections & Author,
): Promise<void> {
  const head = { type: 'result.correct', by, nonce };
  await decideInTurn(kit, head, async (games, client) => {
    const unit = findUnit(games, id);
    const { contests } = await readContests(client, games, [unit]);
    const contest = toContest(contests.get(id)!);
    if (!contest.row.isFromFeed)
      throw new ApiError('conflict', 'The feed does not send this result.', {
        fields: [{ field: 'unit', message: 'notFromFeed' }],
      });
    if (contest.row.status === 'OFFICIAL' && reason === undefined) throw invalid('reason', 'required');
    const corrected = edits.map(({ competitor, field, value, seen }, index) => {
      const line = contest.row.lines.find((line) => line.competitor === competitor);
      if (!line) throw invalid(`edits.${index}.competitor`, 'unknownCompetitor');
      if (edits.findIndex((other) => other.competitor === competitor && other.field === field) !== index)
        throw invalid(`edits.${index}.field`, 'twice');
      const shown = shownValue(contest, line, field);
      if (shown === undefined) throw invalid(`edits.${index}.field`, 'notSent');
      if (seen !== shown)
        throw new ApiError('conflict', 'It is shown otherwise by now.', {
          fields: [{ field: `edits.${index}.seen`, message: 'overtaken' }],
        });
      const read = value === null ? null : readCorrected(contest, line, field, value);
      if (read === undefined) throw invalid(`edits.${index}.value`, 'badMark');
      const over = line.fed && Object.hasOwn(line.fed, field) ? (line.fed[field] ?? null) : shown;
      return { competitor, field, value: read, over };
    });
    const last = await lastStamp(client, games, 'result_edits', [id]);
    const stamp = nextStamp(games, kit.clock.now(), nonce, last);
    const data = { unit: id, edits: corrected, language, isLasting, stamp };
    return { decision: { ...head, data, about: `unit/${id}`, reason }, result: undefined };
  });
}

/** Shows the feed's values again. @throws ApiError 404; 422 if the result is official and no reason is given */
export async function releaseValues(
  kit: Kit,
  { unit: id, by, edits, reason, nonce }: ReleasedCorrections & Author,
): Promise<void> {
  const head = { type: 'result.release', by, nonce };
  await decideInTurn(kit, head, async (games, client) => {
    const unit = findUnit(games, id);
    const { contests } = await readContests(client, games, [unit]);
    if (contests.get(id)!.status === 'OFFICIAL' && reason === undefined) throw invalid('reason', 'required');
    const last = await lastStamp(client, games, 'result_edits', [id]);
    const data = { unit: id, edits, stamp: nextStamp(games, kit.clock.now(), nonce, last) };
    return { decision: { ...head, data, about: `unit/${id}`, reason }, result: undefined };
  });
}

const invalid = (field: string, message: string): ApiError =>
  new ApiError('unprocessable', 'Invalid field.', { fields: [{ field, message }] });
