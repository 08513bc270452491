import '../../shared/elements/card/card.css';
import './courses.css';
import type { CoursesAnswer } from '@podium/contract';
import { isPassed } from '@podium/contract/course-progress';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { Picture } from '../../shared/elements/content/picture.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { CourseFacts } from './parts/course-facts.tsx';
import { CourseProgress } from './parts/course-progress.tsx';
import { DeviceNote, ProgressNotes } from './parts/progress-notes.tsx';
import { useProgress } from './use-progress.ts';

export function CoursesScreen() {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.courses(language));
  const progress = useProgress();
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.courses.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      <p className="text-ink2">{t('screens.courses.intro')}</p>
      {data.items.length === 0 ? (
        <EmptyState icon="document" title={t('screens.courses.empty')}>
          <p>{t('screens.courses.emptyHint')}</p>
        </EmptyState>
      ) : (
        <>
          <ProgressNotes progress={progress} />
          <ul className="courses">
            {data.items.map((course) => (
              <CourseCard key={course.id} course={course} done={progress.done(course.id).size} />
            ))}
          </ul>
        </>
      )}
      <p className="course-actions">
        <Link to="/{-$locale}/verify" className="button">
          {t('screens.courses.verify')}
        </Link>
      </p>
      <DeviceNote isUser={progress.isUser} />
    </div>
  );
}

function CourseCard({ course, done }: { course: CoursesAnswer['items'][number]; done: number }) {
  const { id, title, provider, photo, lessonCount } = course;
  return (
    <li className="card course-card">
      {photo && (
        <Picture
          picture={{ ...photo, alt: { text: '', lang: 'en' } }}
          sizes="(min-width: 48rem) 24rem, 100vw"
          className="course-photo"
        />
      )}
      <h2 className="course-name">
        <Link to="/{-$locale}/courses/$id" params={{ id }} className="unit-link">
          <LocalText value={title} />
        </Link>
      </h2>
      <p className="text-second text-ink2">
        <bdi>{provider}</bdi> <OtherLanguage value={title} />
      </p>
      <CourseFacts course={course} />
      {lessonCount > 0 && (
        <CourseProgress
          done={Math.min(done, lessonCount)}
          total={lessonCount}
          name={title.text}
          isComplete={isPassed(course, done)}
        />
      )}
    </li>
  );
}
