/** Bytes that `detect` looks at. */
export const startBytes = 64 * 1024;

/** The beginning of a file as text, whatever its encoding: names of elements and records are ASCII. */
export function startText(bytes: Uint8Array): string {
  const start = bytes.subarray(0, startBytes);
  const isWide = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  const text = new TextDecoder('latin1').decode(start);
  return (isWide ? text.replaceAll('\u0000', '').slice(2) : text.replace(/^ï»¿/u, '')).trimStart();
}

/** Name of the first element of an XML file. */
export function rootElement(bytes: Uint8Array): string | undefined {
  const text = startText(bytes);
  if (!text.startsWith('<')) return undefined;
  return /<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)[\s/>]/u.exec(text.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/gu, ''))?.[1];
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Returns whether the name ends in one of the extensions: `hasEnding('a.LEF', 'lef', 'lxf')`. */
export const hasEnding = (name: string, ...endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
