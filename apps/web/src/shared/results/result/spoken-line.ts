import { delegationBeside } from '@podium/contract/delegation-beside';
import { markKind, spokenCompetitorName } from '@podium/games';
import { irmName } from '../../elements/irm-name.ts';
import { markText } from './mark-text.ts';
import { placeText } from '../../elements/parts/place-text.ts';
import type { ResultLineAnswer } from '@podium/contract';
import type { MarkKind } from '@podium/games';
import type { Translate } from '../../shell/messages.ts';
import type { ResultColumns } from './result-columns.ts';

type SpokenColumns = Pick<ResultColumns, 'rank' | 'organisation' | 'diff' | 'qualification'>;

/**
 * The columns of every table as a sentence for screen readers: `2nd, Ana Lima, Bahia, 57.31 seconds, 0.42 seconds
 * behind`.
 *
 * @param mark what the sport measures, if the line does not specify it
 */
export function spokenLine(t: Translate, line: ResultLineAnswer, columns: SpokenColumns, mark: MarkKind): string {
  const { competitor, rank, diff, qualification } = line;
  const kind = markKind(line.resultType) ?? mark;
  return [
    columns.rank && rank && placeText(t, rank),
    columns.rank && rank && line.rankEqual && t('parts.result.equal'),
    spokenCompetitorName(competitor),
    columns.organisation && delegationBeside(competitor)?.name,
    resultText(t, line, kind),
    columns.diff && diff && gapText(t, diff, kind),
    columns.qualification && qualification && t('parts.result.qualificationText', { mark: qualification }),
  ]
    .filter((part) => typeof part === 'string')
    .filter((part) => part !== '')
    .reduce((first, second) => t('shared.pair', { first, second }));
}

function resultText(t: Translate, { irm, result, points }: ResultLineAnswer, kind: MarkKind): string {
  if (irm) return irmName(t, irm) ?? irm;
  const mark = result === null ? '' : markText(t, kind, result);
  if (points === null) return mark;
  const text = markText(t, 'points', points);
  return mark === '' || mark === text ? text : t('shared.pair', { first: mark, second: text });
}

/** Skips the gap for the winner. */
function gapText(t: Translate, diff: string, kind: MarkKind): string {
  if (!/[1-9]/u.test(diff)) return '';
  return /^\+?[\d:.]+$/u.test(diff) ? t('parts.result.spoken.behind', { gap: markText(t, kind, diff) }) : diff;
}
