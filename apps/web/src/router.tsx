import { QueryClient, defaultShouldDehydrateQuery } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { nonce } from './platform/facts.ts';
import { isChosen } from './shared/reader/device-classes.ts';
import { FramedError, FramedPending } from './frame/framed-states.tsx';
// oxlint-disable-next-line import/no-cycle -- the generated tree imports the type of this router
import { routeTree } from './route-tree.gen.ts';
import { packText, unpackText } from './shared/shell/packed-text.ts';
import { parseSearchText, stringifySearchText } from './shared/shell/search-text.ts';

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
      // A document is transferred as one text without repetitions: a fifth of the bytes, and much faster to parse
      // than object literals. Unreadable data is requested again on use.
      dehydrate: {
        // No page contains a person's own answers.
        shouldDehydrateQuery: import.meta.env.SSR
          ? (query) => query.queryKey[0] !== 'private' && defaultShouldDehydrateQuery(query)
          : undefined,
        serializeData: import.meta.env.SSR ? packText : undefined,
      },
      hydrate: { deserializeData: unpackText },
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
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
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
