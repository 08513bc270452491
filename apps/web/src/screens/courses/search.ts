import { courseAudiences } from '@podium/content/words';
import { oneOf } from '../../shared/search-text.ts';

export interface CoursesSearch {
  type?: (typeof courseAudiences)[number];
}

export function readCoursesSearch(search: Record<string, unknown>): CoursesSearch {
  return { type: oneOf(search.type, courseAudiences) };
}
