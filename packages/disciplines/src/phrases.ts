/**
 * A phrase with the argument of its English version: `Split {number, number}` needs `{number, …}` in every language.
 */
type Phrase<English extends string> = English extends `${string}{${infer Argument},${string}`
  ? `${string}{${Argument},${string}`
  : English extends `${string}{${infer Argument}}${string}`
    ? `${string}{${Argument}}${string}`
    : string;

/** All phrases of a discipline in one language; English is the type, so that a missing key or argument does not compile. */
export type Phrases<English extends Record<string, string>> = {
  readonly [Key in keyof English]: Phrase<English[Key]>;
};
