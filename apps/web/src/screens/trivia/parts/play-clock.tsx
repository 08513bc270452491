import { Icon } from '@podium/ui';
import { useEffect, useRef, useState } from 'react';
import { deviceNow } from '../../../platform/device-time.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { clockText, isTimeShort, timeLeftMs } from '../saved-attempt.ts';
import type { SavedAttempt } from '../saved-attempt.ts';

const TICK_MS = 250;

interface PlayClockProps {
  playing: SavedAttempt;
  /** Called when time runs out; submits the answers, complete or not. */
  onOver: () => Promise<void>;
}

/** The remaining time as text; screen readers announce it only once, when little is left. */
export function PlayClock({ playing, onOver }: PlayClockProps) {
  const t = useText();
  const { start, heardAt, isWaiting } = playing;
  const [remainingMs, setRemainingMs] = useState(() => timeLeftMs({ start, heardAt }, deviceNow()));
  useEffect(() => {
    const timer = setInterval(() => setRemainingMs(timeLeftMs({ start, heardAt }, deviceNow())), TICK_MS);
    return () => clearInterval(timer);
  }, [start, heardAt]);
  const isOver = remainingMs <= 0;
  const isReported = useRef(false);
  useEffect(() => {
    if (!isOver || isWaiting || isReported.current) return;
    isReported.current = true;
    void onOver();
  }, [isOver, isWaiting, onOver]);
  const isShort = isTimeShort(start, remainingMs);
  return (
    <>
      <p
        role="timer"
        aria-label={t('screens.trivia.timeLeft')}
        className={isShort ? 'trivia-clock is-short' : 'trivia-clock'}
      >
        <Icon name={isShort ? 'warning' : 'clock'} isSmall />
        <bdi dir="ltr">{clockText(remainingMs)}</bdi>
      </p>
      <output className="visually-hidden">{isShort && !isOver && t('screens.trivia.littleTime')}</output>
    </>
  );
}
