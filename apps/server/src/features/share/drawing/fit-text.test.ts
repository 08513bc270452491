import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnName } from '../cards/words.ts';
import { firstDrawable } from '../drawable-part.ts';
import { escapeMarkup, fitText, textWidth } from './fit-text.ts';

const room = { width: 400, size: 48, min: 28, weight: 800 } as const;

describe('a text of a picture', () => {
  test('keeps its size if it fits', () => {
    expect(fitText('Bahia', room)).toMatchObject({ size: 48, lines: ['Bahia'], isCut: false });
  });

  test('is made smaller before it is shortened', () => {
    const fitted = fitText('Mirella Jardim Bueno', room);
    expect(fitted.lines).toEqual(['Mirella Jardim Bueno']);
    expect(fitted.size).toBeLessThan(48);
    expect(fitted.isCut).toBe(false);
  });

  test('continues on a second line if the picture has one', () => {
    const fitted = fitText('Maria Eduarda Vasconcelos de Albuquerque Cavalcanti', { ...room, lines: 2 });
    expect(fitted.lines).toHaveLength(2);
    expect(fitted.lines.join(' ')).toBe('Maria Eduarda Vasconcelos de Albuquerque Cavalcanti');
  });

  test('ends with an ellipsis if it fits in no other way', () => {
    const fitted = fitText('Maria Eduarda Vasconcelos de Albuquerque Cavalcanti', room);
    expect(fitted).toMatchObject({ size: 28, isCut: true });
    expect(fitted.lines[0]).toMatch(/^Maria Eduarda .+…$/u);
    expect(fitText('W'.repeat(90), { ...room, lines: 2 }).lines.at(-1)).toMatch(/^W+…$/u);
  });

  test('is shortened between visible characters', () => {
    const marked = 'a\u0316\u032d';
    const [line = ''] = fitText(marked.repeat(40), room).lines;
    expect(line).toMatch(/^a.+…$/u);
    expect(line.slice(0, -1).replaceAll(marked, '')).toBe('');
  });

  test('is never wider than its space, and keeps its beginning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.integer({ min: 1, max: 3 }), (text, lines) => {
        const fitted = fitText(text, { ...room, lines });
        expect(fitted.lines.length).toBeLessThanOrEqual(lines);
        for (const line of fitted.lines) expect(textWidth(line, fitted.size, 800)).toBeLessThanOrEqual(room.width);
      }),
    );
  });

  test('has the width given by the font, also in Arabic; direction marks have no width', () => {
    expect(textWidth('0', 100, 500)).toBeCloseTo(57.2, 0);
    expect(textWidth('00', 100, 500)).toBeCloseTo(114.4, 0);
    expect(textWidth('\u20680\u2069', 100, 500)).toBe(textWidth('0', 100, 500));
    expect(textWidth('سباحة', 100, 500)).toBeGreaterThan(150);
  });

  test('contains no placeholder boxes: letters missing from all fonts are left out, together with their separator', () => {
    for (const name of ['Əliyeva', 'Шевченко Ольга', 'Παπαδοπούλου', 'श्रेया', 'محمد', 'Nguyễn', "D'Ávilha №1"])
      expect(fitText(name, { ...room, width: 2000 }).lines).toEqual([name]);
    expect(fitText('WANG Wei 王伟', room).lines).toEqual(['WANG Wei']);
    expect(fitText('김민준 · Final 🙂', room).lines).toEqual(['Final']);
    expect(fitText('王伟', room).lines).toEqual(['']);
    expect([firstDrawable('王伟', null, 'CHN'), firstDrawable('李 Li', 'CHN'), firstDrawable('王伟')]).toEqual([
      'CHN',
      'Li',
      '',
    ]);
  });

  test('F24: shows a person whose name cannot be drawn as a number and a sport, or as an athlete of the delegation', () => {
    const person = {
      type: 'athlete',
      name: '王 小明',
      organisation: { code: 'STH', name: 'South', flag: null },
    } as const;
    expect(drawnName(person, { language: 'en', bib: '214', sport: 'Swimming' })).toBe('Athlete 214 · Swimming');
    expect(drawnName(person, { language: 'en' })).toBe('Athlete · South');
    expect(drawnName(person, { language: 'pt' })).toBe('Atleta · South');
    expect(drawnName({ ...person, type: 'team' }, { language: 'en' })).toBe('South');
    expect(drawnName({ ...person, name: 'LE Duc Phat', spoken: 'Duc Phat Le' }, { language: 'en' })).toBe(
      'Duc Phat Le',
    );
  });

  test('never becomes markup, whatever characters a name contains', () => {
    expect(escapeMarkup(`<a href="x">'&`)).toBe('&#60;a href=&#34;x&#34;&#62;&#39;&#38;');
    expect(fitText('A\u0000B\u001fC\ud800', room).lines).toEqual(['A B C\ufffd']);
  });
});
