import './reports.css';
import { printPaths } from '@podium/contract/print-paths';
import { EmptyState, Pagination, TabLinks } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bringIntoView } from '../../shared/elements/parts/bring-into-view.ts';
import { RowsPerPage } from '../../shared/elements/parts/rows-per-page.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { useTyped } from '../../shared/elements/parts/use-typed.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { PrintLink } from '../../shared/elements/print/print-link.tsx';
import { LatestBulletins } from '../../shared/results/papers/latest-bulletins.tsx';
import { DocumentList } from '../../shared/results/papers/document-list.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ReportList } from '../../shared/results/report/report-list.tsx';
import { reportTitle } from '../../shared/results/report/report-title.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { ReportsForm } from './parts/reports-form.tsx';
import { reportsQuery } from './reports-query.ts';
import { defaultPageSize } from './search.ts';
import { listPapers, shownReports } from './state.ts';
import type { ReactNode } from 'react';
import type { ReportsSearch } from './search.ts';

interface ReportsScreenProps {
  /** If omitted, the reports of the whole Games. */
  discipline?: string;
  search: ReportsSearch;
}

/** The reports of the Games or of one sport in groups: events, general, phases, and documents. */
export function ReportsScreen({ discipline, search }: ReportsScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const { data } = useSuspenseQuery(reportsQuery(language, discipline));
  const { data: papers } = useSuspenseQuery(queries.contentDocuments(language));
  const [text, setText] = useTyped(search.q);
  const {
    tabs,
    currentTab: shown,
    page,
    pages,
    onPage,
  } = shownReports(
    {
      reports: data.items,
      papers: listPapers(papers.items, discipline),
      getTitle: (report) => reportTitle(t, report),
    },
    { ...search, q: text },
  );
  const link = (linkSearch: ReportsSearch, isCurrent: boolean, content: ReactNode) => (
    <ReportsLink
      key={linkSearch.show}
      discipline={discipline}
      search={{ size: search.size, ...linkSearch, q: search.q }}
      isCurrent={isCurrent}
    >
      {content}
    </ReportsLink>
  );
  const count = shown.reports.length + shown.papers.length;
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.reports.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      <ReportsForm discipline={discipline} search={search} text={text} onType={setText} />
      {tabs.length > 1 && (
        <TabLinks label={t('screens.reports.groups')}>
          {tabs.map(({ group, reports, papers: tabPapers }) =>
            link(
              { show: group },
              group === shown.group,
              <>
                {t(`parts.report.group.${group}`)}
                <span className="reports-count">{format.number(reports.length + tabPapers.length)}</span>
              </>,
            ),
          )}
        </TabLinks>
      )}
      <div className={discipline === undefined ? 'reports-columns' : undefined}>
        {discipline === undefined && <LatestBulletins />}
        <section>
          <h2 className="visually-hidden">{t(`parts.report.group.${shown.group}`)}</h2>
          <div className="list-bar reports-bar">
            <output className="text-second text-ink2">{t('screens.reports.count', { count })}</output>
            <PrintLink path={printPaths.book(discipline ?? 'all')} isBook />
          </div>
          {page === 1 && shown.papers.length > 0 && <DocumentList documents={shown.papers} all={papers.items} />}
          {onPage.length > 0 && <ReportList reports={onPage} all={shown.reports} hasSport={discipline === undefined} />}
          {count === 0 && text !== '' && (
            <EmptyState icon="search" title={t('shared.searchNothing', { query: text })}>
              <Link
                to="/{-$locale}/reports/{-$discipline}"
                params={{ discipline }}
                search={{ show: search.show }}
                className="button"
                onClick={() => setText('')}
              >
                {t('action.clear')}
              </Link>
            </EmptyState>
          )}
          {count === 0 && text === '' && (
            <EmptyState
              icon="document"
              title={shown.group === 'documents' ? t('state.noDocuments') : t('state.noReports')}
            >
              <p>{t('parts.report.emptyHint')}</p>
            </EmptyState>
          )}
        </section>
      </div>
      <Pagination
        label={t('screens.reports.pages')}
        page={page}
        pages={pages}
        previous={t('action.previous')}
        next={t('action.next')}
        link={(number, name, isCurrent) =>
          link({ show: shown.group, page: number > 1 ? number : undefined }, isCurrent, name)
        }
      />
      <RowsPerPage
        size={search.size ?? defaultPageSize}
        total={shown.reports.length}
        link={(size, name, isCurrent) =>
          link({ show: shown.group, size: size === defaultPageSize ? undefined : size }, isCurrent, name)
        }
      />
    </div>
  );
}

interface ReportsLinkProps {
  discipline: string | undefined;
  search: ReportsSearch;
  isCurrent: boolean;
  children: ReactNode;
}

function ReportsLink({ discipline, search, isCurrent, children }: ReportsLinkProps) {
  return (
    <Link
      to="/{-$locale}/reports/{-$discipline}"
      params={{ discipline }}
      search={search}
      activeOptions={{ exact: true, includeSearch: true }}
      ref={isCurrent ? bringIntoView : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      preload={false}
      resetScroll={false}
    >
      {children}
    </Link>
  );
}
