import './result.css';
import { Cell, EmptyState, HeaderCell, RowHeader, Table } from '@podium/ui';
import { CompetitorName } from '../parts/competitor-name.tsx';
import { useText } from '../page-context.tsx';
import type { UnitAnswer } from '@podium/contract';

export function StartListTable({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  if (unit.startList.length === 0) return <EmptyState icon="list" title={t('parts.result.noStartList')} />;
  const hasBib = unit.startList.some(({ bib }) => bib);
  return (
    <Table caption={t('parts.result.startList')} className="result-table">
      <thead>
        <tr>
          <HeaderCell align="mid" className="result-rank">
            {t('parts.result.order')}
          </HeaderCell>
          {hasBib && <HeaderCell align="mid">{t('parts.result.bib')}</HeaderCell>}
          <HeaderCell>{t('parts.result.name')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {unit.startList.map((line) => (
          <tr key={`${line.position} ${line.competitor.id}`}>
            <Cell align="mid" className="num result-rank">
              <bdi dir="ltr">{line.startOrder ?? line.position}</bdi>
            </Cell>
            {hasBib && (
              <Cell align="mid" className="num text-ink2">
                <bdi dir="ltr">{line.bib}</bdi>
              </Cell>
            )}
            <RowHeader>
              <span className="result-name">
                <CompetitorName competitor={line.competitor} />
              </span>
              <span className="result-second">
                {line.competitor.organisation && line.competitor.type === 'athlete' && (
                  <bdi>{line.competitor.organisation.name}</bdi>
                )}
                {line.competitor.members?.map((member) => (
                  <bdi key={member.id}>{member.name}</bdi>
                ))}
              </span>
            </RowHeader>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
