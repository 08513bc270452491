import handler, { createServerEntry } from '@tanstack/react-start/server-entry';
import type { WebContext } from './platform/web-context.ts';

/** In development the dev server stands in for the server and leaves the context here. */
const developmentContext = () =>
  (globalThis as Record<symbol, unknown>)[Symbol.for('podium.web')] as WebContext | undefined;

export default createServerEntry({
  fetch: (request, options) =>
    handler.fetch(request, { ...options, context: options?.context ?? developmentContext() }),
});
