/** Courses and their lessons. */
import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { demoItems } from '../demo-item.ts';
import { paperFiles, paragraphRows } from '../paper-file.ts';
import type { CourseRow } from './course-row.ts';
import { courseDrawing } from './drawings.ts';
import { adultCourses } from './for-adults.ts';
import { athleteCourses } from './for-athletes.ts';
import { otherCourses } from './for-everyone.ts';

const allCourses = [...athleteCourses, ...adultCourses, ...otherCourses];

export function courses({ isSmall }: DemoContext): DemoPart {
  const rows = isSmall ? allCourses.slice(0, 2) : allCourses;
  const parts = rows.map((row) => coursePart(row));
  return { items: parts.flatMap(({ items }) => items), files: parts.flatMap(({ files }) => files) };
}

function coursePart({ id, motif, lessons, ...row }: CourseRow): DemoPart {
  const photo = `photos/course-${id}.svg`;
  const papers = lessons.map(({ id: lesson, title, text, hasFile }) =>
    hasFile
      ? paperFiles(`lesson-${lesson}`, `/courses/${id}`, (language) => ({
          title: title[language],
          subtitle: row.title[language],
          lines: paragraphRows(text[language]),
        }))
      : undefined,
  );
  return {
    items: [
      ...demoItems('course', [[id, { ...row, ...(motif && { photo: { path: photo, alt: row.title } }) }]]),
      ...demoItems(
        'lesson',
        lessons.map(({ id: lesson, title, text, minutes }, index) => [
          lesson,
          { course: id, title, text, minutes, ...(papers[index] && { files: papers[index].refs }) },
        ]),
      ),
    ],
    files: [
      ...(motif ? [{ path: photo, purpose: 'photo' as const, content: courseDrawing(motif) }] : []),
      ...papers.flatMap((paper) => paper?.files ?? []),
    ],
  };
}
