/** The worker's global scope, which the compiler takes for that of any worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope;
