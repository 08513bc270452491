import type { CoursesAnswer } from '@podium/contract';
import { LocalText } from '../../../shared/content/local-text.tsx';
import { useText } from '../../../shared/page-context.tsx';

/** For whom, how long, where. */
export function CourseFacts({ course }: { course: Omit<CoursesAnswer['items'][number], 'summary'> }) {
  const t = useText();
  const { audience, lessonCount, minutes, isOnline, place } = course;
  return (
    <p className="course-facts">
      <span>{t(`screens.courses.audience.${audience}`)}</span>
      <span>{t('screens.courses.lessons', { count: lessonCount })}</span>
      {minutes > 0 && <span>{t('screens.courses.minutes', { count: minutes })}</span>}
      <span>{isOnline ? t('screens.courses.online') : t('screens.courses.inPerson')}</span>
      {place && <LocalText value={place.name} />}
    </p>
  );
}
