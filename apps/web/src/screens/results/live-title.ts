import { halfPoints } from '@podium/games';
import { isLive } from '../../shared/elements/item-state.ts';
import { scoreSides } from '@podium/contract/score-sides';
import type { UnitAnswer } from '@podium/contract';
import type { Translate } from '../../shared/shell/messages.ts';

/**
 * The prefix of the title of a live match, visible in background tabs: `Live 23–21 · H2`. The score is one isolate,
 * home first in every language.
 */
export function liveTitle(t: Translate, unit: UnitAnswer): string | undefined {
  if (!isLive(unit) || !unit.isHeadToHead) return undefined;
  const [home, away] = scoreSides(unit);
  if (!home?.score || !away?.score) return undefined;
  const isShootOut = home.shootOut && away.shootOut;
  const count = isShootOut ? ` (${t('shared.shootOutShort', { score: `${home.shootOut}–${away.shootOut}` })})` : '';
  const score = `\u{2066}${halfPoints(`${home.score}–${away.score}`)}${count}\u{2069}`;
  return [`${t(`status.${unit.status}`)} ${score}`, unit.moment?.period?.short].filter(Boolean).join(' · ');
}
