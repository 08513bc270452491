import './courses.css';
import '../../shared/report/report.css';
import { Button, ErrorState, Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { LocalText } from '../../shared/content/local-text.tsx';
import { Paragraphs } from '../../shared/content/paragraphs.tsx';
import { Picture } from '../../shared/content/picture.tsx';
import { isApp } from '../../shared/is-app.ts';
import { usePage, useText } from '../../shared/page-context.tsx';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { ShareButton } from '../../shared/share/share-button.tsx';
import { signInAddress } from '../../shared/user/return-to.ts';
import { CertificateBox } from './parts/certificate-box.tsx';
import { CourseFacts } from './parts/course-facts.tsx';
import { LessonCard } from './parts/lesson-card.tsx';
import { useProgress } from './use-progress.ts';

/** A course: its lessons in order, and how far I have come. */
export function CourseScreen({ id }: { id: string }) {
  const t = useText();
  const { language } = usePage();
  const { data: course } = useSuspenseQuery(queries.course(language, { id }));
  const progress = useProgress(id);
  const here = useLocation({ select: ({ href }) => href });
  const { title, provider, summary, photo, lessons, hasCertificate, passPercent, web } = course;
  const done = lessons.filter((lesson) => progress.done?.includes(lesson.id)).length;
  const needed = Math.ceil((lessons.length * passPercent) / 100);
  return (
    <div className="screen course-page">
      {isApp() && (
        <Link to="/{-$locale}/courses" search={{}} className="course-back">
          <span className="course-back-arrow">
            <Icon name="chevron" isSmall />
          </span>
          {t('screens.courses.all')}
        </Link>
      )}
      <header className="course-head">
        {photo && <Picture picture={photo} sizes="(min-width: 48rem) 22rem, 100vw" className="course-photo" isFirst />}
        <div className="course-head-body">
          <h1 className="text-title">
            <LocalText value={title} />
          </h1>
          <p className="text-ink2">
            <bdi>{provider}</bdi>
          </p>
          <CourseFacts course={course} />
          <Paragraphs value={summary} />
          <div className="course-actions">
            {web && (
              <a href={web} rel="noopener noreferrer" target="_blank" className="button">
                {t('screens.courses.web')}
              </a>
            )}
            <ShareButton name={title.text} />
            <Button icon="print" className="needs-scripts" onClick={() => print()}>
              {t('screens.courses.print')}
            </Button>
          </div>
          <DataAgeLine asOf={course.asOf} />
        </div>
      </header>
      {lessons.length > 0 && (
        <section className="course-progress" aria-label={t('screens.courses.progress')}>
          <progress max={lessons.length} value={done} aria-label={t('screens.courses.progress')} />
          <output>
            {t('shared.progress', { done, total: lessons.length })}
            {hasCertificate && done < needed && (
              <span className="block text-second text-ink2">
                {t('screens.courses.toPass', { count: needed - done })}
              </span>
            )}
          </output>
          {!progress.isUser && (
            <p className="text-second text-ink2 needs-scripts">
              {t('screens.courses.onDevice')}{' '}
              <a href={signInAddress(here)} data-within="" className="link">
                {t('parts.user.signIn')}
              </a>
            </p>
          )}
          {progress.hasFailed && (
            <ErrorState title={t('state.loadError')} text={t('state.tryLater')} retryLabel={t('action.retry')} />
          )}
        </section>
      )}
      {progress.certificate && (
        <CertificateBox key={progress.certificate.code} certificate={progress.certificate} onRename={progress.rename} />
      )}
      <ol className="lessons">
        {lessons.map((lesson, index) => (
          <LessonCard key={lesson.id} lesson={lesson} number={index + 1} progress={progress} />
        ))}
      </ol>
    </div>
  );
}
