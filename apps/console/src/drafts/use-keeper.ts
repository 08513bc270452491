import type { Kind } from '@podium/content';
import type { DeskItemAnswer } from '@podium/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deskApi } from '../api/desk-api.ts';
import { useRetryAfterSignIn } from '../api/signed-in-again.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftState } from './draft-keeper.ts';

/** The keeper of an item while its form is open. */
export function useKeeper(kind: Kind, item: DeskItemAnswer): { keeper: DraftKeeper; state: DraftState } {
  const [keeper] = useState(
    () => new DraftKeeper({ api: deskApi, kind, key: { kind: kind.name, id: item.id }, item, store: localStorage }),
  );
  useEffect(() => {
    // Navigating within the console saves; closing the tab, or a failure, leaves the text on this device.
    return () => {
      void keeper.flush().catch(() => undefined);
    };
  }, [keeper]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useRetryAfterSignIn(state.failure, keeper.retry);
  return { keeper, state };
}
