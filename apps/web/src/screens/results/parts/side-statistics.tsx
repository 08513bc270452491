import '../../../shared/result/result.css';
import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { useText } from '../../../shared/page-context.tsx';
import { CodeName } from '../../../shared/result/code-name.tsx';
import { sidesOf } from '../../../shared/result/score-header.tsx';
import { compareSides } from '../summary-state.ts';
import type { UnitAnswer } from '@podium/contract';

/** What both sides did, beside each other. */
export function SideStatistics({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const statistics = compareSides(unit.results);
  const sides = sidesOf(unit);
  if (statistics.length === 0 || sides.length < 2) return null;
  return (
    <section>
      <h2 className="section-title">{t('parts.result.statistics')}</h2>
      <Table caption={t('parts.result.statistics')} className="result-table">
        <thead>
          <tr>
            <HeaderCell>{t('parts.result.statistic')}</HeaderCell>
            {sides.map(({ side, competitor }) => (
              <HeaderCell key={side} align="end" className="side-value">
                <bdi>{competitor.name}</bdi>
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {statistics.map(({ code, home, away }) => (
            <tr key={code}>
              <RowHeader>
                <CodeName code={code} />
              </RowHeader>
              <Cell align="end" className="num font-semibold">
                <bdi dir="ltr">{home}</bdi>
              </Cell>
              <Cell align="end" className="num font-semibold">
                <bdi dir="ltr">{away}</bdi>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
