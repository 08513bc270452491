import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { nonce } from './platform/facts.ts';
import { isChosen } from './shared/reader/device-classes.ts';
import { FramedError, FramedPending } from './frame/framed-states.tsx';
// oxlint-disable-next-line import/no-cycle -- the generated tree imports the type of this router
import { routeTree } from './route-tree.gen.ts';
import { embedDocuments, takeDocuments } from './shared/shell/page-data.ts';
import { parseSearchText, stringifySearchText } from './shared/shell/search-text.ts';
import type { PageData } from './shared/shell/page-data.ts';

const STALE_MS = 5000;
/**
 * On the server a client goes with its page; a timer would keep it, and a process that is to stop, for five minutes.
 */
const KEPT_MS = import.meta.env.SSR ? Infinity : 300_000;

/** Created for every request on the server: a client at module level would leak between visitors. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, gcTime: KEPT_MS },
    },
  });
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ssr: { nonce: nonce() },
    parseSearch: parseSearchText,
    stringifySearch: stringifySearchText,
    defaultPreload: preloadsLinks() ? 'intent' : false,
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: FramedPending,
    defaultErrorComponent: FramedError,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    scrollRestoration: true,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    dehydrate: import.meta.env.SSR ? () => embedDocuments(queryClient) : undefined,
    hydrate: (page: PageData) => takeDocuments(queryClient, page),
  });
  return router;
}

/**
 * A touch scrolls more often than it taps, and a needless request costs mobile data that the reader may want to save.
 */
const preloadsLinks = (): boolean =>
  !import.meta.env.SSR && matchMedia('(hover: hover)').matches && !isChosen('saves-data');

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
