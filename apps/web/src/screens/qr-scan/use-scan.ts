import { useState } from 'react';
import { AskError } from '../../platform/ask.ts';
import { askAsUser } from '../../shared/user/private-query.ts';
import type { QrFault, ScanAnswer, ScanRequest } from '@podium/contract';

export type ScanState =
  | { kind: 'idle' | 'checking' | 'noCode' | 'needsPosition' }
  | { kind: 'valid'; answer: ScanAnswer }
  | { kind: 'refused'; fault: QrFault }
  | { kind: 'failed'; error: unknown };

/** Sends a scanned code to the server; only some codes depend on the place, and only then is the position asked for. */
export function useScan() {
  const [state, setState] = useState<ScanState>({ kind: 'idle' });
  const [token, setToken] = useState('');
  const send = async (text: string, position?: ScanRequest['position']) => {
    setToken(text);
    setState({ kind: 'checking' });
    try {
      const body: ScanRequest = { token: text, position };
      setState({ kind: 'valid', answer: await askAsUser<ScanAnswer>('/api/v1/qr/scan', { method: 'POST', body }) });
    } catch (error) {
      setState(stateOf(error));
    }
  };
  const sendPlace = () => {
    setState({ kind: 'checking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => void send(token, { latitude, longitude }),
      () => setState({ kind: 'needsPosition' }),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  };
  return {
    state,
    send,
    sendPlace,
    findNone: () => setState({ kind: 'noCode' }),
    reset: () => setState({ kind: 'idle' }),
  };
}

function stateOf(error: unknown): ScanState {
  const fault = error instanceof AskError ? error.fields.find(({ field }) => field === 'token')?.message : undefined;
  if (fault === 'qrNeedsPosition') return { kind: 'needsPosition' };
  return fault ? { kind: 'refused', fault: fault as QrFault } : { kind: 'failed', error };
}
