/** Courses and their lessons. */
import type { Language } from '@podium/games';
import type { DemoContext } from '../context.ts';
import type { DemoItem, DemoPart } from '../demo-item.ts';
import { folderItems } from '../folder-items.ts';
import { paperFiles, paragraphRows } from '../paper-file.ts';
import { courseDrawing } from './drawings.ts';
import type { Motif } from './drawings.ts';

/** Subject of the picture of a course. */
const motifs: Readonly<Record<string, Motif>> = {
  'clean-sport': 'flask',
  'sleep-and-food': 'bowl',
  'media-skills': 'speech',
  'safe-coaching': 'shield',
  'first-aid-stand': 'cross',
  'parents-stand': 'stand',
  'welcome-volunteer': 'wave',
  'judge-ethics': 'whistle',
  'life-after-sport': 'path',
};

export function courses(context: DemoContext): DemoPart {
  const items = folderItems('course', context).slice(0, context.isSmall ? 2 : undefined);
  const lessons = Map.groupBy(folderItems('lesson', context), ({ data }) => data.course);
  const parts = items.map((course) => coursePart(course, lessons.get(course.id) ?? []));
  return { items: parts.flatMap(({ items }) => items), files: parts.flatMap(({ files }) => files) };
}

function coursePart(course: DemoItem<'course'>, lessons: readonly DemoItem<'lesson'>[]): DemoPart {
  const { id, data } = course;
  return {
    items: [course, ...lessons],
    files: [
      ...(data.photo
        ? [{ path: data.photo.path, purpose: 'photo' as const, content: courseDrawing(motifs[id]!) }]
        : []),
      ...lessons.flatMap(
        ({ id: lesson, data: { title, text, files = {} } }) =>
          paperFiles(
            `lesson-${lesson}`,
            `/courses/${id}`,
            (language) => ({
              title: title[language] ?? '',
              subtitle: data.title[language] ?? '',
              lines: paragraphRows(text?.[language] ?? ''),
            }),
            Object.keys(files) as Language[],
          ).files,
      ),
    ],
  };
}
