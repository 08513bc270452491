import '../../shared/elements/card/card.css';
import './cups.css';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { NoResults } from '../../shared/elements/veil/results-state.tsx';
import { CupLeaders } from '../../shared/results/cups/cup-leaders.tsx';
import { RowLink } from '../../shared/elements/parts/row-link.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import type { CupsAnswer } from '@podium/contract';

export function CupsScreen() {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.cups(language));
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.cups.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      {data.items.length === 0 ? (
        <EmptyState icon="medal" title={t('screens.cups.none')}>
          <p>{t('screens.cups.noneHint')}</p>
          <RowLink path="/medals/all" className="button">
            {t('screens.cups.medalTable')}
          </RowLink>
        </EmptyState>
      ) : (
        <ul className="cup-cards">
          {data.items.map((cup) => (
            <CupCard key={cup.id} cup={cup} />
          ))}
        </ul>
      )}
    </div>
  );
}

function CupCard({ cup: { id, title, events, leaders } }: { cup: CupsAnswer['items'][number] }) {
  const t = useText();
  return (
    <li className="card cup-card">
      <h2 className="card-title">
        <Link to="/{-$locale}/cups/$id" params={{ id }} search={{}} className="unit-link">
          <LocalText value={title} />
        </Link>
      </h2>
      <p className="text-second text-ink2">
        {t('screens.cups.events', events)} <OtherLanguage value={title} />
      </p>
      {leaders.length > 0 ? (
        <CupLeaders leaders={leaders} />
      ) : (
        <NoResults icon="medal" title={t('parts.cups.noPoints')} />
      )}
    </li>
  );
}
