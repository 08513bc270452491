import { Badge } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import type { CoursesAnswer } from '@podium/contract';
import { LocalText } from '../../../shared/content/local-text.tsx';
import { Picture } from '../../../shared/content/picture.tsx';
import { useText } from '../../../shared/page-context.tsx';
import { CourseFacts } from './course-facts.tsx';

interface CourseCardProps {
  course: CoursesAnswer['items'][number];
  /** Finished lessons; undefined while nobody knows. */
  done: readonly string[] | undefined;
  isFirst: boolean;
}

export function CourseCard({ course, done, isFirst }: CourseCardProps) {
  const t = useText();
  const { id, title, provider, photo, hasCertificate, lessonCount } = course;
  const finished = Math.min(done?.length ?? 0, lessonCount);
  return (
    <li className="course-card">
      {photo ? (
        <Picture
          picture={photo}
          sizes="(min-width: 75rem) 20rem, (min-width: 40rem) 45vw, 100vw"
          className="course-photo"
          isFirst={isFirst}
        />
      ) : (
        <span className="course-photo" />
      )}
      <div className="course-card-body">
        <h2 className="course-title">
          <Link to="/{-$locale}/courses/$id" params={(now) => ({ ...now, id })} preload={false} className="course-link">
            <LocalText value={title} />
          </Link>
        </h2>
        <p className="text-second text-ink2">
          <bdi>{provider}</bdi>
        </p>
        <CourseFacts course={course} />
        <p className="course-marks">
          {hasCertificate && <Badge tone="info">{t('screens.courses.withCertificate')}</Badge>}
          {finished > 0 && (
            <Badge tone="ok" icon="check">
              {t('shared.progress', { done: finished, total: lessonCount })}
            </Badge>
          )}
        </p>
      </div>
    </li>
  );
}
