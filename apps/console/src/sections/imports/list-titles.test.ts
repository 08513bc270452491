import { expect, test } from 'vitest';
import { columnsByTitle } from './list-titles.ts';

const column = (title: string, use: string, isUnsure = false) => ({ title, use, isUnsure, examples: [`${use} 1`] });

test('a title of several sheets is asked once, with its unsure content', () => {
  const list = {
    sheets: [
      { name: 'Natação', columns: [column('Atleta', 'name'), column('Obs', 'status')] },
      { name: 'Xadrez', columns: [column('Atleta', '', true)] },
    ],
    doubts: [],
    omitted: 0,
  };
  expect(columnsByTitle(list)).toEqual([
    { title: 'Atleta', use: '', isUnsure: true, examples: [' 1'], sheets: ['Natação', 'Xadrez'] },
    { title: 'Obs', use: 'status', isUnsure: false, examples: ['status 1'], sheets: ['Natação'] },
  ]);
});
