import { describe, expect, it, test } from 'vitest';
import { formattersFor } from './formatters.ts';
import { languages } from './generated/languages.gen.ts';
import { inRegion, intlLocale } from './language.ts';
import { language as az } from './languages/az/language.ts';
import { language as fr } from './languages/fr/language.ts';
import { language as pt } from './languages/pt/language.ts';

const zone = 'America/Sao_Paulo';
const instant = '2026-10-16T21:04:00Z';

describe.each(languages.map((language) => [language.tag, language] as const))('formats in %s', (_, language) => {
  const format = formattersFor(language, zone);

  it('writes Latin digits only, on a 24-hour clock', () => {
    const texts = [
      format.time(instant),
      format.dateTime(instant),
      format.dateLong('2026-10-16'),
      format.dateWithWeekday('2026-10-16'),
      format.number(12_345),
    ].join(' ');
    expect(texts).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/u);
    expect(format.time(instant)).toBe('18:04');
  });

  it('groups the numbers of a column consistently', () => {
    const [small, large] = [format.column(1234), format.column(12_345)];
    expect(small.replaceAll(/\d/gu, '')).toBe(large.replaceAll(/\d/gu, ''));
    expect(small).not.toBe('1234');
  });

  it('writes a percentage with its sign', () => {
    expect(format.percent(34)).toMatch(/^34.*%/u);
  });

  it('writes a day independently of the time zone', () => {
    const chip = format.dayChip('2026-10-16');
    expect(chip.day).toMatch(/16/u);
    expect(chip.weekday).not.toBe('');
    expect(format.date('2026-10-16')).toMatch(/16/u);
    expect(format.dateShort('2026-10-16')).toMatch(/16/u);
  });

  it('writes a range of days on one line, and a single day once', () => {
    expect(format.dateRange('2026-10-16', '2026-10-22')).toMatch(/16.*22/u);
    expect(format.dateRange('2026-10-30', '2026-11-02')).toMatch(/30.*2/u);
    expect(format.dateRange('2026-10-16', '2026-10-16').match(/16/gu)).toHaveLength(1);
  });

  it('has a number locale with the plural forms of the language', () => {
    const forms = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    expect(forms(intlLocale(language))).toEqual(forms(language.intl));
  });
});

test('Games in Brazilian Portuguese use Brazilian dates and numbers', () => {
  const inPortugal = formattersFor(pt, zone);
  const inBrazil = formattersFor(inRegion(pt, { pt: 'pt-BR' }), zone);
  expect([inBrazil.number(1769), inBrazil.column(3152)]).toEqual(['1.769', '3.152']);
  expect(inPortugal.number(1769)).toBe('1769');
  expect(inBrazil.dateShort('2026-10-16')).toBe('16 de out.');
  expect(inBrazil.capital(inBrazil.dateWithWeekday('2026-10-16'))).toBe('Sexta-feira, 16 de outubro');
  expect(inRegion(pt, { es: 'es-419' })).toEqual(pt);
  expect(inRegion(pt, undefined)).toEqual(pt);
});

test('K10: French writes the first of a month as an ordinal, and no other day', () => {
  const format = formattersFor(fr, zone);
  expect(format.dateWithWeekday('2026-10-01')).toBe('jeudi 1er octobre');
  expect(format.dateLong('2026-10-01')).toBe('jeudi 1er octobre 2026');
  expect([format.date('2026-10-01'), format.dateShort('2026-10-01'), format.dateFull('2026-10-01')]).toEqual([
    '1er octobre',
    '1er oct.',
    '1er octobre 2026',
  ]);
  expect(format.dateTime('2026-10-01T21:04:00Z')).toMatch(/^1er oct\.,? .*18:04$/u);
  expect([11, 21, 31].map((day) => format.date(`2026-10-${day}`))).toEqual(['11 octobre', '21 octobre', '31 octobre']);
});

describe('Azerbaijani, for which browsers have no data', () => {
  it.each(['2026-01-04', '2026-05-11', '2026-09-01', '2026-10-16', '2026-12-31'])(
    'writes %s as its data requires',
    (day) => {
      const date = new Date(`${day}T12:00:00Z`);
      const expectedDate = new Intl.DateTimeFormat('az', {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(date);
      expect(formattersFor(az, zone).dateLong(day)).toBe(expectedDate);
    },
  );

  it('K11: writes percentages and capitals by its own rules, not by those of its number format', () => {
    const format = formattersFor(az, zone);
    expect([format.percent(34), format.percent(2.5)]).toEqual(['34%', '2,5%']);
    expect(['iyul', 'ıldırım'].map((text) => format.capital(text))).toEqual(['İyul', 'Ildırım']);
  });

  it('sorts by its own alphabet', () => {
    const { compare } = formattersFor(az, zone);
    expect(['Üzgüçülük', 'Həndbol', 'Xokkey', 'Çim', 'Cüdo', 'Əlcək', 'Atletika', 'Güləş'].sort(compare)).toEqual([
      'Atletika',
      'Cüdo',
      'Çim',
      'Əlcək',
      'Güləş',
      'Həndbol',
      'Xokkey',
      'Üzgüçülük',
    ]);
  });

  it('sorts a letter that it lacks as the base letter, and w after v', () => {
    const { compare } = formattersFor(az, zone);
    const names = [
      'Élida',
      'Zaur',
      'Wagner',
      'Águas',
      'Amapá',
      'Vüsal',
      'Elçin',
      'Yasəmən',
      'Ítalo',
      'İlqar',
      'São',
      'Sara',
    ];
    expect(names.sort(compare)).toEqual([
      'Águas',
      'Amapá',
      'Elçin',
      'Élida',
      'İlqar',
      'Ítalo',
      'São',
      'Sara',
      'Vüsal',
      'Wagner',
      'Yasəmən',
      'Zaur',
    ]);
    expect(['Élida 2', 'Elida', 'Elida 10', 'Élida'].sort(compare)).toEqual(['Elida', 'Élida', 'Elida 10', 'Élida 2']);
    expect(compare('Jos\u{e9}', 'Jose\u{301}')).toBe(0);
  });

  it('has the same ordinal categories as CLDR', () => {
    const nativeRules = new Intl.PluralRules('az', { type: 'ordinal' });
    for (let value = 0; value <= 2100; value += 1)
      expect([value, az.own.ordinal(value)]).toEqual([value, nativeRules.select(value)]);
  });
});
