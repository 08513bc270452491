import '../../../shared/results/result/result.css';
import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { withoutTitle } from '../../../shared/elements/item-state.ts';
import { Irm } from '../../../shared/elements/parts/irm.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { ResultName } from '../../../shared/results/result/competitor-link.tsx';
import { bestOfParts } from '../state.ts';
import type { ResultLineAnswer, UnitAnswer } from '@podium/contract';

interface TotalsTableProps {
  unit: UnitAnswer;
  lines: readonly ResultLineAnswer[];
  caption: string;
}

/**
 * A combined event in one table: a column with mark and points for each part, the best of each in bold, the total last.
 */
export function TotalsTable({ unit, lines, caption }: TotalsTableProps) {
  const t = useText();
  const parts = lines[0]?.parts ?? [];
  const best = bestOfParts(lines);
  return (
    <Table caption={caption} className="card-table totals-table">
      <thead>
        <tr>
          <HeaderCell align="mid">{t('parts.result.rankShort')}</HeaderCell>
          <HeaderCell>{t('parts.result.name')}</HeaderCell>
          <HeaderCell align="end">{t('parts.result.total')}</HeaderCell>
          {parts.map(({ unit: id, name, order }) => (
            <HeaderCell key={id} align="end">
              <bdi>{name === null ? order : withoutTitle(name, unit.event?.name)}</bdi>
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.competitor.id} data-index={index} className={line.irm ? 'is-out' : undefined}>
            <Cell align="mid" className="num">
              {line.medal ? (
                <MedalDisc medal={line.medal} isExhibition={unit.event?.isExhibition} />
              ) : (
                <bdi dir="ltr">{line.rank ?? '–'}</bdi>
              )}
            </Cell>
            <RowHeader abbr={line.competitor.name}>
              <ResultName competitor={line.competitor} />
            </RowHeader>
            <Cell align="end" className="num">
              {line.irm ? (
                <Irm irm={line.irm} className="result-value bold" />
              ) : (
                <bdi dir="ltr" className="result-value bold">
                  {line.result ?? '–'}
                </bdi>
              )}
            </Cell>
            {parts.map(({ unit: id }) => {
              const part = line.parts?.find((part) => part.unit === id);
              const isBest = best.has(`${id} ${line.competitor.id}`);
              return (
                <Cell key={id} align="end" className="num">
                  {part?.irm ? (
                    <Irm irm={part.irm} />
                  ) : (
                    <bdi dir="ltr" className={isBest ? 'bold' : undefined}>
                      {part?.result ?? '–'}
                    </bdi>
                  )}
                  {part?.points && (
                    <bdi dir="ltr" className="second-line text-ink2">
                      {part.points}
                    </bdi>
                  )}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
