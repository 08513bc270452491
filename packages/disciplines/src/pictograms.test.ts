import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pictograms } from './pictograms.gen.ts';

const readPictogram = (key: string): string => readFileSync(new URL(`${key}/pictogram.svg`, import.meta.url), 'utf8');

/** Drawings shared by sports that look alike, or by a sport under its feed code. */
const sharedDrawings = [
  ['crd', 'ctr', 'cyc'],
  ['edr', 'ejp', 'equ', 'eve'],
  ['gtr', 'tra'],
  ['sho', 'shs'],
];

const elements = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line']);
const paints = new Set(['fill', 'stroke']);
const attributes = new Set(
  'fill stroke stroke-width stroke-linecap stroke-linejoin xmlns viewBox transform d cx cy r rx ry x y width height x1 y1 x2 y2'.split(
    ' ',
  ),
);

describe.each(pictograms)('the pictogram of %s', (key) => {
  const text = readPictogram(key);

  it('uses the common grid and is small', () => {
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24" /);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1200);
  });

  it('contains only shapes, in the color of the surrounding text', () => {
    // Anything left is not a tag of this form: comments, entities, text.
    expect(text.replaceAll(/<\/?[a-z]+( [\w-]+="[^"<>&]*")*\/?>/gi, '').trim()).toBe('');
    for (const [, element] of text.matchAll(/<\/?([a-z]+)/gi)) expect(elements).toContain(element);
    for (const [, name = '', value] of text.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
      expect(attributes).toContain(name);
      if (paints.has(name)) expect(['currentColor', 'none']).toContain(value);
    }
  });
});

describe('the pictograms', () => {
  it('are in the sprite exactly as in their files', () => {
    const script = fileURLToPath(new URL('../scripts/generate-pictograms.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });

  it('are one symbol each, plus one for sports without a pictogram', () => {
    const sprite = readFileSync(new URL('pictograms.gen.svg', import.meta.url), 'utf8');
    const ids = [...sprite.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24" /g)].map((match) => match[1]);
    expect(ids).toEqual([...pictograms]);
    expect(pictograms).toContain('generic');
  });

  it('are identical only if a drawing is shared on purpose', () => {
    const byDrawing = Map.groupBy(pictograms, readPictogram);
    expect([...byDrawing.values()].filter((keys) => keys.length > 1)).toEqual(sharedDrawings);
  });
});
