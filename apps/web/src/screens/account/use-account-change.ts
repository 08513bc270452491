import { showToast } from '@podium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFailureToast } from '../../shared/elements/form/use-failure-toast.ts';
import { askAsUser } from '../../shared/people/user/private-query.ts';
import { useText } from '../../shared/shell/page-context.tsx';
import { accountQuery } from './account-query.ts';
import type { AccountChange } from '@podium/contract';

/** Applies a choice immediately, and reverts it if the account rejects it. */
export function useAccountChange(): (change: AccountChange['preferences']) => Promise<void> {
  const t = useText();
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  return async (change) => {
    const { queryKey } = accountQuery;
    const previousData = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(
      queryKey,
      previousData && { ...previousData, preferences: { ...previousData.preferences, ...change } },
    );
    try {
      await askAsUser('/api/v1/me', { method: 'PATCH', body: { preferences: change } satisfies AccountChange });
      showToast({ kind: 'success', text: t('screens.account.saved'), id: 'settings' });
    } catch (error) {
      showFailure(error, 'settings');
      await queryClient.invalidateQueries({ queryKey });
    }
  };
}
