/** The worker's global scope; the compiler assumes that of a generic worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope;
