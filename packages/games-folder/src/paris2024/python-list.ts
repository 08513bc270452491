/** Parses the strings of a printed Python list: `['a', "b'c"]` returns `a` and `b'c`. Nothing is evaluated. */
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
