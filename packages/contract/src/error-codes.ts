/** Error codes are phrase keys: `error.<code>` in every language. */
export const errorCodes = [
  'badRequest',
  'unauthorized',
  'wrongCredentials',
  'forbidden',
  'signInAgain',
  'notFound',
  'methodNotAllowed',
  'conflict',
  'tooLarge',
  'unsupportedMediaType',
  'unprocessable',
  'tooManyRequests',
  'unexpected',
  'unavailable',
  'noSpace',
  'readOnly',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const errorStatus = {
  badRequest: 400,
  unauthorized: 401,
  wrongCredentials: 401,
  forbidden: 403,
  signInAgain: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  unprocessable: 422,
  tooManyRequests: 429,
  unexpected: 500,
  unavailable: 503,
  noSpace: 507,
  readOnly: 503,
} as const satisfies Record<ErrorCode, number>;
