import { useText } from '../page-context.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

/** What a row says beside the time of an appearance of somebody followed; empty for others, so that their rows are not rendered again. */
export const appearanceNote = (item: ScheduleItemAnswer) =>
  item.tentative?.isRound || item.lane ? <AppearanceNote item={item} /> : undefined;

/** That it may be a later contest of the round, or in which lane they start. */
function AppearanceNote({ item: { tentative, lane } }: { item: ScheduleItemAnswer }) {
  const t = useText();
  if (tentative?.isRound) return <span className="unit-words">{t('parts.next.orLater')}</span>;
  return lane === undefined ? null : <span className="unit-words">{t('parts.next.lane', { lane })}</span>;
}
