import type { CourseAnswer, CoursesAnswer } from '@podium/contract';
import { liveKeys } from '@podium/contract/live-keys';
import type { FeatureBuilders } from '../../../read-model/program/building.ts';
import { ofKinds } from '../of-kinds.ts';
import { findItem, listItems } from '../items.ts';
import type { PublishedItem } from '../items.ts';
import { ContentPresenter } from '../present.ts';
import { placeNames } from './people.ts';

type Head = CoursesAnswer['items'][number];
const kinds = ['course', 'lesson', 'place'] as const;

export const courseBuilders: Pick<FeatureBuilders, 'courses' | 'course'> = {
  courses: ofKinds(kinds, [liveKeys.games], async (context) => {
    const { partition } = context.snapshot;
    const present = new ContentPresenter(context.snapshot, context.language);
    const placeName = await placeNames(context, present);
    const lessons = await listItems(context.pool, partition, 'lesson');
    const items = (await listItems(context.pool, partition, 'course')).map((course) =>
      presentHead(present, course, courseLessons(lessons, course.id), placeName(course.data.place)),
    );
    return { items, total: items.length } satisfies Omit<CoursesAnswer, 'asOf'>;
  }),

  course: ofKinds(kinds, [liveKeys.games], async (context, { id }) => {
    const { partition } = context.snapshot;
    const course = await findItem(context.pool, partition, 'course', id);
    if (!course) return undefined;
    const present = new ContentPresenter(context.snapshot, context.language);
    const placeName = await placeNames(context, present);
    const lessons = courseLessons(await listItems(context.pool, partition, 'lesson'), id);
    return {
      ...presentHead(present, course, lessons, placeName(course.data.place)),
      lessons: lessons.map(({ id: lesson, data }) => ({
        id: lesson,
        title: present.text(data.title),
        text: present.optionalText(data.text),
        minutes: data.minutes ?? null,
        video: present.file(data.video),
        fallback: present.file(data.fallback),
        captions: present.captions(data.captions),
        file: present.files(data.files)[0] ?? null,
      })),
    } satisfies Omit<CourseAnswer, 'asOf'>;
  }),
};

const courseLessons = (lessons: readonly PublishedItem<'lesson'>[], course: string): PublishedItem<'lesson'>[] =>
  lessons.filter(({ data }) => data.course === course);

function presentHead(
  present: ContentPresenter,
  { id, data }: PublishedItem<'course'>,
  lessons: readonly PublishedItem<'lesson'>[],
  place: Head['place'],
): Head {
  return {
    id,
    title: present.text(data.title),
    provider: data.provider,
    summary: present.text(data.summary),
    language: data.language ?? null,
    hours: data.hours ?? null,
    isOnline: data.isOnline ?? false,
    place,
    web: data.web ?? null,
    audience: data.audience ?? 'everyone',
    passPercent: data.passPercent ?? 100,
    hasCertificate: data.hasCertificate ?? false,
    photo: present.picture(data.photo),
    lessonCount: lessons.length,
    minutes: lessons.reduce((sum, lesson) => sum + (lesson.data.minutes ?? 0), 0),
  };
}
