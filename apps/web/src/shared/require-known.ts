import { redirect } from '@tanstack/react-router';
import { stringifySearchText } from './search-text.ts';

/** Where a page is made, of a screen whose filters browsers read with it: on to the address without what nobody knows. */
export function requireKnown(known: object, { pathname, searchStr }: { pathname: string; searchStr: string }): void {
  const search = stringifySearchText({ ...known });
  if (search !== searchStr) throw redirect({ href: pathname + search, statusCode: 302 });
}
