import { oneOf } from './search-text.ts';

/** Rows per page that users can choose. */
export const pageSizes = [20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** @returns the size requested in an address; undefined for the default size, which addresses omit */
export function pageSizeText(text: unknown, usual: PageSize): PageSize | undefined {
  const names = pageSizes.filter((size) => size !== usual).map(String);
  const found = oneOf(String(text), names);
  return found === undefined ? undefined : (Number(found) as PageSize);
}
