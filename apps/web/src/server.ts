import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { routeTree } from './route-tree.gen.ts';
import { inSearchOrder } from './shared/shell/search-text.ts';
import { searchNamesOf } from './shared/shell/search-names.ts';
import type { WebContext } from './platform/web-context.ts';

/** The search parameters that any page reads, in their order; other parameters do not create another page. */
export const searchNames = searchNamesOf(routeTree).sort(inSearchOrder);

/** A page is made once for many readers, and kept: whole, not in pieces as it comes. */
const render = createStartHandler(defaultRenderHandler);

/** In development the dev server replaces the server and provides the context here. */
const developmentContext = () =>
  (globalThis as Record<symbol, unknown>)[Symbol.for('podium.web')] as WebContext | undefined;

export default createServerEntry({
  fetch: (request, options) => render(request, { ...options, context: options?.context ?? developmentContext() }),
});
