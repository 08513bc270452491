import { columnsOf, markColumn } from '@podium/ui';
import { Fragment } from 'react';
import { RowStar } from '../../elements/follow/row-star.tsx';
import { useText } from '../../shell/page-context.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { delegationBeside } from '@podium/contract/delegation-beside';
import { shownGap } from '@podium/contract/result-columns';
import { irmName } from '../../elements/irm-name.ts';
import { DOT } from '../../elements/dot.ts';
import { partsOf, tieBreakOf } from './columns.ts';
import type { StandingAnswer, StandingLine } from '@podium/contract';
import type { Column } from '@podium/ui';
import type { ReactNode } from 'react';
import type { Translate } from '../../shell/messages.ts';
import type { StandingColumns, StandingCount } from './columns.ts';

/** Columns that the difference already covers; shown only if there is room. */
const extra: ReadonlySet<string> = new Set(['for', 'against', 'ratio']);
const countClass = (count: StandingCount | 'diff') =>
  ['standing-count', extra.has(count) && 'is-extra', count === 'diff' && 'standing-diff'].filter(Boolean).join(' ');

interface StandingRowProps {
  line: StandingLine;
  /** Set if the part of the table does not name the round. */
  round: string | undefined;
}

/** @param event its name is omitted from the names of parts */
export function standingCells(
  t: Translate,
  columns: StandingColumns,
  event: StandingAnswer['event'],
): Column<StandingRowProps>[] {
  const count = (id: StandingCount | 'diff', cell: (line: StandingLine) => string | null | undefined) =>
    markColumn<StandingRowProps>(
      id,
      <ShortHeading short={t(`parts.standing.short.${id}`)} long={t(`parts.standing.long.${id}`)} />,
      ({ line }) => cell(line) ?? '–',
      { width: countClass(id) },
    );
  return columnsOf<StandingRowProps>(
    {
      id: 'rank',
      header: <ShortHeading short={t('parts.standing.rankShort')} long={t('parts.standing.rank')} />,
      cell: ({ line }) => <StandingRank line={line} isExhibition={event.isExhibition} />,
      align: 'mid',
      width: 'standing-rank',
      cellClass: 'num',
    },
    {
      id: 'name',
      header: t('parts.standing.name'),
      cell: (row) => <StandingName {...row} eventName={event.name} />,
      isRowHeader: true,
    },
    columns.counts.map((id) => count(id, ({ table }) => table?.[id])),
    columns.diff && count('diff', (line) => (line.table ? line.diff : shownGap(line))),
    columns.result !== undefined && {
      id: 'result',
      header:
        columns.result === 'points' ? (
          <ShortHeading short={t('parts.standing.short.points')} long={t('parts.standing.points')} />
        ) : (
          t('parts.standing.result')
        ),
      cell: ({ line }) => <StandingResult line={line} />,
      align: 'end',
      width: 'standing-result',
      cellClass: 'num',
    },
    columns.qualification && {
      id: 'qualification',
      header: (
        <>
          <span aria-hidden="true">{'Q'}</span>
          <span className="visually-hidden">{t('parts.standing.qualification')}</span>
        </>
      ),
      cell: ({ line }) => <Through mark={line.qualification} />,
      align: 'mid',
      width: 'standing-mark',
    },
  );
}

function ShortHeading({ short, long }: { short: string; long: string }) {
  return (
    <abbr data-tip={long}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{long}</span>
    </abbr>
  );
}

function StandingName({ line, round, eventName }: StandingRowProps & { eventName: string }) {
  const t = useText();
  const { competitor } = line;
  const delegation = delegationBeside(competitor);
  const tieBreak = tieBreakOf(line);
  const parts = partsOf(line, eventName);
  const name = <CompetitorName competitor={competitor} isDelegationBeside />;
  return (
    <>
      <span className="standing-name">
        {competitor.id !== null && competitor.name !== '' ? (
          <PlaceLink to="participant" id={competitor.id} className="standing-link">
            {name}
          </PlaceLink>
        ) : (
          name
        )}
        <RowStar competitor={competitor} />
      </span>
      {delegation && (
        <Second>
          <bdi>{delegation.name}</bdi>
        </Second>
      )}
      {round && (
        <Second>
          <bdi>{round}</bdi>
        </Second>
      )}
      {parts.length > 0 && (
        <Second>
          {parts.map(({ name: part, mark, isIrm }, index) => (
            <Fragment key={part}>
              {index > 0 && DOT}
              <bdi>{part}</bdi> {isIrm ? <Irm irm={mark} /> : <bdi dir="ltr">{mark}</bdi>}
            </Fragment>
          ))}
        </Second>
      )}
      {line.prospect && <Second>{line.prospect.name}</Second>}
      {(tieBreak ?? line.ahead) && (
        <Second>{tieBreak ? t('parts.standing.tieBreak', { text: tieBreak }) : line.ahead?.name}</Second>
      )}
    </>
  );
}

const Second = ({ children }: { children: ReactNode }) => (
  <span className="block text-second font-normal text-ink2">{children}</span>
);

function Through({ mark }: { mark: string | null }) {
  const t = useText();
  if (!mark) return null;
  return (
    <span className="standing-through">
      <bdi dir="ltr" aria-hidden="true">
        {mark}
      </bdi>
      <span className="visually-hidden">{t('parts.standing.through', { mark })}</span>
    </span>
  );
}

/** The place, with a sign for ties. The disc shows the award; the number is added only if it differs. */
function StandingRank({
  line: { rank, rankEqual, medal },
  isExhibition,
}: {
  line: StandingLine;
  isExhibition: boolean;
}) {
  const t = useText();
  return (
    <>
      {medal && <MedalDisc medal={medal} isSmall isExhibition={isExhibition} />}
      {rank === null ? (
        !medal && <span className="text-ink3">–</span>
      ) : (
        <bdi dir="ltr">
          <span className={medal && rank === medalRanks[medal] ? 'visually-hidden' : undefined}>{rank}</span>
          {rankEqual && <span aria-hidden="true">=</span>}
        </bdi>
      )}
      {rankEqual && <span className="visually-hidden">{t('parts.standing.equal')}</span>}
    </>
  );
}
const medalRanks = { gold: '1', silver: '2', bronze: '3' } as const;

/** The mark, or the reason why there is none. */
function StandingResult({ line }: { line: StandingLine }) {
  const t = useText();
  if (line.irm) {
    const name = irmName(t, line.irm);
    return (
      <>
        <bdi dir="ltr" className="font-semibold">
          {line.irm}
        </bdi>
        {name && <span className="block text-second whitespace-normal text-ink2">{name}</span>}
      </>
    );
  }
  return (
    <>
      <bdi dir="ltr" className="font-semibold">
        {line.result ?? line.points ?? '–'}
      </bdi>
      {line.result !== null && line.points !== null && !line.table && (
        <span className="block text-second text-ink2">
          <bdi dir="ltr">{line.points}</bdi> {t('parts.standing.short.points')}
        </span>
      )}
    </>
  );
}
