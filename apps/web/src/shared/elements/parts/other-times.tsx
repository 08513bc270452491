import { useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

type Timed = Pick<ScheduleItemAnswer, 'change' | 'estimatedStart' | 'day'>;

/**
 * Times next to the official one: the previous start, struck through, and the estimated start while the field is late.
 */
export function OtherTimes({ item: { change, estimatedStart, day } }: { item: Timed }) {
  const t = useText();
  const { format, dayAt } = useGamesFacts();
  const clock = (at: string): string => (dayAt(at, day) === day ? format.time(at) : format.dateTime(at));
  return (
    <>
      {change?.from && (
        <s className="unit-was">
          <span className="visually-hidden">{t('shared.movedFrom', { time: clock(change.from) })}</span>
          <time dateTime={change.from} aria-hidden="true" suppressHydrationWarning>
            <bdi dir="auto">{clock(change.from)}</bdi>
          </time>
        </s>
      )}
      {estimatedStart && (
        <span className="unit-estimate" data-tip={t('shared.estimatedStart')} suppressHydrationWarning>
          {t('shared.estimate', { time: clock(estimatedStart) })}
        </span>
      )}
    </>
  );
}
