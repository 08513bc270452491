/** Limits of a foreign file; anything larger is refused before it is read as a whole. */
export const foreignLimits = {
  bytes: 200 * 1024 * 1024,
  elements: 5_000_000,
  depth: 40,
  attributes: 100,
  /** Characters of an attribute or text. */
  text: 64 * 1024,
  valueInMessage: 60,
} as const;
