/** Extension by column: a column of a folder's schema and of its table is imported and exported without other code. */
import { expect, test } from 'vitest';
import { folderSchema } from '@podium/games-folder';
import type { Column } from '@podium/games-folder';
import { tableShape } from '../apply/table-shape.ts';
import { cellsOf, plainColumns, propertiesOf } from './plain-columns.ts';

const column = (name: string, type: Column['type']): Column => ({ name, type, isRequired: false, isPersonal: false });

const added = {
  columns: [
    ...folderSchema.participants.columns,
    column('shirt_number', { kind: 'integer', from: 0, to: 99 }),
    column('stance', { kind: 'word', words: ['left', 'right'] }),
    ...['en', 'es', 'pt', 'az', 'ar', 'fr'].map((tag) => column(`hobby_${tag}`, { kind: 'text' })),
  ],
};
const stored = {
  columns: [
    ...tableShape('participants').columns,
    { property: 'shirtNumber', column: 'shirt_number', isJson: false },
    { property: 'stance', column: 'stance', isJson: false },
    { property: 'hobby', column: 'hobby', isJson: true },
  ],
};

test('a column added to schema and table is read into a row, and written from it', () => {
  const columns = plainColumns(added, stored);
  const row = { family_name: 'Silva', shirt_number: '7', stance: 'left', hobby_en: 'Chess', hobby_pt: 'Xadrez' };
  const properties = propertiesOf(columns, row);
  expect(properties).toMatchObject({
    familyName: 'Silva',
    shirtNumber: 7,
    stance: 'left',
    hobby: { en: 'Chess', pt: 'Xadrez' },
  });
  expect(cellsOf(columns, properties)).toMatchObject({ ...row, shirt_number: 7, hobby_ar: undefined });
});

test('a column of only one side, or with another stored form, is not mapped automatically', () => {
  const names = plainColumns(added, tableShape('participants')).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['family_name', 'institution', 'federation_id']));
  for (const name of ['shirt_number', 'hobby', 'height_cm', 'organisation', 'photo', 'function', 'tv_name', 'details'])
    expect(names).not.toContain(name);
});
