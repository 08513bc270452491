import './live-pulse.css';
import { DOT } from '../dot.ts';
import { useText } from '../page-context.tsx';
import type { MomentAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface PulseLineProps {
  moment: MomentAnswer | undefined;
  /** Shown until the feed says something. */
  place?: string;
  /** The leader of a race is shown above it. */
  isLeaderShown?: boolean;
}

/** What happened last in a live contest, in one line that is replaced in place. */
export function PulseLine({ moment, place, isLeaderShown = false }: PulseLineProps) {
  const t = useText();
  const { last, split, progress } = moment ?? {};
  if (last) {
    return (
      <Line>
        <bdi>{last.who ? t('shared.pair', { first: last.what, second: last.who }) : last.what}</bdi>
        {last.clock && (
          <>
            {DOT}
            <bdi dir="ltr">{last.clock}</bdi>
          </>
        )}
      </Line>
    );
  }
  if (split) {
    return (
      <Line>
        {!isLeaderShown && (
          <>
            <bdi>{split.leader}</bdi>
            {DOT}
          </>
        )}
        {split.gap ? (
          t('shared.aheadAt', { at: isolate(split.at), gap: isolate(split.gap.replace(/^\+/u, '')) })
        ) : (
          <bdi>{split.at}</bdi>
        )}
      </Line>
    );
  }
  if (progress?.next) {
    return (
      <Line>
        <bdi>{t('shared.nextUp', { name: progress.next })}</bdi>
      </Line>
    );
  }
  return (
    <p className="pulse-line">
      <span>{place && <bdi>{place}</bdi>}</span>
    </p>
  );
}

const isolate = (text: string): string => `\u{2068}${text}\u{2069}`;

function Line({ children }: { children: ReactNode }) {
  return (
    <p className="pulse-line is-live">
      <span>{children}</span>
    </p>
  );
}
