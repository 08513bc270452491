import { Button } from '@podium/ui';
import { formattersFor } from '@podium/i18n';
import { useDeviceZone } from '../../../shared/program/clock/clock-zone.tsx';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import type { EntryProps } from './sides-part.tsx';

/** The entries, newest first; each can be undone. */
export function HistoryPart({ sheet: { history }, isOpen, add }: EntryProps) {
  const t = useText();
  const { definition } = usePage();
  // The Games' time zone is not known offline.
  const format = formattersFor(definition, useDeviceZone() ?? 'UTC');
  const entries = history.filter((step) => step.do !== 'undo');
  if (entries.length === 0) return null;
  return (
    <details className="score-history">
      <summary>{t('screens.score.history', { count: entries.length })}</summary>
      <ol>
        {entries.map(({ id, name, by, at, isUndone, mayUndo }) => (
          <li key={id}>
            <small className="num">
              {format.time(at)} {by && <bdi>{by}</bdi>}
            </small>{' '}
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
