import './live-pulse.css';
import { isolate } from '@podium/i18n';
import { DOT } from '../dot.ts';
import { useText } from '../../shell/page-context.tsx';
import { isSeconds } from './time-gap.tsx';
import type { MomentAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface PulseLineProps {
  moment: MomentAnswer | undefined;
  /** Shown until the feed reports an action. */
  place?: string;
  /** The leader of a race is shown above and omitted here. */
  isLeaderShown?: boolean;
  /** Gender of the event, which the words about its leader agree with. */
  gender: string | null | undefined;
}

/** The latest event of a live contest, in one line that is replaced in place. */
export function LatestEventLine({ moment, place, isLeaderShown = false, gender }: PulseLineProps) {
  const t = useText();
  const { last, split, progress } = moment ?? {};
  const at = (label: string): string => {
    const [, length, unit] = metric.exec(label) ?? [];
    return length && unit ? t('shared.splitAt', { length: isolate(length), unit }) : isolate(label);
  };
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
          t('shared.aheadAt', {
            at: at(split.at),
            gap: isolate(split.gap.replace(/^\+/u, '')),
            unit: isSeconds(split.gap) ? 's' : 'none',
            gender: gender ?? 'none',
          })
        ) : (
          <bdi>{at(split.at)}</bdi>
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

/** A distance as labeled by the feed, with English units: `800 m`. */
const metric = /^(\d+(?:[.,]\d+)?)\s*(k?m)$/u;

function Line({ children }: { children: ReactNode }) {
  return (
    <p className="pulse-line is-live">
      <span>{children}</span>
    </p>
  );
}
