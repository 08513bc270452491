import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFollows } from '../../../shared/reader/follows.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { Flag } from '../../../shared/elements/parts/flag.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { NoResults } from '../../../shared/elements/veil/results-state.tsx';
import type { MedalRow } from '@podium/contract';

const FIRST = 3;
const medals = ['gold', 'silver', 'bronze'] as const;

/** The top three of the medal table, followed by the user's followed delegations. */
export function MedalSummary() {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.medals(language, {}));
  const followed = new Set(useFollows().flatMap(({ kind, id }) => (kind === 'delegation' ? [id] : [])));
  const mine = data.rows.slice(FIRST).filter(({ organisation }) => followed.has(organisation.code));
  return (
    <section aria-labelledby="medals-title" className="home-section">
      <h2 id="medals-title" className="section-title">
        {t('screens.home.medals')}
      </h2>
      {data.isCorrectionUnderWay && <p className="notice tone-info">{t('parts.medals.underWay')}</p>}
      {data.rows.length === 0 ? (
        <NoResults icon="medal" title={t('state.noMedals')} />
      ) : (
        <ul className="unit-list">
          {data.rows.slice(0, FIRST).map((row) => (
            <Row key={row.organisation.code} row={row} />
          ))}
          {mine.map((row) => (
            <Row key={row.organisation.code} row={row} isMine />
          ))}
        </ul>
      )}
      <Link to="/{-$locale}/medals/$discipline" params={{ discipline: 'all' }} search={{}} className="button home-more">
        {t('screens.home.wholeTable')}
      </Link>
    </section>
  );
}

function Row({ row, isMine = false }: { row: MedalRow; isMine?: boolean }) {
  const t = useText();
  const { format } = useGames();
  return (
    <li className={isMine ? 'home-medal-row is-mine' : 'home-medal-row'}>
      <span className="home-rank num">{row.rank === null ? '–' : format.number(row.rank)}</span>
      <Flag organisation={row.organisation} />
      <PlaceLink to="delegation" id={row.organisation.code} className="unit-link min-w-0 flex-1 font-semibold">
        <bdi>{row.organisation.name}</bdi>
      </PlaceLink>
      <span className="flex items-center gap-2">
        {medals.map((medal) => (
          <span key={medal} className="home-medal-count num">
            <MedalDisc medal={medal} isSmall />
            {format.number(row[medal])}
          </span>
        ))}
      </span>
      <span className="visually-hidden">
        {t('shared.labelled', { name: t('medal.total'), value: format.number(row.total) })}
      </span>
    </li>
  );
}
