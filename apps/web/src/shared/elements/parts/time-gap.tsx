import { useText } from '../../shell/page-context.tsx';

/** A gap in seconds only, `+0.07`, needs a unit; one in minutes, `+1:02.33`, does not. */
const secondsOnly = /^\+?\d+(?:\.\d+)?$/u;

export const isSeconds = (gap: string): boolean => secondsOnly.test(gap);

/** A time gap, with its unit if the format does not imply it. */
export function TimeGap({ gap, className }: { gap: string; className: string }) {
  const t = useText();
  return (
    <span className={className}>
      {isSeconds(gap) ? t('shared.secondsGap', { seconds: `\u{2066}${gap}\u{2069}` }) : <bdi dir="ltr">{gap}</bdi>}
    </span>
  );
}
