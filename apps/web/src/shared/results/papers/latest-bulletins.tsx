import './papers.css';
import { Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LocalText } from '../../elements/content/local-text.tsx';
import { mayOpen } from '../../shell/may-open.ts';
import { useDayTime } from '../../elements/parts/day-word.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGamesFacts } from '../../shell/use-games.ts';
import { listPapers } from './paper-list.ts';
import { PaperMarks } from './paper-marks.tsx';
import type { BulletinsAnswer } from '@podium/contract';

const max = 4;

/**
 * The pinned bulletins, then the newest; small screens show only the first. Platforms without the bulletins screen
 * expand them here.
 */
export function LatestBulletins() {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.bulletins(language));
  const { format } = useGamesFacts();
  const valid = listPapers(
    data.items.filter(({ replacedBy }) => replacedBy === null),
    {},
    format.compare,
  );
  const hasScreen = mayOpen('/informativos');
  if (valid.length === 0) return null;
  return (
    <section className="latest-bulletins" aria-labelledby="latest-bulletins">
      <div className="section-top">
        <h2 id="latest-bulletins" className="section-title">
          {t('parts.papers.latestBulletins')}
        </h2>
        {hasScreen && (
          <RowLink path="/informativos" className="section-more">
            {t('parts.papers.allBulletins')}
            <Icon name="chevron" isSmall />
          </RowLink>
        )}
      </div>
      <BulletinRows bulletins={valid.slice(0, max)} />
      {!hasScreen && valid.length > 1 && (
        <details className="fold all-bulletins">
          <summary className="fold-summary">
            <span>{t('parts.papers.allBulletins')}</span>
            <Icon name="down" isSmall />
          </summary>
          <BulletinRows bulletins={valid} />
        </details>
      )}
    </section>
  );
}

function BulletinRows({ bulletins }: { bulletins: BulletinsAnswer['items'] }) {
  const { format } = useGamesFacts();
  const publishedTime = useDayTime();
  return (
    <ul className="rows">
      {bulletins.map(({ id, number, title, published, isPinned, priority }) => (
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
            <PaperMarks kind="bulletin" isPinned={isPinned} priority={priority} isReplaced={false} />
          </p>
        </li>
      ))}
    </ul>
  );
}
