import type { GamesAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

export const switchesOnKey = ['switches-on'];
const everyMs = 30_000;

/** Switches that are on, as publicly visible; undefined until loaded. */
export function useSwitchesOn(): Pick<GamesAnswer, 'readOnly' | 'medalsFrozenSince'> | undefined {
  const { data } = useQuery({
    queryKey: switchesOnKey,
    queryFn: async () => {
      const { readOnly, medalsFrozenSince } = await request<GamesAnswer>('/api/v1/games');
      return { readOnly, medalsFrozenSince };
    },
    refetchInterval: everyMs,
    retry: false,
  });
  return data;
}
