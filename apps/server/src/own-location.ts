/**
 * A `Location` within this site, made of what a request asked for. Browsers read `//host` and `/\host` as another
 * site, so it begins with exactly one slash and contains no backslash and nothing that a header must not.
 *
 * @param target path and query
 */
export function ownLocation(target: string): string {
  const path = target.replace(/^[/\\\s]*/u, '/').replaceAll('\\', '%5C');
  // eslint-disable-next-line no-control-regex -- control characters end a header, or are skipped by browsers
  return path.replaceAll(/[\u0000-\u0020\u007f]|[^\u0021-\u007e]/gu, encodeURIComponent);
}
