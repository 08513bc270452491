import './reports.css';
import { printPaths } from '@podium/contract/print-paths';
import { EmptyState, Pagination, TabLinks } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bringIntoView } from '../../shared/parts/bring-into-view.ts';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { PrintLink } from '../../shared/print/print-link.tsx';
import { DocumentList } from '../../shared/papers/document-list.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { ReportList } from '../../shared/report/report-list.tsx';
import { useGames } from '../../shared/use-games.ts';
import { ChooseDiscipline } from './parts/choose-discipline.tsx';
import { reportsQuery } from './reports-query.ts';
import { papersOf, shownReports } from './state.ts';
import type { ReactNode } from 'react';
import type { ReportsSearch } from './search.ts';

interface ReportsScreenProps {
  /** Without it those of the whole Games. */
  discipline?: string;
  search: ReportsSearch;
}

/** The papers of the Games or of one sport, by kind: of events, general ones, of phases, and the decisions. */
export function ReportsScreen({ discipline, search }: ReportsScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const { data } = useSuspenseQuery(reportsQuery(language, discipline));
  const { data: papers } = useSuspenseQuery(queries.contentDocuments(language));
  const { tabs, shown, page, pages, onPage } = shownReports(data.items, search, papersOf(papers.items, discipline));
  const link = (wanted: ReportsSearch, isCurrent: boolean, content: ReactNode) => (
    <ReportsLink key={wanted.show} discipline={discipline} search={wanted} isCurrent={isCurrent}>
      {content}
    </ReportsLink>
  );
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.reports.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      <ChooseDiscipline discipline={discipline} search={search} />
      <PrintLink path={printPaths.book(discipline ?? 'all')} isBook />
      <TabLinks label={t('screens.reports.groups')}>
        {tabs.map(({ group, reports, papers: own }) =>
          link(
            { show: group },
            group === shown.group,
            <>
              {t(`parts.report.group.${group}`)}
              <span className="reports-count">{format.number(reports.length + own.length)}</span>
            </>,
          ),
        )}
      </TabLinks>
      <section>
        <h2 className="visually-hidden">{t(`parts.report.group.${shown.group}`)}</h2>
        <output className="text-second text-ink2">
          {t('screens.reports.count', { count: shown.reports.length + shown.papers.length })}
        </output>
        {page === 1 && shown.papers.length > 0 && <DocumentList documents={shown.papers} all={papers.items} />}
        {onPage.length > 0 && <ReportList reports={onPage} all={shown.reports} hasSport={discipline === undefined} />}
        {onPage.length === 0 && shown.papers.length === 0 && (
          <EmptyState
            icon="document"
            title={shown.group === 'documents' ? t('state.noDocuments') : t('state.noReports')}
          >
            <p>{t('parts.report.emptyHint')}</p>
          </EmptyState>
        )}
      </section>
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
