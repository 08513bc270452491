import { choice, files, flag, number, paragraphs, reference, required, text, time } from '../field.ts';
import { defineKind } from '../kind.ts';
import { audiences } from '../words.ts';

/** Official communications of the organizers (informativos). */
export const kind = defineKind({
  name: 'bulletin',
  file: 'bulletins',
  fields: {
    number: required(number(1, 9999)),
    title: required(text),
    published: required(time),
    priority: number(0, 9),
    isPinned: flag,
    text: required(paragraphs),
    files: files('document'),
    replaces: reference('bulletin'),
    audience: choice(audiences),
    discipline: reference('discipline'),
  },
  searched: ['title', 'text'],
});
