import type { PointAnswer } from '@podium/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { mayUsePosition } from '../../platform/page-needs.ts';

interface Position {
  point: PointAnswer | undefined;
  state: 'unasked' | 'asking' | 'known' | 'failed';
  /** Asks the person for the position of the device. It never leaves the device. */
  ask: () => void;
}

/**
 * @param wasAsked the page was loaded by the button: a browser keeps the policy of the page that it loaded first, and only
 *   some pages may ask
 * @param page loads the page anew with that mark, or takes the mark away
 */
export function usePosition(wasAsked: boolean, page: { load: () => void; forget: () => void }): Position {
  const [point, setPoint] = useState<PointAnswer>();
  const [state, setState] = useState<Position['state']>(wasAsked ? 'asking' : 'unasked');
  const look = () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPoint({ latitude: coords.latitude, longitude: coords.longitude });
        setState('known');
      },
      () => setState('failed'),
      { maximumAge: 60_000, timeout: 15_000 },
    );
  };
  const lookOnce = useEffectEvent(() => {
    page.forget();
    look();
  });
  useEffect(() => {
    if (wasAsked) lookOnce();
  }, [wasAsked]);
  const ask = () => {
    if (!mayUsePosition()) return page.load();
    setState('asking');
    look();
    return undefined;
  };
  return { point, state, ask };
}
