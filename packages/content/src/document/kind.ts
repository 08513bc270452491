import { choice, date, files, number, reference, required, text, flag } from '../field.ts';
import { defineKind } from '../kind.ts';
import { documentTypes } from '../words.ts';

/** Official documents as files. */
export const kind = defineKind({
  name: 'document',
  file: 'documents',
  fields: {
    type: required(choice(documentTypes)),
    title: required(text),
    summary: text,
    discipline: reference('discipline'),
    event: reference('event'),
    unit: reference('unit'),
    day: date,
    published: required(date),
    priority: number(0, 9),
    isPinned: flag,
    version: number(1, 999),
    replaces: reference('document'),
    files: required(files('document')),
  },
  searched: ['title', 'summary'],
});
