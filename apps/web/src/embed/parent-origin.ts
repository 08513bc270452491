/** Origin of the page around this one; undefined if the browser does not say. */
export function parentOrigin(): string | undefined {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest) return nearest === 'null' ? undefined : nearest;
  return document.referrer ? new URL(document.referrer).origin : undefined;
}
