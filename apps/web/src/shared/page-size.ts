import { oneOf } from './search-text.ts';

/** Rows per page that readers can choose. */
export const pageSizes = [20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** @returns the size that an address asks for; undefined for the usual one, which no address names */
export function pageSizeText(text: unknown, usual: PageSize): PageSize | undefined {
  const names = pageSizes.filter((size) => size !== usual).map(String);
  const found = oneOf(String(text), names);
  return found === undefined ? undefined : (Number(found) as PageSize);
}
