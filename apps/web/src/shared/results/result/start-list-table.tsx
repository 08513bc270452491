import './result.css';
import { delegationBeside } from '@podium/contract/delegation-beside';
import { membersBeside } from '@podium/games';
import { startListKind } from '@podium/contract/start-list-kind';
import { inLanes } from '@podium/disciplines/reading';
import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { LongBody, isLong } from '@podium/ui/long-body';
import { memo } from 'react';
import { useText } from '../../shell/page-context.tsx';
import { useSport } from '../sport/use-sport.ts';
import { AllRowsLink } from './all-rows-link.tsx';
import { EntryMark } from '../../elements/parts/entry-mark.tsx';
import { ResultName } from './competitor-link.tsx';
import { NoLines } from './no-lines.tsx';
import type { LongRowProps } from '@podium/ui/long-body';
import type { StartLine, UnitAnswer } from '@podium/contract';

/** The height of a row with two lines (px). */
const ROW_PX = 64;

export function StartListTable({ unit, isWhole = false }: { unit: UnitAnswer; isWhole?: boolean }) {
  const t = useText();
  const { discipline } = useSport(unit.discipline?.code);
  if (unit.startList.length > 0) return <StartLines unit={unit} isWhole={isWhole} />;
  const kind = startListKind(unit, discipline.contest);
  return (
    <NoLines
      unit={unit}
      awaited={t('parts.result.noStartList', { kind })}
      missing={t('parts.result.withoutStartList', { kind })}
    />
  );
}

/** Each line begins with its lane in sports with lanes, otherwise with its start position, if known. */
function StartLines({ unit, isWhole }: { unit: UnitAnswer; isWhole: boolean }) {
  const t = useText();
  const { discipline, say } = useSport(unit.discipline?.code);
  const count = unit.startList.length;
  const hasOrder = unit.startList.some(({ startOrder }) => startOrder);
  const hasBib = unit.startList.some(({ bib }) => bib);
  const hasOrganisation = unit.startList.some(({ competitor }) => delegationBeside(competitor));
  const hasSeed = unit.startList.some(({ entry }) => entry?.seed);
  const hasBest = unit.startList.some(({ entry }) => entry?.best);
  return (
    <>
      <Table
        caption={t('parts.result.startList', { kind: startListKind(unit, discipline.contest) })}
        className={isLong(count) ? 'card-table result-table is-long' : 'card-table result-table'}
        rowCount={isLong(count) ? count + 1 : undefined}
      >
        <thead>
          <tr>
            {hasOrder && (
              <HeaderCell align="mid" className="result-rank">
                {say(inLanes(discipline, unit.event?.id, unit.event ?? undefined).startOrder)}
              </HeaderCell>
            )}
            {hasBib && (
              <HeaderCell align="mid" className="result-bib">
                {t('parts.result.bib')}
              </HeaderCell>
            )}
            <HeaderCell>{t('parts.result.name')}</HeaderCell>
            {hasOrganisation && (
              <HeaderCell className="result-from laptop-up">{t('parts.result.organisation')}</HeaderCell>
            )}
            {hasSeed && (
              <HeaderCell align="end" className="result-entry">
                {t('parts.result.seed')}
              </HeaderCell>
            )}
            {hasBest && (
              <HeaderCell align="end" className="result-entry">
                {t('parts.result.entryMark')}
              </HeaderCell>
            )}
          </tr>
        </thead>
        <LongBody
          count={count}
          rowHeight={ROW_PX}
          isWhole={isWhole}
          row={(index, measure) => {
            const line = unit.startList[index]!;
            return (
              <StartRow
                key={`${line.position} ${line.competitor.id}`}
                line={line}
                hasOrder={hasOrder}
                hasBib={hasBib}
                hasOrganisation={hasOrganisation}
                hasSeed={hasSeed}
                hasBest={hasBest}
                index={index}
                measure={measure}
              />
            );
          }}
        />
      </Table>
      <AllRowsLink count={count} isWhole={isWhole} />
    </>
  );
}

interface StartRowProps extends LongRowProps {
  line: StartLine;
  hasOrder: boolean;
  hasBib: boolean;
  hasOrganisation: boolean;
  hasSeed: boolean;
  hasBest: boolean;
}

/** Delegation of an athlete; a team already has its name. */
/** Memoized, so that a long list scrolls smoothly. */
const StartRow = memo(function StartRow(props: StartRowProps) {
  const { line, hasOrder, hasBib, hasOrganisation, hasSeed, hasBest, index, measure } = props;
  const delegation = delegationBeside(line.competitor);
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} id={line.bib ? `bib-${line.bib}` : undefined}>
      {hasOrder && (
        <Cell align="mid" className="num result-rank">
          <bdi dir="ltr">{line.startOrder}</bdi>
        </Cell>
      )}
      {hasBib && (
        <Cell align="mid" className="num text-ink2">
          <bdi dir="ltr">{line.bib}</bdi>
        </Cell>
      )}
      <RowHeader>
        <ResultName competitor={line.competitor} isDelegationBeside />
        <span className="result-second">
          {delegation && <bdi className="below-laptop">{delegation.name}</bdi>}
          <bdi>{line.nationality}</bdi>
          <EntryMark method={line.entry?.method} />
          {membersBeside(line.competitor.name, line.competitor.members).map((member) => (
            <bdi translate="no" key={member.id}>
              {member.name}
            </bdi>
          ))}
        </span>
      </RowHeader>
      {hasOrganisation && (
        <Cell className="result-from text-ink2 laptop-up">{delegation && <bdi>{delegation.name}</bdi>}</Cell>
      )}
      {hasSeed && (
        <Cell align="end" className="num text-ink2">
          <bdi dir="ltr">{line.entry?.seed}</bdi>
        </Cell>
      )}
      {hasBest && (
        <Cell align="end" className="num">
          <bdi dir="ltr">{line.entry?.best}</bdi>
        </Cell>
      )}
    </tr>
  );
});
