import type { CoursesAnswer } from '@podium/contract';
import { Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';

type Course = CoursesAnswer['items'][number];

export function CourseFacts({ course }: { course: Course }) {
  const t = useText();
  const { minutes, hours, audience, isOnline, hasCertificate } = course;
  return (
    <ul className="course-facts">
      {(minutes > 0 || hours !== null) && (
        <li>
          <Icon name="clock" isSmall />
          {minutes > 0
            ? t('screens.courses.minutes', { count: minutes })
            : t('screens.courses.hours', { count: hours ?? 0 })}
        </li>
      )}
      <li>
        <Icon name="people" isSmall />
        {t(`screens.courses.audience.${audience}`)}
      </li>
      {isOnline && <li>{t('screens.courses.online')}</li>}
      {hasCertificate && (
        <li>
          <Icon name="medal" isSmall />
          {t('screens.courses.withCertificate')}
        </li>
      )}
    </ul>
  );
}
