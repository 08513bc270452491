import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { drawCard } from './draw-card.ts';

const art = {
  flags: new Map([['/flags/br-ba.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path/></svg>']]),
  pictograms: new Map(),
  pattern: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 96"/>',
};
const bahia = { code: 'BA', name: 'Bahia', flag: '/flags/br-ba.svg' };
const card = (more: Partial<Card> = {}): Card => ({
  language: 'en',
  games: 'Youth Games',
  kicker: 'Swimming',
  body: {
    kind: 'places',
    places: [{ medal: 'gold', name: 'Mirella Jardim Bueno', organisation: bahia, mark: '2:03.09' }],
  },
  ...more,
});
/** Returns the drawn texts, without direction marks. */
const texts = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!.replaceAll(/[\u2066-\u2069]/gu, ''));
const textPosition = (svg: string, text: string): number => {
  const [, x] = new RegExp(`<text x="(\\d+)"[^>]*>[\\u2066-\\u2069]?${text}`, 'u').exec(svg) ?? [];
  return Number(x);
};

describe('a picture', () => {
  test('contains its subject, the mark, the Games and their address', () => {
    expect(texts(drawCard(card(), art, 'games.example'))).toEqual([
      'Swimming',
      '1',
      '2:03.09',
      'Mirella Jardim Bueno',
      'Youth Games',
      'games.example',
    ]);
  });

  test('escapes markup in names', () => {
    const svg = drawCard(card({ kicker: '<script>&"Bout"' }), art, '');
    expect(svg).not.toContain('<script');
    expect(texts(svg)[0]).toBe('&#60;script&#62;&#38;&#34;Bout&#34;');
  });

  test('is mirrored in a language written from right to left, except for its numbers', () => {
    const [ltr, rtl] = [drawCard(card(), art, ''), drawCard(card({ language: 'ar' }), art, '')];
    expect(textPosition(ltr, 'Swimming')).toBe(72);
    expect(textPosition(rtl, 'Swimming')).toBe(1200 - 72);
    expect(rtl).toContain('\u20662:03.09');
    // A cut name loses its own end, even on a right-to-left page.
    expect(rtl).toContain('\u2066Mirella');
    expect(drawCard(card({ language: 'ar', kicker: '200 م حرة' }), art, '')).toContain('\u2067200 م حرة');
  });

  test('shows the code of a delegation that has no flag', () => {
    const places = [{ rank: '1', name: 'Iara', organisation: { code: 'AIN', name: 'Neutral', flag: null } }];
    expect(texts(drawCard(card({ body: { kind: 'places', places } }), art, ''))).toContain('AIN');
  });

  test('has the two colors of the flag', () => {
    expect(drawCard(card({ colors: bahia }), art, '')).toMatch(/<rect x="0"[^>]*fill="#[\da-f]{6}"/);
  });
});
