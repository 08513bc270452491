import { expect, test } from 'vitest';
import { readXliff, writeXliff } from './xliff.ts';

const xliff = {
  language: 'ar',
  files: [
    {
      original: 'apps/web/src/screens/day/phrases',
      units: [
        { id: 'title', source: 'Day <b>{day}</b> & "night"', target: ' اليوم ', note: '{day}: text' },
        { id: 'empty', source: 'Nothing', target: undefined, note: '' },
      ],
    },
  ],
};

test('written phrases are read unchanged, with spaces, quotes and marks', () => {
  expect(readXliff(writeXliff(xliff))).toEqual(xliff);
});

test('an empty target counts as not translated', () => {
  const text = writeXliff(xliff).replace('<target> اليوم </target>', '<target> </target>');
  expect(readXliff(text).files[0]!.units[0]!.target).toBeUndefined();
});

test.each([
  ['<a/>', /not an XLIFF file/u],
  ['<xliff version="2.0"></xliff>', /line 1: expected XLIFF 1.2/u],
  ['<xliff version="1.2"><file original="a"></file></xliff>', /target-language/u],
  ['<xliff version="1.2">\n<file', /line 2/u],
])('the file is refused with the reason if it has %s', (text, message) => {
  expect(() => readXliff(text)).toThrow(message);
});
