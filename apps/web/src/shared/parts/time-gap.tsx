import { useText } from '../page-context.tsx';

/** A gap of seconds alone: `+0.07`; one of minutes, `+1:02.33`, says what it is. */
const secondsOnly = /^\+?\d+(?:\.\d+)?$/u;

export const isSeconds = (gap: string): boolean => secondsOnly.test(gap);

/** How far somebody is behind in time, with its unit where nothing else tells it. */
export function TimeGap({ gap, className }: { gap: string; className: string }) {
  const t = useText();
  return (
    <span className={className}>
      {isSeconds(gap) ? t('shared.secondsGap', { seconds: `\u{2066}${gap}\u{2069}` }) : <bdi dir="ltr">{gap}</bdi>}
    </span>
  );
}
