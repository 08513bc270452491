import './medals.css';
import { printPaths } from '@podium/contract/print-paths';
import { Icon, SegmentedLinks } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { SpecialAwards } from '../../shared/people/special-awards/special-award-list.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { PrintLink } from '../../shared/elements/print/print-link.tsx';
import { specialAwardsOf } from '../../shared/people/special-awards/awards-query.ts';
import { queries } from '../../shared/shell/queries/queries.ts';
import { FrozenMedals } from '../../shared/results/medals/frozen-medals.tsx';
import { MedalCorrection } from '../../shared/results/medals/medal-correction.tsx';
import { TableTools } from '../../shared/elements/table-tools/table-tools.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { MedalFilters } from './parts/medal-filters.tsx';
import { LatestMedals } from '../../shared/results/medals/latest-medals.tsx';
import { CupLinks } from '../../shared/results/cups/cup-links.tsx';
import { MedalTable } from '../../shared/results/medals/medal-table.tsx';
import { MedallistSection } from './parts/medallist-section.tsx';
import { PeopleSection } from './parts/people-section.tsx';
import { RaceSection } from './parts/race-section.tsx';
import { hasCups, hasLatest, hasMedallists, tableFilter } from './state.ts';
import { NoResults } from '../../shared/elements/veil/results-state.tsx';
import type { MedalsAnswer } from '@podium/contract';
import type { MedalsSearch } from '../../shared/results/medals/medallists.ts';

export function MedalsScreen({ discipline, search }: { discipline: string; search: MedalsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { games } = useGames();
  const { data: medals } = useSuspenseQuery(queries.medals(language, tableFilter(discipline, search)));
  const name = games.disciplines.find(({ key }) => key === discipline)?.name;
  return (
    <div className="screen medals-page" data-tables="">
      <div className="screen-top">
        <h1 className="low-title">
          {t('screens.medals.menu')}
          {name && (
            <>
              {t('shared.labelled', { name: '', value: '' })}
              <Link to="/{-$locale}/discipline/$key" params={{ key: discipline }} search={{}} className="link">
                <bdi>{name}</bdi>
              </Link>
            </>
          )}
        </h1>
        <DataAgeLine asOf={medals.asOf} />
        {medals.rows.length > 0 && <TableTools fileName={`medals-${discipline}`} />}
      </div>
      <MedalFilters
        discipline={discipline}
        search={search}
        views={<ViewLinks discipline={discipline} search={search} />}
      >
        {medals.events.total > 0 && <p className="medal-official">{t('parts.medals.official', medals.events)}</p>}
      </MedalFilters>
      <FrozenMedals />
      {medals.isCorrectionUnderWay && <p className="notice tone-info">{t('parts.medals.underWay')}</p>}
      {search.view === 'people' && <PeopleSection discipline={discipline} search={search} />}
      {search.view === 'race' && <RaceSection discipline={discipline} search={search} />}
      {search.view === undefined && <Tables medals={medals} discipline={discipline} search={search} />}
      {hasCups(discipline, search) && <CupLinks />}
      <section className="text-second text-ink2">
        <h2 className="sub-title">{t('screens.medals.howTitle')}</h2>
        <p className="medals-how">{t('screens.medals.howText')}</p>
      </section>
      {discipline === 'all' && medals.rows.length > 0 && <PrintLink path={printPaths.medals()} />}
    </div>
  );
}

/** Tabs: delegations by medals, multiple medalists, or the medal race. */
function ViewLinks({ discipline, search }: { discipline: string; search: MedalsSearch }) {
  const t = useText();
  const { delegation: _delegation, medal: _medal, page: _page, ...otherSearch } = search;
  return (
    <SegmentedLinks label={t('screens.medals.views')} isDense>
      {([undefined, 'people', 'race'] as const).map((view) => (
        <Link
          key={view ?? 'table'}
          to="/{-$locale}/medals/$discipline"
          params={{ discipline }}
          search={{ ...otherSearch, view }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={search.view === view ? 'true' : undefined}
          preload={false}
          resetScroll={false}
        >
          {t(`screens.medals.${view ?? 'delegations'}`)}
        </Link>
      ))}
    </SegmentedLinks>
  );
}

interface TablesProps {
  medals: MedalsAnswer;
  discipline: string;
  search: MedalsSearch;
}

function Tables({ medals, discipline, search }: TablesProps) {
  const t = useText();
  const isFiltered = search.gender !== undefined || search.division !== undefined || search.date !== undefined;
  const hasEvents = medals.events.total > 0;
  return (
    <>
      {medals.rows.length > 0 && (
        <div className="medal-columns">
          <div className="medal-main">
            <MedalTable
              caption={t('screens.medals.caption')}
              rows={medals.rows}
              discipline={discipline}
              search={search}
            />
            {hasMedallists(discipline, search) && <MedallistSection discipline={discipline} search={search} />}
          </div>
          {hasLatest(discipline, search) && (
            <LatestMedals discipline={discipline}>
              <Link
                to="/{-$locale}/medals/$discipline"
                params={{ discipline }}
                search={{ medal: 'total' }}
                hash="medallists"
                preload={false}
                className="section-more"
              >
                {t('screens.medals.showAllMedallists')}
                <Icon name="chevron" isSmall />
              </Link>
            </LatestMedals>
          )}
        </div>
      )}
      {medals.rows.length === 0 && medals.exhibition.length === 0 && (
        <NoResults icon="medal" title={hasEvents || !isFiltered ? t('state.noMedals') : t('state.noMatch')}>
          {hasEvents && <p>{t('parts.medals.emptyHint')}</p>}
          {isFiltered && (
            <Link to="/{-$locale}/medals/$discipline" params={{ discipline }} search={{}} className="button">
              {t('action.clear')}
            </Link>
          )}
        </NoResults>
      )}
      {medals.rows.length === 0 && hasMedallists(discipline, search) && (
        <MedallistSection discipline={discipline} search={search} />
      )}
      <Exhibition rows={medals.exhibition} />
      {hasLatest(discipline, search) && <GamesAwards />}
      <Corrections medals={medals} />
    </>
  );
}

/** Awards of the whole Games, which belong to no sport. */
function GamesAwards() {
  const { language } = usePage();
  const { data } = useSuspenseQuery(specialAwardsOf(language, { scope: 'games' }));
  return <SpecialAwards awards={data.items} />;
}

function Exhibition({ rows }: { rows: MedalsAnswer['exhibition'] }) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <section className="stack is-wide">
      <h2 className="section-title">{t('screens.medals.exhibitionTitle')}</h2>
      <p className="notice tone-info">{t('screens.medals.exhibitionText')}</p>
      <MedalTable caption={t('screens.medals.exhibitionTitle')} rows={rows} isExhibition />
    </section>
  );
}

function Corrections({ medals: { corrections } }: { medals: MedalsAnswer }) {
  const t = useText();
  if (corrections.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{t('screens.medals.corrections')}</h2>
      <ul className="stack">
        {corrections.map(({ event, at, note, noteLanguage }) => (
          <li key={`${event.id} ${at}`}>
            <MedalCorrection title={event.name} at={at} note={note} noteLanguage={noteLanguage} />
          </li>
        ))}
      </ul>
    </section>
  );
}
