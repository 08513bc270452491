import { useState } from 'react';
import type { PointAnswer } from '@podium/contract';

interface Position {
  point: PointAnswer | undefined;
  state: 'unasked' | 'asking' | 'known' | 'failed';
  /** Asks the person for the position of the device. It never leaves the device. */
  ask: () => void;
}

export function usePosition(): Position {
  const [point, setPoint] = useState<PointAnswer>();
  const [state, setState] = useState<Position['state']>('unasked');
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setState('failed');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPoint({ latitude: coords.latitude, longitude: coords.longitude });
        setState('known');
      },
      () => setState('failed'),
      { maximumAge: 60_000, timeout: 15_000 },
    );
  };
  return { point, state, ask };
}
