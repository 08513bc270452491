import '../../shared/elements/card/card.css';
import './courses.css';
import type { CourseAnswer } from '@podium/contract';
import { isPassed, lessonsNeeded } from '@podium/contract/course-progress';
import { EmptyState, Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { Paragraphs } from '../../shared/elements/content/paragraphs.tsx';
import { Picture } from '../../shared/elements/content/picture.tsx';
import { WhereLink } from '../../shared/elements/content/where-link.tsx';
import { mayOpen } from '../../shared/shell/may-open.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ShareButton } from '../../shared/elements/share/share-button.tsx';
import { CertificatePart } from './parts/certificate-part.tsx';
import { CourseFacts } from './parts/course-facts.tsx';
import { CourseProgress } from './parts/course-progress.tsx';
import { LessonPart } from './parts/lesson-part.tsx';
import { DeviceNote, ProgressNotes } from './parts/progress-notes.tsx';
import { useProgress } from './use-progress.ts';

/** A course: description, lessons in order, and the certificate. */
export function CourseScreen({ id }: { id: string }) {
  const t = useText();
  const { language } = usePage();
  const { data: course } = useSuspenseQuery(queries.course(language, { id }));
  const progress = useProgress();
  const finished = progress.done(id);
  const { title, lessons, lessonCount } = course;
  const finishedCount = lessons.filter((lesson) => finished.has(lesson.id)).length;
  return (
    <div className="screen course-screen">
      {mayOpen('/courses') && (
        <Link to="/{-$locale}/courses" className="back-link">
          <Icon name="chevron" isSmall />
          {t('screens.courses.all')}
        </Link>
      )}
      <div className="screen-top">
        <h1 className="text-title">
          <LocalText value={title} />
        </h1>
        <OtherLanguage value={title} />
        <DataAgeLine asOf={course.asOf} />
      </div>
      <CourseHead course={course} />
      <h2 className="section-title">{t('screens.courses.lessons')}</h2>
      {lessonCount === 0 ? (
        <EmptyState icon="document" title={t('screens.courses.noLessons')} />
      ) : (
        <>
          <CourseProgress
            done={finishedCount}
            total={lessonCount}
            name={title.text}
            isComplete={isPassed(course, finishedCount)}
          />
          <ProgressNotes progress={progress} />
          <ol className="lessons">
            {lessons.map((lesson, index) => (
              <LessonPart
                key={lesson.id}
                lesson={lesson}
                number={index + 1}
                isDone={finished.has(lesson.id)}
                onDone={() => progress.finish(id, lesson.id)}
              />
            ))}
          </ol>
          <CourseEnd course={course} done={finishedCount} progress={progress} />
          <DeviceNote isUser={progress.isUser} />
        </>
      )}
    </div>
  );
}

function CourseHead({ course }: { course: CourseAnswer }) {
  const t = useText();
  const { title, provider, summary, place, web, photo } = course;
  return (
    <>
      {photo && (
        <Picture picture={photo} sizes="(min-width: 48rem) 44rem, 100vw" className="course-photo is-large" isFirst />
      )}
      <p className="text-second text-ink2">
        <bdi>{provider}</bdi>
      </p>
      <CourseFacts course={course} />
      <Paragraphs value={summary} />
      <WhereLink venue={null} place={place} />
      <div className="course-actions">
        {web !== null && (
          <a href={web} target="_blank" rel="noopener noreferrer" className="button">
            {t('screens.courses.web')}
          </a>
        )}
        <ShareButton name={title.text} />
      </div>
    </>
  );
}

interface CourseEndProps {
  course: CourseAnswer;
  done: number;
  progress: ReturnType<typeof useProgress>;
}

/** The remaining lessons, or the certificate of a completed course. */
function CourseEnd({ course, done, progress }: CourseEndProps) {
  const t = useText();
  const { id, hasCertificate } = course;
  const certificate = progress.certificate(id);
  const isComplete = isPassed(course, done);
  const remainingLessons = lessonsNeeded(course) - done;
  return (
    <section className="course-finish" aria-live="polite">
      {!isComplete && <p>{t('screens.courses.left', { count: remainingLessons })}</p>}
      {hasCertificate && !isComplete && !certificate && (
        <p className="text-ink2">{t('screens.courses.certificateLocked')}</p>
      )}
      {hasCertificate && (isComplete || certificate) && progress.isUser !== undefined && (
        <CertificatePart course={id} certificate={certificate} isUser={progress.isUser} onIssued={progress.reload} />
      )}
    </section>
  );
}
