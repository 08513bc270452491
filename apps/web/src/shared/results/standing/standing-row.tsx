import { halfPoints } from '@podium/games';
import { Cell, RowHeader } from '@podium/ui';
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
import type { StandingLine } from '@podium/contract';
import type { StandingColumns, StandingCount } from './columns.ts';

/** Columns that the difference already covers; shown only if there is room. */
const extra: ReadonlySet<string> = new Set(['for', 'against', 'ratio']);
export const countClass = (count: StandingCount | 'diff') =>
  ['standing-count', extra.has(count) && 'is-extra', count === 'diff' && 'standing-diff'].filter(Boolean).join(' ');

interface StandingRowProps {
  line: StandingLine;
  columns: StandingColumns;
  /** Set if the part of the table does not name the round. */
  round: string | undefined;
  isMine: boolean;
  /** Omitted from the names of parts. */
  eventName: string;
  isExhibition: boolean;
}

export function StandingRow({ line, columns, round, isMine, eventName, isExhibition }: StandingRowProps) {
  const t = useText();
  const { competitor, table, diff, qualification } = line;
  const delegation = delegationBeside(competitor);
  const tieBreak = tieBreakOf(line);
  const parts = partsOf(line, eventName);
  const classes = [line.irm && 'is-out', isMine && 'is-mine', qualification && 'is-through'].filter(Boolean).join(' ');
  const name = <CompetitorName competitor={competitor} isDelegationBeside />;
  return (
    <tr className={classes || undefined}>
      <Cell align="mid" className="num standing-rank">
        <StandingRank line={line} isExhibition={isExhibition} />
      </Cell>
      <RowHeader>
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
          <span className="second-line plain text-ink2">
            <bdi>{delegation.name}</bdi>
          </span>
        )}
        {round && (
          <span className="second-line plain text-ink2">
            <bdi>{round}</bdi>
          </span>
        )}
        {parts.length > 0 && (
          <span className="second-line plain text-ink2">
            {parts.map(({ name: part, mark, isIrm }, index) => (
              <Fragment key={part}>
                {index > 0 && DOT}
                <bdi>{part}</bdi> {isIrm ? <Irm irm={mark} /> : <bdi dir="ltr">{mark}</bdi>}
              </Fragment>
            ))}
          </span>
        )}
        {line.prospect && <span className="second-line plain text-ink2">{line.prospect.name}</span>}
        {(tieBreak ?? line.ahead) && (
          <span className="second-line plain text-ink2">
            {tieBreak ? t('parts.standing.tieBreak', { text: tieBreak }) : line.ahead?.name}
          </span>
        )}
      </RowHeader>
      {columns.counts.map((count) => (
        <Cell key={count} align="end" className={`num ${countClass(count)}`}>
          <bdi dir="ltr">{halfPoints(table?.[count] ?? '–')}</bdi>
        </Cell>
      ))}
      {columns.diff && (
        <Cell align="end" className={`num ${countClass('diff')}`}>
          <bdi dir="ltr">{table ? halfPoints(diff ?? '–') : (shownGap(line) ?? '–')}</bdi>
        </Cell>
      )}
      {columns.result && (
        <Cell align="end" className="num standing-result">
          <StandingResult line={line} />
        </Cell>
      )}
      {columns.qualification && (
        <Cell align="mid" className="standing-mark">
          {qualification && (
            <span className="standing-through">
              <bdi dir="ltr" aria-hidden="true">
                {qualification}
              </bdi>
              <span className="visually-hidden">{t('parts.standing.through', { mark: qualification })}</span>
            </span>
          )}
        </Cell>
      )}
    </tr>
  );
}

/** The place, with a sign for ties. The disc shows the award; the number is added only if it differs. */
function StandingRank({
  line: { rank, rankEqual, medal },
  isExhibition,
}: Pick<StandingRowProps, 'line' | 'isExhibition'>) {
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
        <bdi dir="ltr" className="strong">
          {line.irm}
        </bdi>
        {name && <span className="standing-irm text-second text-ink2">{name}</span>}
      </>
    );
  }
  const text = line.result ?? line.points ?? '–';
  return (
    <>
      <bdi dir="ltr" className="strong">
        {line.table ? halfPoints(text) : text}
      </bdi>
      {line.result !== null && line.points !== null && !line.table && (
        <span className="second-line text-ink2">
          <bdi dir="ltr">{line.points}</bdi> {t('parts.standing.short.points')}
        </span>
      )}
    </>
  );
}
