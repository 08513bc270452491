import type { DisciplineRules } from '@podium/games';

/** One of `all` by our code, an address or one of the feed's; `generic` where there is none. */
export function byCode<T extends DisciplineRules>(all: readonly T[], generic: T): (code?: string | null) => T {
  const found: ReadonlyMap<string, T> = new Map(
    all.flatMap((one) => [one.code, one.key.toUpperCase(), ...one.feedCodes].map((code): [string, T] => [code, one])),
  );
  return (code) => found.get(code?.toUpperCase() ?? '') ?? generic;
}
