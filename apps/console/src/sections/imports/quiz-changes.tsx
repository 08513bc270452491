import { Alert } from '@mui/material';
import type { ImportedQuizzes } from '@podium/contract';
import { useText } from '../../language/text.ts';

/** Titles listed per line. */
const maxNames = 5;

/** Quizzes that an import makes public, by title, or that stay hidden because other Games are public. */
export function QuizChanges({ quizzes }: { quizzes: ImportedQuizzes | undefined }) {
  const t = useText();
  if (!quizzes) return null;
  const { isHeld } = quizzes;
  return (
    <Alert severity={isHeld ? 'warning' : 'info'}>
      {(['added', 'changed'] as const).map((kind) => {
        const { count, names } = quizzes[kind];
        const listed = names.slice(0, maxNames).map((name) => `\u2068${name}\u2069`);
        if (count > listed.length) listed.push('…');
        return count > 0 && <div key={kind}>{t(`imports.quizzes.${kind}`, { count, names: listed.join(' · ') })}</div>;
      })}
      {isHeld && t('imports.quizzes.held')}
    </Alert>
  );
}
