import { printPaths } from '@podium/contract/print-paths';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DisciplineShell } from '../../shared/program/discipline-shell/discipline-shell.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { PrintLink } from '../../shared/elements/print/print-link.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ReportList } from '../../shared/results/report/report-list.tsx';
import { groupReports } from '../../shared/results/report/report-groups.ts';

/** The official documents of a sport: of its events, of the sport itself, of phases and units, and its decisions. */
export function SportReportsScreen({ disciplineKey }: { disciplineKey: string }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.disciplineReports(language, { key: disciplineKey }));
  const groups = groupReports(data.items);
  return (
    <DisciplineShell
      disciplineKey={disciplineKey}
      current="reports"
      title={t('parts.discipline-shell.page.reports')}
      asOf={data.asOf}
    >
      <PrintLink path={printPaths.book(disciplineKey)} isBook />
      {groups.length === 0 && (
        <EmptyState icon="document" title={t('state.noReports')}>
          <p>{t('parts.report.emptyHint')}</p>
        </EmptyState>
      )}
      {groups.map(({ group, reports }) => (
        <section key={group} id={group}>
          <h2 className="section-title">{t(`parts.report.group.${group}`)}</h2>
          <ReportList reports={reports} />
        </section>
      ))}
    </DisciplineShell>
  );
}
