import { redirect } from '@tanstack/react-router';

/** The address of a sport's page in lower case: `/ara/discipline/SWM/medals` is `/ara/discipline/swm/medals`. */
export function lowerKeyPath(path: string): string {
  return path.replace(/\/discipline\/[^/]+/iu, (part) => part.toLowerCase());
}

/** Addresses say `swm`; another case is sent on for good. */
export function requireLowerKey(key: string, { pathname, searchStr }: { pathname: string; searchStr: string }): void {
  if (key !== key.toLowerCase()) throw redirect({ href: lowerKeyPath(pathname) + searchStr, statusCode: 301 });
}
