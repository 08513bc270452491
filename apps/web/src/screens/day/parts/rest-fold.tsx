import { Icon } from '@podium/ui';
import { Fragment } from 'react';
import { DOT } from '../../../shared/elements/dot.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { isCompetition } from '../../../shared/elements/item-filter.ts';
import { DayLine } from './day-line.tsx';
import type { ItemGroup } from '../by-sport.ts';

interface RestFoldProps {
  groups: readonly ItemGroup[];
  isOpen: boolean;
  isAfterFinals?: boolean;
  hasSport?: boolean;
  /** Summary text, if counts are not enough. */
  summary?: string;
}

/** The items after the finals, one line each, below the names of their events. */
export function RestFold({ groups, isOpen, isAfterFinals = false, hasSport, summary }: RestFoldProps) {
  const t = useText();
  const items = groups.flatMap((group) => group.items);
  const contests = items.filter(isCompetition).length;
  const otherCount = items.length - contests;
  const counts = [
    contests > 0 && t(isAfterFinals ? 'screens.day.moreContests' : 'screens.day.contests', { count: contests }),
    otherCount > 0 && t('shared.activities', { count: otherCount }),
  ].filter((text): text is string => !!text);
  const [first = '', second] = counts;
  const events = [...new Set(groups.flatMap(({ event }) => event?.name ?? []))];
  return (
    <details className="fold day-rest" open={isOpen}>
      <summary className="fold-summary">
        <span className="text-part">
          {summary ?? (second ? t('shared.pair', { first, second }) : first)}
          {events.length > 0 && (
            <span className="day-rest-events">
              {events.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && DOT}
                  <bdi>{name}</bdi>
                </Fragment>
              ))}
            </span>
          )}
        </span>
        <Icon name="down" isSmall />
      </summary>
      {groups.map(({ id, event, type, items: lines }) => (
        <div key={id}>
          <h3>{event ? <bdi>{event.name}</bdi> : t(`itemType.${type}`)}</h3>
          <ul>
            {lines.map((item) => (
              <DayLine key={item.id} item={item} hasSport={hasSport} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
