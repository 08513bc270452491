import type { RouteRuleAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { read } from '../platform/read.ts';
import { ScreenPending } from '../shared/elements/parts/screen-states.tsx';

interface ForwardedProps {
  /** Address without a page; the key of this component. */
  href: string;
  /** Shown if no rule applies, or if the server cannot be reached. */
  children: ReactNode;
}

/** C04: asks where an address leads before saying that it has no page. */
export function Forwarded({ href, children }: ForwardedProps) {
  const router = useRouter();
  const isFromServer = useIsFromServer();
  // While the next page loads, this one is shown under its address, which has not been looked for yet.
  const isSettled = useRouterState({ select: ({ status }) => status === 'idle' });
  const { data, isLoading } = useQuery({
    queryKey: ['route-rule', href],
    queryFn: async ({ signal }) =>
      read<RouteRuleAnswer>(`/api/route-rules?path=${encodeURIComponent(href.split('#', 1)[0]!)}`, signal),
    enabled: !isFromServer && isSettled,
    retry: false,
    gcTime: 0,
  });
  const redirect = data?.redirect;
  useEffect(() => {
    if (!redirect) return;
    if (redirect.isExternal) location.replace(redirect.to);
    else void router.navigate({ href: redirect.to, replace: true });
  }, [redirect, router]);
  const isOpen = !isFromServer && (!isSettled || isLoading);
  return isOpen || redirect ? <ScreenPending /> : children;
}

const never = () => () => undefined;

/** The server has asked for the pages that it renders; React reads the third function for them only. */
function useIsFromServer(): boolean {
  const isRenderedThere = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isRenderedThere);
  return isFromServer;
}
