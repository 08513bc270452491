import { choice, flag, image, language, line, number, paragraphs, reference, required, text, url } from '../field.ts';
import { defineKind } from '../kind.ts';
import { courseAudiences } from '../words.ts';

/** Courses; lessons are separate items. */
export const kind = defineKind({
  name: 'course',
  file: 'courses',
  fields: {
    title: required(text),
    provider: required(line),
    summary: required(paragraphs),
    language,
    /** Hours of learning. */
    hours: number(0, 500),
    isOnline: flag,
    place: reference('place'),
    web: url,
    audience: choice(courseAudiences),
    /** Percentage of the lessons that must be finished; 100 if empty. */
    passPercent: number(1, 100),
    hasCertificate: flag,
    photo: image,
  },
  searched: ['title', 'summary'],
});
