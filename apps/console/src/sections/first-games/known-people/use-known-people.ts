import type { KnownPeople } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../../api/request.ts';
import type { EnteredEvent } from '../entry-facts.ts';

const none: KnownPeople = { people: [], teams: [], delegations: [] };

export interface KnownState {
  /** Empty until the answer has arrived. */
  data: KnownPeople;
  error: Error | null;
  retry: () => void;
  /** The people, as if they were in one event. */
  entered: readonly EnteredEvent[];
}

/** People who are public already: imported ones, and those of the published plan. @param version published one */
export function useKnownPeople(version: number | null, isNeeded: boolean): KnownState {
  const { data, error, refetch } = useQuery({
    queryKey: ['first-games', 'people', version],
    queryFn: async () => request<KnownPeople>('/api/v1/desk/first-games/people'),
    enabled: isNeeded,
    staleTime: 60_000,
  });
  return useMemo(() => {
    const known = data ?? none;
    return {
      data: known,
      error,
      retry: () => void refetch(),
      entered: known.people.length > 0 ? [{ id: '', entries: { kind: 'individual', items: known.people } }] : [],
    };
  }, [data, error, refetch]);
}
