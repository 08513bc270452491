import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ReportList } from '../../shared/results/report/report-list.tsx';
import { UnitFrame } from './parts/unit-frame.tsx';

export function UnitReportsScreen({ unitId }: { unitId: string }) {
  const t = useText();
  const { language } = usePage();
  const { data: unit } = useSuspenseQuery(queries.unit(language, { id: unitId }));
  return (
    <UnitFrame unit={unit} tab="reports">
      {unit.documents.length === 0 ? (
        <EmptyState icon="document" title={t('state.noDocuments')}>
          <p>{t('parts.report.emptyHint')}</p>
        </EmptyState>
      ) : (
        <section>
          <h2 className="visually-hidden">{t('parts.result.documents')}</h2>
          <ReportList reports={unit.documents} />
        </section>
      )}
    </UnitFrame>
  );
}
