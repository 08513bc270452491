import { canonicalKey } from '@podium/disciplines/keys';
import { redirect } from '@tanstack/react-router';

/** The path of a sport's page in lowercase: `/ara/discipline/SWM/medals` becomes `/ara/discipline/swm/medals`. */
export function lowerKeyPath(path: string): string {
  return path.replace(/\/discipline\/[^/]+/iu, (part) => part.toLowerCase());
}

/** Redirects permanently to the lowercase key: addresses use `swm`. */
export function requireLowerKey(key: string, { pathname, searchStr }: { pathname: string; searchStr: string }): void {
  if (key !== key.toLowerCase()) throw redirect({ href: lowerKeyPath(pathname) + searchStr, statusCode: 301 });
}

/**
 * Page addresses that contain the key of a sport: `/discipline/swm`, `/medals/swm`, `/reports/swm`,
 * `/schedule/day/2026-10-12/swm`.
 */
const keyOfPage = /^(\/(?:discipline|medals|reports|schedule\/day\/[^/]+)\/)([^/]+)/u;

/**
 * The page under our key if the feed's key was requested: `/discipline/crd?event=A` becomes `/discipline/cyc?event=A`.
 * undefined if the address has our key or none.
 */
export function pageUnderOurKey(path: string, searchStr: string): string | undefined {
  const moved = path.replace(keyOfPage, (whole, before: string, key: string) =>
    isOurs(key) ? whole : before + ownKey(key),
  );
  const query = new URLSearchParams(searchStr);
  const filter = query.get('discipline');
  const isFilterOurs = filter === null || isOurs(filter);
  if (moved === path && isFilterOurs) return undefined;
  if (!isFilterOurs) query.set('discipline', ownKey(filter));
  return query.size > 0 ? `${moved}?${query.toString()}` : moved;
}

const ownKey = (key: string): string => canonicalKey(key.toLowerCase());
const isOurs = (key: string): boolean => ownKey(key) === key.toLowerCase();
