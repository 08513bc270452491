import { useState } from 'react';

/** A score that lights up for a moment when it changes; the style of a new element does it, so nothing has to be taken back. */
export function FlashingScore({ value }: { value: string }) {
  const [first] = useState(value);
  return (
    <bdi key={value} dir="ltr" className={value === first ? 'live-score' : 'live-score is-new'}>
      {value}
    </bdi>
  );
}
