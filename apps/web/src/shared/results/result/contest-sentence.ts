import { spokenCompetitorName } from '@podium/games';
import { isFinished, isLive } from '../../elements/item-state.ts';
import { isBeingConfirmed } from './contest-head.ts';
import { irmName } from '../../elements/irm-name.ts';
import { headlineText } from './headline-text.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Translate } from '../../shell/messages.ts';
import type { Sport } from '../sport/use-sport.ts';
import type { ContestHead } from './contest-head.ts';

/** State of a contest for screen readers: `Bahia 62, Amapá 69, Quarter 4`. */
export function contestSentence(
  t: Translate,
  unit: UnitAnswer,
  { kind, rows, progress }: Pick<ContestHead, 'kind' | 'rows' | 'progress'>,
  sport: Pick<Sport, 'discipline' | 'say'>,
): string {
  const isOpen = isBeingConfirmed(unit);
  const headline = isFinished(unit) && !isOpen ? headlineText(t, unit, sport) : undefined;
  if (headline) return headline;
  const shown = kind === 'sides' ? rows : rows.slice(0, 1);
  const standing = shown
    .filter(({ mark, irm }) => mark !== undefined || irm !== undefined)
    .map(({ competitor, mark, irm, points }) => [
      spokenCompetitorName(competitor),
      irm === undefined ? mark : (irmName(t, irm) ?? irm),
      points && `(${points})`,
    ]);
  const state = isOpen
    ? t('parts.result.confirming')
    : isLive(unit)
      ? (unit.moment?.period?.name ??
        (progress && t('parts.result.progress', { done: progress.done, of: progress.of })))
      : t(`status.${unit.status}`);
  return [...standing.map((parts) => parts.filter(Boolean).join(' ')), state]
    .filter((part) => part !== undefined)
    .reduce((first, second) => (first ? t('shared.pair', { first, second }) : second), '');
}
