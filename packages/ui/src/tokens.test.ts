import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [name!, value!]));
}

const light = block(':root');
const darkOfDevice = block(":root:not([data-theme='light'])");
const dark = block(":root[data-theme='dark']");
const themes = { light, dark: { ...light, ...dark } };

function luminance(color: string): number {
  const parts = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const grounds = ['surface', 'canvas', 'sunken'];
const tones = ['live', 'ok', 'warn', 'protest', 'info', 'mute'];
const medals = ['gold', 'silver', 'bronze'];

describe('color tokens', () => {
  it('are the same whether the device or the switch selects dark', () => {
    expect(darkOfDevice).toEqual(dark);
  });

  describe.each(Object.entries(themes))('%s', (_, theme) => {
    const color = (name: string) => theme[name]!;
    it.each(grounds.flatMap((ground) => ['ink', 'ink2', 'ink3', 'accent'].map((text) => [text, ground])))(
      'text %s on %s is readable (4.5)',
      (text, ground) => expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5),
    );
    it.each(['ink', 'ink3', 'accent'])('text %s on the accent tint is readable', (text) => {
      expect(contrast(color(text), color('accent-tint'))).toBeGreaterThanOrEqual(4.5);
    });
    it.each(tones)('tone %s is readable on its tint and on the surface', (tone) => {
      expect(contrast(color(tone), color(`${tone}-tint`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color(tone), color('surface'))).toBeGreaterThanOrEqual(4.5);
    });
    it.each(['accent', 'accent-hover'])('button text on %s is readable', (ground) => {
      expect(contrast(color('accent-ink'), color(ground))).toBeGreaterThanOrEqual(4.5);
    });
    it('text on the stage of photos and films is readable', () => {
      expect(contrast(color('stage-ink'), color('stage'))).toBeGreaterThanOrEqual(4.5);
    });
    it.each(medals)('the numeral of %s is readable and its ring is visible', (medal) => {
      expect(contrast(color(`${medal}-ink`), color(medal))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color(`${medal}-ring`), color('surface'))).toBeGreaterThanOrEqual(3);
    });
    it.each(grounds.flatMap((ground) => ['control', 'focus'].map((part) => [part, ground])))(
      '%s on %s is visible (3)',
      (part, ground) => expect(contrast(color(part), color(ground))).toBeGreaterThanOrEqual(3),
    );
  });
});
