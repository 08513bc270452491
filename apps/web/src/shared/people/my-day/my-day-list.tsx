import { Badge, Button, EmptyState } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { appearanceNote } from '../next/appearance-note.tsx';
import { UnitRow } from '../../elements/parts/unit-row.tsx';
import { whoOf } from '../own-lines.tsx';
import type { MyItem } from './my-items.ts';

interface MyDayListProps {
  items: readonly MyItem[];
  hasFailed: boolean;
  onRetry: () => void;
  /** The next item is shown above, so an empty rest is not an empty state. */
  isRest?: boolean;
}

/** The rows of "my day", with notes on overlaps and failed requests. */
export function MyDayList({ items, hasFailed, onRetry, isRest = false }: MyDayListProps) {
  const t = useText();
  return (
    <>
      {hasFailed && (
        <div className="notice tone-warn" role="alert">
          <p className="fill">{t('shared.myDayPartly')}</p>
          <Button onClick={onRetry}>{t('action.retry')}</Button>
        </div>
      )}
      {items.length === 0 && !hasFailed && !isRest && (
        <EmptyState icon="star" title={t('shared.myDayNothing')}>
          <p>{t('shared.myDayNothingHint')}</p>
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className="unit-list">
          {items.map(({ item, clashMinutes }) => (
            <UnitRow
              key={item.id}
              item={item}
              note={
                <>
                  {appearanceNote(item)}
                  <ClashBadge minutes={clashMinutes} />
                </>
              }
              who={whoOf(item)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

export function ClashBadge({ minutes }: { minutes: number }) {
  const t = useText();
  if (minutes === 0) return null;
  return (
    <Badge tone="warn" icon="warning">
      {t('shared.clash', { minutes })}
    </Badge>
  );
}
