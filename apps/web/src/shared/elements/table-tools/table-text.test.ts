import { expect, test } from 'vitest';
import { toCsv, toTabs } from './table-text.ts';

test('copied rows have a tab between cells', () =>
  expect(
    toTabs([
      ['1', 'São Paulo', '19'],
      ['2', 'Bahia', '7'],
    ]),
  ).toBe('1\tSão Paulo\t19\n2\tBahia\t7'));

test('a CSV file quotes values with commas, quotes or line breaks', () =>
  expect(
    toCsv([
      ['Name', 'Mark'],
      ['Silva, Ana "Nina"', '1:02.3'],
    ]),
  ).toBe('\u{FEFF}Name,Mark\r\n"Silva, Ana ""Nina""",1:02.3\r\n'));

test.each([
  ['=HYPERLINK("x")', `'=HYPERLINK("x")`],
  ['@name', `'@name`],
  ['+cmd', `'+cmd`],
  ['-cmd', `'-cmd`],
  ['+1.23', '+1.23'],
  ['-0.5', '-0.5'],
  ['+', '+'],
  ['1-0', '1-0'],
])('a spreadsheet never executes %j', (text, expected) => expect(toTabs([[text]])).toBe(expected));
