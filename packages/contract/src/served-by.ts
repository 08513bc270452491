/**
 * Header of every response of a Podium server. What answers in its place (a sign-in page of the network, a filter, a
 * maintenance page) does not send it, whatever its status and media type.
 */
export const servedBy = { 'served-by': 'podium' } as const;

/** Entity tags of the server: a content hash, and the encoding. Shared caches may hold answers without the header. */
const ourTag = /^(?:W\/)?"(?:[\w-]{22}|[\da-f]{64})(?:-\w+)?"$/u;

/** Returns whether a response comes from a Podium server. */
export const isOurs = ({ headers }: { headers: { get: (name: string) => string | null } }): boolean =>
  headers.get('served-by') === servedBy['served-by'] || ourTag.test(headers.get('etag') ?? '');
