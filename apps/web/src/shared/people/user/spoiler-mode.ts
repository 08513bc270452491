import { request } from '../../../platform/request.ts';
import { hidesResults, saveHidden } from '../../reader/veil.ts';
import { askAsUser, PRIVATE } from './private-query.ts';
import type { AccountChange } from '@podium/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

const change = (hasSpoilerMode: boolean) => ({
  method: 'PATCH' as const,
  body: { preferences: { hasSpoilerMode } } satisfies AccountChange,
});

/** After logging in: results hidden by either the device or the account are hidden in both. */
export async function joinSpoilerModes(isHiddenByAccount: boolean): Promise<void> {
  if (isHiddenByAccount) saveHidden(true);
  // The device hides them even if the account could not be changed.
  else if (hidesResults()) await request('/api/v1/me', change(true)).catch(() => undefined);
}

/** Saves the choice of this device in the account. The device keeps it if that fails. */
export async function saveSpoilerMode(router: AnyRouter, isHidden: boolean): Promise<void> {
  await askAsUser('/api/v1/me', change(isHidden)).catch(() => undefined);
  const { queryClient } = router.options.context as { queryClient: Pick<QueryClient, 'invalidateQueries'> };
  await queryClient.invalidateQueries({ queryKey: [PRIVATE, '/api/v1/me'] });
}
