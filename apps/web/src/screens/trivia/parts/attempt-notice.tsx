import { useText } from '../../../shared/shell/page-context.tsx';
import type { Attempt } from '../use-attempt.ts';

/** The error of an attempt, shown next to the button that was pressed. */
export function AttemptNotice({ notice }: Pick<Attempt, 'notice'>) {
  const t = useText();
  const tone = notice === 'waiting' || notice === 'offline' ? 'tone-warn' : 'tone-live';
  return (
    <output className={notice && `notice own-line ${tone}`}>{notice && t(`screens.trivia.notice.${notice}`)}</output>
  );
}
