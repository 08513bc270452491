import './live-pulse.css';
import { useState } from 'react';

interface FlashingProps {
  value: string;
}

/** A score that lights up for a moment when it changes: each value is a new element, whose style does it. */
export function FlashingScore({ value }: FlashingProps) {
  const isNew = useIsNew(value);
  return (
    <bdi key={value} dir="ltr" className={isNew ? 'live-score is-new' : 'live-score'}>
      {value}
    </bdi>
  );
}

/** The same in a list that styles its numbers itself. */
export function FlashingValue({ value }: FlashingProps) {
  const isNew = useIsNew(value);
  return (
    <bdi key={value} dir="ltr" className={isNew ? 'is-new-value' : undefined}>
      {value}
    </bdi>
  );
}

function useIsNew(value: string): boolean {
  const [first] = useState(value);
  return value !== first;
}
