/**
 * Uses of a file. The strongest one decides:
 * - `hidden`: must not be served, regardless of other uses (a photo of a person who hides it);
 * - `revalidate`: public, but caches must revalidate, because it may be withdrawn at any time (photos of people);
 * - `public`: caches may keep it forever;
 * - `private`: kept but not served (a draft).
 */
const uses = ['hidden', 'revalidate', 'public', 'private'] as const;
export type FileUse = (typeof uses)[number];

/** @returns undefined if the source does not use the file */
export type FileUseSource = (sha256: string) => Promise<FileUse | undefined>;

export function strongestUse(sources: readonly FileUseSource[]): FileUseSource {
  return async (sha256) => {
    const found = new Set(await Promise.all(sources.map(async (source) => source(sha256))));
    return uses.find((use) => found.has(use));
  };
}
