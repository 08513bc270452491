import './papers.css';
import { Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LocalText } from '../content/local-text.tsx';
import { mayOpen } from '../may-open.ts';
import { usePublishedTime } from '../next/day-word.ts';
import { usePage, useText } from '../page-context.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { queries } from '../queries/queries.ts';
import { useGamesFacts } from '../use-games.ts';
import { PaperMarks } from './paper-marks.tsx';

const most = 4;

/** The newest bulletins: on platforms without the list of all, the way to one. Small screens show only the first. */
export function LatestBulletins() {
  const t = useText();
  const { language } = usePage();
  const { format } = useGamesFacts();
  const publishedTime = usePublishedTime();
  const { data } = useSuspenseQuery(queries.bulletins(language));
  const latest = data.items
    .filter(({ replacedBy }) => replacedBy === null)
    .toSorted((one, other) => other.number - one.number)
    .slice(0, most);
  if (latest.length === 0) return null;
  return (
    <section className="latest-bulletins" aria-labelledby="latest-bulletins">
      <div className="section-top">
        <h2 id="latest-bulletins" className="section-title">
          {t('parts.papers.latestBulletins')}
        </h2>
        {mayOpen('/informativos') && (
          <RowLink path="/informativos" className="section-more">
            {t('parts.papers.allBulletins')}
            <Icon name="chevron" isSmall />
          </RowLink>
        )}
      </div>
      <ul className="rows">
        {latest.map(({ id, number, title, published, isPinned, priority }) => (
          <li key={id} className="row paper-row">
            <span className="paper-number num" aria-hidden="true">
              {format.number(number)}
            </span>
            <RowLink path={`/informativos/${encodeURIComponent(id)}`} className="unit-link paper-name">
              <LocalText value={title} />
            </RowLink>
            <p className="paper-facts">
              <time dateTime={published} suppressHydrationWarning>
                {publishedTime(published)}
              </time>
              <PaperMarks isPinned={isPinned} priority={priority} isReplaced={false} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
