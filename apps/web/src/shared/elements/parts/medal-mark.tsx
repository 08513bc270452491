import { Icon, VisuallyHidden } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

/** The medal that a contest decides. It has no numeral, which would look like a rank or a count. */
export function MedalMark({ item: { medal, event } }: { item: Pick<ScheduleItemAnswer, 'medal' | 'event'> }) {
  const t = useText();
  if (!medal) return null;
  return (
    <span className={`medal-mark ${event?.isExhibition ? 'is-exhibition' : `is-${medal}`}`}>
      <Icon name="medal" isSmall />
      <VisuallyHidden>{t(`medal.${medal}`)}</VisuallyHidden>
    </span>
  );
}
