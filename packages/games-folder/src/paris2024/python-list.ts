/** The texts of a Python list as it prints itself: `['a', "b'c"]` gives `a` and `b'c`. Read, never evaluated. */
export function parsePythonList(text: string | undefined): string[] {
  const items: string[] = [];
  for (const [, single, double] of (text ?? '').matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gs)) {
    items.push(
      (single ?? double ?? '')
        .replaceAll(/\\(.)/gs, (_, character: string) => (character === 'n' ? '\n' : character))
        .trim(),
    );
  }
  return items;
}
