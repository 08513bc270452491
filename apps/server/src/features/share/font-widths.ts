/** Letter widths, read from a font file (OpenType: `cmap`, `head`, `hhea`, `hmtx`). */
export interface FontWidths {
  /** Relative to the font size; undefined if the font does not have the letter. */
  of: (codePoint: number) => number | undefined;
}

/** @throws if the file is not such a font */
export function readFontWidths(file: Buffer): FontWidths {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    const start = file.readUInt32BE(entry + 8);
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(start, start + file.readUInt32BE(entry + 12)));
  }
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`The font has no table "${name}".`);
    return found;
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const ownWidths = table('hhea').readUInt16BE(34);
  const metrics = table('hmtx');
  const glyphOf = readGlyphs(table('cmap'));
  return {
    of: (codePoint) => {
      const glyph = glyphOf(codePoint);
      // Letters after the last one with its own width share that width.
      return glyph === 0 ? undefined : metrics.readUInt16BE(4 * Math.min(glyph, ownWidths - 1)) / unitsPerEm;
    },
  };
}

const windows = 3;
const basicPlane = 1;

/** Glyphs of the basic plane, which contains all names of people and places: format 4 of `cmap`, segments. */
function readGlyphs(cmap: Buffer): (codePoint: number) => number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => 4 + 8 * index);
  const record = subtables.find(
    (offset) => cmap.readUInt16BE(offset) === windows && cmap.readUInt16BE(offset + 2) === basicPlane,
  );
  const segments = record === undefined ? undefined : cmap.subarray(cmap.readUInt32BE(record + 4));
  if (segments?.readUInt16BE(0) !== 4) throw new Error('The font has no table of letters that can be read.');
  const bytes = segments.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes] as const;
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    for (let at = 0; at < bytes; at += 2) {
      if (segments.readUInt16BE(ends + at) < codePoint) continue;
      const start = segments.readUInt16BE(starts + at);
      if (start > codePoint) return 0;
      const delta = segments.readUInt16BE(deltas + at);
      const offset = segments.readUInt16BE(offsets + at);
      if (offset === 0) return (codePoint + delta) % 0x10000;
      const glyph = segments.readUInt16BE(offsets + at + offset + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) % 0x10000;
    }
    return 0;
  };
}
