import { file, files, number, paragraphs, reference, required, text } from '../field.ts';
import { defineKind } from '../kind.ts';

/** A lesson of a course, in the order of `order`. */
export const kind = defineKind({
  name: 'lesson',
  file: 'lessons',
  fields: {
    course: required(reference('course')),
    title: required(text),
    text: paragraphs,
    minutes: number(1, 600),
    video: file('video'),
    /** The same film in another format, for browsers that cannot play the first one. */
    fallback: file('video'),
    captions: files('captions'),
    files: files('document'),
  },
  searched: [],
});
