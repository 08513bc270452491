import { useText } from '../../shell/page-context.tsx';
import type { DisplayStatusCode, ScheduleItemAnswer } from '@podium/contract';

interface LiveMomentProps {
  status: DisplayStatusCode;
  moment: ScheduleItemAnswer['moment'];
}

/** The state of a live contest: its current period and clock; the period is abbreviated next to a clock. */
export function LiveMoment({ status, moment }: LiveMomentProps) {
  const t = useText();
  const word = t(`status.${status}`);
  if (!moment || status !== 'RUNNING') return word;
  const { period, clock, progress } = moment;
  if (progress && !period && !clock) {
    return (
      <span className="live-moment">
        <span className="visually-hidden">
          {t('shared.pair', {
            first: word,
            second: t('shared.progress', { done: progress.done, total: progress.total }),
          })}
        </span>
        <bdi dir="ltr" aria-hidden="true">{`${progress.done}/${progress.total}`}</bdi>
      </span>
    );
  }
  return (
    <span className="live-moment">
      {period ? (
        <>
          <span className="visually-hidden">{t('shared.pair', { first: word, second: period.name })}</span>
          {/* Keyed by period: replacing a word with a longer one in place counts as a layout shift in right-to-left
              pages. */}
          <bdi key={clock ? period.short : period.name} aria-hidden="true">
            {clock ? period.short : period.name}
          </bdi>
        </>
      ) : (
        word
      )}
      {clock && (
        <>
          {' '}
          <bdi dir="ltr">{clock}</bdi>
        </>
      )}
    </span>
  );
}
