import type { PointAnswer } from '@podium/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { mayUsePosition } from '../../../platform/page-needs.ts';

interface Position {
  point: PointAnswer | undefined;
  state: 'unasked' | 'asking' | 'known' | 'failed';
  /** Requests the device's position, which never leaves the device. */
  ask: () => void;
}

/**
 * @param wasAsked the page was loaded by the button: a browser keeps the permissions policy of the first page it
 * loaded, and only some pages may use the position
 * @param page `load` reloads the page with that flag, `forget` removes the flag
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
