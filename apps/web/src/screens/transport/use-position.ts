import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { mayUsePosition } from '../../platform/page-needs.ts';
import type { Position } from './state.ts';

type Found = { kind: 'idle' | 'looking' | 'failed' } | { kind: 'found'; position: Position };

/**
 * The location of the device, asked for by `ask` only. It is used on the device and sent nowhere.
 *
 * @param isAsked whether the page was loaded by the button
 */
export function usePosition(isAsked: boolean): { found: Found; ask: () => void } {
  const [found, setFound] = useState<Found>({ kind: 'idle' });
  const navigate = useNavigate({ from: '/{-$locale}/transport' });
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!isAsked || wasAsked.current) return;
    wasAsked.current = true;
    look(setFound);
    void navigate({ search: (now) => ({ ...now, near: undefined }), replace: true, resetScroll: false });
  }, [isAsked, navigate]);
  const ask = () => {
    if (mayUsePosition()) look(setFound);
    // A browser keeps the policy of the page that it loaded: load this one.
    else void navigate({ search: (now) => ({ ...now, near: '1' }), reloadDocument: true });
  };
  return { found, ask };
}

function look(show: (found: Found) => void): void {
  show({ kind: 'looking' });
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => show({ kind: 'found', position: { latitude, longitude } }),
    () => show({ kind: 'failed' }),
    { timeout: 15_000, maximumAge: 60_000 },
  );
}
