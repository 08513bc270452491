/**
 * A `Location` within this site, made of what a request asked for. Browsers read `//host` and `/\host` as another
 * site, so it begins with exactly one slash and contains no backslash and nothing that a header must not.
 *
 * @param target path and query
 */
export function ownLocation(target: string): string {
  const path = target.replace(/^[/\\\s]*/u, '/').replaceAll('\\', '%5C');
  // Control characters end a header, or browsers skip them.
  return path.toWellFormed().replaceAll(/[^!-~]/gu, encodeURIComponent);
}
