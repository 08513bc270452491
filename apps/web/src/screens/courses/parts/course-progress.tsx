import { useText } from '../../../shared/page-context.tsx';
import { Progress } from '../../../shared/progress/progress.tsx';

interface CourseProgressProps {
  done: number;
  total: number;
  /** Title of the course. */
  name: string;
}

/** Finished lessons as a bar and in words. */
export function CourseProgress({ done, total, name }: CourseProgressProps) {
  const t = useText();
  return (
    <div className="course-progress">
      <Progress value={done} max={total} aria-label={t('screens.courses.progressOf', { name })} />
      <p className="text-second text-ink2 num">{t('screens.courses.progress', { done, total })}</p>
    </div>
  );
}
