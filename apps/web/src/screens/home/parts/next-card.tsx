import { Badge } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { itemWords } from '../../../shared/item-state.ts';
import { useText } from '../../../shared/page-context.tsx';
import { CompetitorName } from '../../../shared/parts/competitor-name.tsx';
import { DisciplineSign } from '../../../shared/parts/discipline-sign.tsx';
import { StatusBadge } from '../../../shared/parts/status-badge.tsx';
import { useGames } from '../../../shared/use-games.ts';
import type { MyItem } from '../../../shared/my-day/my-items.ts';

/** The next appearance of somebody followed, large enough to read on the way. */
export function NextCard({ mine: { item, clashMinutes } }: { mine: MyItem }) {
  const t = useText();
  const { format } = useGames();
  const { title, part } = itemWords(item);
  const place = [item.venue?.name, item.location?.name].filter((name) => name !== undefined);
  const name = title || t(`itemType.${item.type}`);
  return (
    <article className="next-card">
      <div className="flex items-center justify-between gap-3">
        <time className="next-time num" dateTime={item.start ?? undefined} dir="ltr">
          {item.start && !item.isStartHidden ? format.time(item.start) : '–'}
        </time>
        <StatusBadge status={item.status} />
        {item.discipline && <DisciplineSign disciplineKey={item.discipline.key} size="title" />}
      </div>
      <h3 className="text-row">
        {item.hasResults && item.discipline ? (
          <Link
            to="/{-$locale}/discipline/$key/results/$unit/$tab"
            params={{
              key: item.discipline.key,
              unit: item.id,
              tab: item.status === 'START_LIST' ? 'startlist' : 'results',
            }}
            search={{}}
            className="unit-link"
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </h3>
      <p className="text-ink2">
        {[item.discipline?.name, part, ...place]
          .filter((text) => text !== undefined && text !== '')
          .map((text, index) => (
            <span key={text}>
              {index > 0 && ' · '}
              <bdi>{text}</bdi>
            </span>
          ))}
      </p>
      {item.isHeadToHead && item.competitors && (
        <ul className="flex flex-col gap-1 font-semibold">
          {item.competitors.slice(0, 2).map((side, index) => (
            <li key={side.id ?? index}>
              <CompetitorName competitor={side} />
            </li>
          ))}
        </ul>
      )}
      {clashMinutes > 0 && (
        <Badge tone="warn" icon="warning">
          {t('shared.clash', { minutes: clashMinutes })}
        </Badge>
      )}
    </article>
  );
}
