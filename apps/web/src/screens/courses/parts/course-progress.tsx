import { Badge } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { Progress } from '../../../shared/elements/progress/progress.tsx';

interface CourseProgressProps {
  done: number;
  total: number;
  /** Title of the course. */
  name: string;
  isComplete: boolean;
}

export function CourseProgress({ done, total, name, isComplete }: CourseProgressProps) {
  const t = useText();
  return (
    <div className="course-progress">
      <Progress value={done} max={total} aria-label={t('screens.courses.progressOf', { name })} />
      <p className="course-progress-text text-second text-ink2 num">
        <span>{t('screens.courses.progress', { done, total })}</span>
        {isComplete && (
          <Badge tone="ok" icon="tick">
            {t('screens.courses.passed')}
          </Badge>
        )}
      </p>
    </div>
  );
}
