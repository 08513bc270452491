import './live-pulse.css';
import { useState } from 'react';

interface FlashingProps {
  value: string;
}

/** A score that flashes when it changes: each value is a new element, which a style animates. */
export function FlashingScore({ value }: FlashingProps) {
  const isNew = useIsNew(value);
  return (
    <bdi key={value} dir="ltr" className={isNew ? 'live-score is-new' : 'live-score'}>
      {value}
    </bdi>
  );
}

/** The same for lists that style their numbers themselves. */
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
