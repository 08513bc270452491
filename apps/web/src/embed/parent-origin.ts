/** Origin of the embedding page; undefined if the browser does not report it. */
export function parentOrigin(): string | undefined {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest) return nearest === 'null' ? undefined : nearest;
  return document.referrer ? new URL(document.referrer).origin : undefined;
}
