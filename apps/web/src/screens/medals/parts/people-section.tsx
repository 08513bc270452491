import { Cell, HeaderCell, Pagination, RowHeader, Table } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { RowsPerPage } from '../../../shared/elements/parts/rows-per-page.tsx';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { peopleFilter } from '../state.ts';
import { DOT } from '../../../shared/elements/dot.ts';
import { NoResults } from '../../../shared/elements/veil/results-state.tsx';
import type { MedalsSearch } from '../../../shared/results/medals/medallists.ts';

const medals = ['gold', 'silver', 'bronze'] as const;

/** Multiple medalists, including members of teams. */
export function PeopleSection({ discipline, search }: { discipline: string; search: MedalsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const { data } = useSuspenseQuery(queries.multiMedallists(language, peopleFilter(discipline, search)));
  const people = data.items;
  if (data.total === 0) {
    return (
      <NoResults icon="medal" title={t('screens.medals.noPeople')}>
        <p>{t('screens.medals.noPeopleHint')}</p>
      </NoResults>
    );
  }
  return (
    <section>
      <p className="medals-people-text text-second text-ink2">{t('screens.medals.peopleText')}</p>
      <Table caption={t('screens.medals.people')} className="card-table medal-table people-table">
        <thead>
          <tr>
            <HeaderCell align="mid" className="medal-rank">
              <span>{t('parts.medals.rank')}</span>
            </HeaderCell>
            <HeaderCell>{t('screens.medals.person')}</HeaderCell>
            {medals.map((medal) => (
              <HeaderCell key={medal} align="mid" className="medal-count">
                <MedalDisc medal={medal} />
              </HeaderCell>
            ))}
            <HeaderCell align="mid" className="medal-count">
              {t('medal.total')}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {people.map(({ rank, competitor, organisation, disciplines, total, ...counts }) => (
            <tr key={competitor.id ?? competitor.name}>
              <Cell align="mid" className="num">
                {format.number(rank)}
              </Cell>
              <RowHeader>
                <span className="medal-person">
                  {competitor.id ? (
                    <PlaceLink to="participant" id={competitor.id} className="medal-link">
                      <CompetitorName competitor={competitor} />
                    </PlaceLink>
                  ) : (
                    <CompetitorName competitor={competitor} />
                  )}
                  <span className="second-line plain text-ink2">
                    {organisation && <bdi>{organisation.name}</bdi>}
                    {discipline === 'all' &&
                      disciplines.map(({ key, name }) => (
                        <span key={key}>
                          {DOT}
                          <bdi translate="no">{name}</bdi>
                        </span>
                      ))}
                  </span>
                </span>
              </RowHeader>
              {medals.map((medal) => (
                <Cell key={medal} align="mid" className="num">
                  {counts[medal] === 0 ? <span className="text-ink3">0</span> : format.column(counts[medal])}
                </Cell>
              ))}
              <Cell align="mid" className="num bold">
                {format.column(total)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination
        label={t('screens.medals.pages')}
        page={data.page}
        pages={Math.ceil(data.total / data.pageSize)}
        previous={t('action.previous')}
        next={t('action.next')}
        link={(page, name, isCurrent) => (
          <Link
            to="/{-$locale}/medals/$discipline"
            params={{ discipline }}
            search={{ ...search, page: page > 1 ? page : undefined }}
            preload={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {name}
          </Link>
        )}
      />
      <RowsPerPage
        size={data.pageSize}
        total={data.total}
        link={(size, name, isCurrent) => (
          <Link
            to="/{-$locale}/medals/$discipline"
            params={{ discipline }}
            search={{ ...search, size: size === 100 ? undefined : size, page: undefined }}
            preload={false}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {name}
          </Link>
        )}
      />
    </section>
  );
}
