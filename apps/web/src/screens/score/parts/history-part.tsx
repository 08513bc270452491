import { Button } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import type { EntryProps } from './sides-part.tsx';

/** The entries, newest first; each can be undone. */
export function HistoryPart({ sheet: { history }, isOpen, add }: EntryProps) {
  const t = useText();
  const entries = history.filter((step) => step.do !== 'undo');
  if (entries.length === 0) return null;
  return (
    <details className="score-history">
      <summary>{t('screens.score.history', { count: entries.length })}</summary>
      <ol>
        {entries.map(({ id, name, isUndone, mayUndo }) => (
          <li key={id}>
            {isUndone ? (
              <>
                <s>
                  <bdi>{name}</bdi>
                </s>{' '}
                <small>{t('screens.score.undone')}</small>
              </>
            ) : (
              <>
                <bdi>{name}</bdi>
                {isOpen && mayUndo && (
                  <Button
                    look="quiet"
                    aria-label={t('screens.score.undoOf', { name: `\u2068${name}\u2069` })}
                    onClick={() => add({ do: 'undo', step: id })}
                  >
                    {t('screens.score.undo')}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
