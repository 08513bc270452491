import { isWinner } from '@podium/contract/winner';
import { ColumnCells, columnsOf, markColumn } from '@podium/ui';
import { memo } from 'react';
import { Irm } from '../../elements/parts/irm.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { useText } from '../../shell/page-context.tsx';
import { FactHeading, FactName } from '../sport/fact-name.tsx';
import { bibColumn, delegationColumn } from './line-columns.tsx';
import { markText } from './mark-text.ts';
import { shownGap } from '@podium/contract/result-columns';
import { columnClass } from '../sport/fact-columns.ts';
import { SpokenAside } from '../../elements/parts/spoken-aside.tsx';
import type { ResultLineAnswer, StartLine } from '@podium/contract';
import type { Column } from '@podium/ui';
import type { Fact } from '@podium/disciplines/reading';
import type { Translate } from '../../shell/messages.ts';
import type { Sport } from '../sport/use-sport.ts';
import type { EarlierPlace } from './contest-head.ts';
import { NameCell } from './name-cell.tsx';
import type { ResultColumns, ResultRowProps } from './result-columns.ts';

const medalOfRank: ReadonlyMap<string, string> = new Map([
  ['1', 'gold'],
  ['2', 'silver'],
  ['3', 'bronze'],
]);

/** Memoized, so that a long list scrolls smoothly. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { line, cells, index, measure } = props;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      id={line.bib ? `bib-${line.bib}` : undefined}
      className={line.irm ? 'is-out' : undefined}
    >
      <ColumnCells columns={cells} row={props} />
    </tr>
  );
});

/** @param at the split at which the marks of a live race were measured */
export function resultCells(t: Translate, columns: ResultColumns, sport: Sport, at?: Fact): Column<ResultRowProps>[] {
  return columnsOf<ResultRowProps>(
    columns.rank && {
      id: 'rank',
      header: <RankHeading />,
      cell: ({ line, earlier, unit }) =>
        earlier ? <span className="text-ink3">{earlier.place}</span> : <Rank line={line} unit={unit} />,
      align: 'mid',
      width: 'result-rank',
      cellClass: 'num',
    },
    columns.position && {
      id: 'position',
      header: t('parts.result.position'),
      cell: ({ line }) => line.position,
      align: 'mid',
      width: 'result-place max-lg:hidden',
      cellClass: 'num text-ink3',
    },
    columns.bib && ofLine(bibColumn(t, 'result-bib max-sm:hidden')),
    {
      id: 'name',
      header: t('parts.result.name'),
      cell: (row) => <NameCell {...row} />,
      isRowHeader: true,
      // Screen readers announce the name with each cell, without the text below it.
      abbr: ({ line }) => line.competitor.name,
    },
    columns.organisation && ofLine(delegationColumn(t)),
    columns.own.map(({ id, heading, cell, width }) =>
      markColumn(`own ${id}`, <FactHeading sport={sport} fact={heading} />, ({ line }) => cell(line), {
        width: `result-own ${columnClass[width]}`,
      }),
    ),
    {
      id: 'result',
      header: at ? <FactName sport={sport} fact={at} /> : t('parts.result.result'),
      cell: (row) => <ResultCell {...row} />,
      align: 'end',
      width: 'result-best',
      cellClass: 'num',
    },
    columns.diff &&
      markColumn('diff', t('parts.result.diff'), ({ line }) => shownGap(line), {
        width: 'result-diff max-sm:hidden',
        cellClass: 'text-ink2',
      }),
    columns.qualification && {
      id: 'qualification',
      header: (
        <abbr data-tip={t('parts.result.qualification')} className="no-underline">
          {'Q'}
          <SpokenAside text={t('parts.result.qualification')} />
        </abbr>
      ),
      cell: ({ line }) => <Qualification mark={line.qualification} />,
      align: 'mid',
      width: 'result-mark',
    },
  );
}

function RankHeading() {
  const t = useText();
  return (
    <>
      <span className="sm:hidden" aria-hidden="true">
        {t('parts.result.rankShort')}
      </span>
      <span className="max-sm:sr-only">{t('parts.result.rank')}</span>
    </>
  );
}

const ofLine = ({ cell, ...column }: Column<StartLine>): Column<ResultRowProps> => ({
  ...column,
  cell: ({ line }) => cell(line),
  abbr: undefined,
});

/** The mark, with the gap below it where its column has no room. */
function ResultCell({ line, earlier, columns, unit, sport }: ResultRowProps) {
  const gap = shownGap(line);
  return (
    <>
      {earlier ? (
        <EarlierMark sport={sport} split={earlier.split} />
      ) : (
        <Result
          line={line}
          hasPoints={columns.own.some(({ id }) => id === 'points')}
          isWinner={isWinner(unit.outcome, line.competitor.id, line.wlt)}
        />
      )}
      {gap && (
        <span className="block text-second text-ink2 sm:hidden">
          <bdi dir="ltr">{gap}</bdi>
        </span>
      )}
    </>
  );
}

function Qualification({ mark }: { mark: string | null }) {
  const t = useText();
  if (!mark) return null;
  return (
    <span className="qualification">
      <bdi dir="ltr" aria-hidden="true">
        {mark}
      </bdi>
      <span className="visually-hidden">{t('parts.result.qualificationText', { mark })}</span>
    </span>
  );
}

/** A medal from the event's awards replaces the rank; the number is added if the rank in this unit differs. */
function Rank({ line, unit }: Pick<ResultRowProps, 'line' | 'unit'>) {
  const t = useText();
  if (!line.rank && !line.medal) return <span className="text-ink3">–</span>;
  const rank = line.rank && (
    <>
      <bdi dir="ltr">
        {line.rank}
        {line.rankEqual && <span aria-hidden="true">=</span>}
      </bdi>
      {line.rankEqual && <SpokenAside text={t('parts.result.equal')} />}
    </>
  );
  if (!line.medal) return rank;
  const isSame = line.rank === null || medalOfRank.get(line.rank) === line.medal;
  return (
    <>
      <MedalDisc medal={line.medal} isExhibition={unit.event?.isExhibition} />
      {!isSame && <span className="block text-second">{rank}</span>}
      {isSame && line.rankEqual && <SpokenAside text={t('parts.result.equal')} />}
    </>
  );
}

interface ResultProps {
  line: ResultLineAnswer;
  /** The points have a separate column. */
  hasPoints: boolean;
  isWinner: boolean;
}

function Result({ line, hasPoints, isWinner: hasWon }: ResultProps) {
  const t = useText();
  if (line.irm) return <Irm irm={line.irm} className="irm" />;
  return (
    <>
      <bdi dir="ltr" className={hasWon ? 'result-value font-bold' : 'result-value'}>
        {line.result ?? line.points ?? '–'}
      </bdi>
      {line.result !== null && line.points !== null && !hasPoints && (
        <span className="block text-second text-ink2">
          <bdi>{markText(t, 'points', line.points)}</bdi>
        </span>
      )}
      {line.isProvisional && <span className="block text-second text-warn">{t('parts.result.provisional')}</span>}
    </>
  );
}

/** The mark at a split, and which. */
function EarlierMark({ sport, split }: { sport: Sport; split: EarlierPlace['split'] }) {
  return (
    <span className="text-ink3">
      <bdi dir="ltr">{split.value}</bdi>
      <span className="visually-hidden">
        {' '}
        <FactName sport={sport} fact={split} />
      </span>
    </span>
  );
}
