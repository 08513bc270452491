import './result.css';
import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { AllRowsLink } from '../long-table/all-rows-link.tsx';
import { isLong } from '@podium/ui/virtual';
import { memo } from 'react';
import { LongBody } from '../long-table/long-body.tsx';
import { useText } from '../page-context.tsx';
import { CompetitorDoor, CompetitorStar } from './competitor-door.tsx';
import { NoLines } from './no-lines.tsx';
import type { RowWidth } from '@podium/ui/virtual';
import type { LongRowProps } from '../long-table/long-body.tsx';
import type { StartLine, UnitAnswer } from '@podium/contract';

/** A line with its second line. */
const ROW_PX = 56;

/** Who starts, in what order. */
export function StartListTable({ unit, isWhole = false }: { unit: UnitAnswer; isWhole?: boolean }) {
  const t = useText();
  const count = unit.startList.length;
  if (count === 0) {
    const missing = t('parts.result.withoutStartList');
    return <NoLines unit={unit} awaited={t('parts.result.noStartList')} missing={missing} />;
  }
  const hasBib = unit.startList.some(({ bib }) => bib);
  return (
    <>
      <Table
        caption={t('parts.result.startList')}
        className="result-table"
        rowCount={isLong(count) ? count + 1 : undefined}
      >
        <thead>
          <tr>
            <HeaderCell align="mid" className="result-rank">
              {t('parts.result.order')}
            </HeaderCell>
            {hasBib && <HeaderCell align="mid">{t('parts.result.bib')}</HeaderCell>}
            <HeaderCell>{t('parts.result.name')}</HeaderCell>
          </tr>
        </thead>
        <LongBody
          count={count}
          rowHeight={ROW_PX}
          columns={hasBib ? 3 : 2}
          isWhole={isWhole}
          row={(index, props, width, isBrief) => {
            const line = unit.startList[index]!;
            return (
              <StartRow
                key={`${line.position} ${line.competitor.id}`}
                line={line}
                hasBib={hasBib}
                row={props}
                width={width}
                isBrief={isBrief}
              />
            );
          }}
        />
      </Table>
      <AllRowsLink count={count} isWhole={isWhole} />
    </>
  );
}

interface StartRowProps {
  line: StartLine;
  hasBib: boolean;
  row: LongRowProps;
  width: RowWidth;
  /** Only the name, on the way past. */
  isBrief: boolean;
}

const StartRow = memo(function StartRow(props: StartRowProps) {
  const { line, hasBib, row, width, isBrief } = props;
  return (
    <tr {...row} id={line.bib ? `bib-${line.bib}` : undefined}>
      <Cell align="mid" className="num result-rank">
        <bdi dir="ltr">{line.startOrder ?? line.position}</bdi>
      </Cell>
      {hasBib && (
        <Cell align="mid" className="num text-ink2">
          <bdi dir="ltr">{line.bib}</bdi>
        </Cell>
      )}
      <RowHeader>
        {isBrief ? (
          <span className="result-name">{line.competitor.name}</span>
        ) : (
          <>
            <span className="result-name">
              <CompetitorDoor competitor={line.competitor} />
              {width !== 'narrow' && (
                <span className="max-sm:hidden">
                  <CompetitorStar competitor={line.competitor} />
                </span>
              )}
            </span>
            <span className="result-second">
              {line.competitor.organisation && line.competitor.type === 'athlete' && (
                <bdi>{line.competitor.organisation.name}</bdi>
              )}
              {line.competitor.members?.map((member) => (
                <bdi key={member.id}>{member.name}</bdi>
              ))}
            </span>
          </>
        )}
      </RowHeader>
    </tr>
  );
});
