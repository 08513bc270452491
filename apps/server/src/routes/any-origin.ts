/** Allows pages of other origins to read the answer, including errors and their retry time. */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Retry-After, Served-By',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
