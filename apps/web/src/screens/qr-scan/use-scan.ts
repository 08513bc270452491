import { useState } from 'react';
import { RequestError } from '../../platform/request.ts';
import { randomId } from '../../platform/random-id.ts';
import { submitOnce } from '../../shared/services/queue/submit-once.ts';
import { savedUser } from '../../shared/reader/user-store.ts';
import type { QrFault, ScanAnswer, ScanRequest } from '@podium/contract';

export type ScanState =
  | { kind: 'idle' | 'checking' | 'noCode' | 'needsPosition' | 'kept' }
  | { kind: 'valid'; answer: ScanAnswer }
  | { kind: 'refused'; fault: QrFault }
  | { kind: 'failed'; error: unknown };

/** Sends a scanned code to the server; only some codes depend on the location, and only these request the position. */
export function useScan() {
  const [state, setState] = useState<ScanState>({ kind: 'idle' });
  const [token, setToken] = useState('');
  const send = async (text: string, position?: ScanRequest['position']) => {
    setToken(text);
    setState({ kind: 'checking' });
    try {
      const body: ScanRequest = { token: text, position };
      const submitted = await submitOnce<ScanAnswer>({
        key: randomId(),
        userId: savedUser().userData?.id ?? '',
        kind: 'scan',
        label: '',
        path: '/api/v1/qr/scan',
        body,
      });
      setState(submitted.state === 'sent' ? { kind: 'valid', answer: submitted.answer } : { kind: 'kept' });
    } catch (error) {
      setState(scanFailure(error));
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

function scanFailure(error: unknown): ScanState {
  const fault =
    error instanceof RequestError ? error.fields.find(({ field }) => field === 'token')?.message : undefined;
  if (fault === 'qrNeedsPosition') return { kind: 'needsPosition' };
  return fault ? { kind: 'refused', fault: fault as QrFault } : { kind: 'failed', error };
}
