import { useText } from '../../shell/page-context.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

/**
 * The note next to the time of a followed competitor's appearance; undefined for others, so that their rows do not
 * rerender.
 */
export const appearanceNote = (item: ScheduleItemAnswer) =>
  item.tentative?.isRound || item.lane ? <AppearanceNote item={item} /> : undefined;

/** The lane, or a note that it may be a later contest of the round. */
function AppearanceNote({ item: { tentative, lane } }: { item: ScheduleItemAnswer }) {
  const t = useText();
  if (tentative?.isRound) return <span className="unit-words">{t('parts.next.orLater')}</span>;
  return lane === undefined ? null : <span className="unit-words">{t('parts.next.lane', { lane })}</span>;
}
