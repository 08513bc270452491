/** Pages of other origins may read the answer, also if it is an error, and when to ask again. */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
