import './standing.css';
import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { useFollows } from '../follow/follows.ts';
import { useText } from '../page-context.tsx';
import { CompetitorName } from '../parts/competitor-name.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { columnsOf, inOrder, tieBreakOf } from './columns.ts';
import type { ResultLineAnswer, StandingAnswer } from '@podium/contract';
import type { ReactNode } from 'react';
import type { StandingColumns, StandingCount } from './columns.ts';

interface StandingTableProps {
  standing: StandingAnswer;
  /** The caption, shown above; without it the name of the group, or of the event for those who hear it. */
  title?: ReactNode;
  /** Of a delegation that is asked for. */
  delegation?: string;
  /** What Q and q mean is said elsewhere, once for several tables. */
  isHintless?: boolean;
}

/** Who stands where: a group or a ranking. Phones see four columns, wider windows all that was counted. */
export function StandingTable({ standing, title, delegation, isHintless = false }: StandingTableProps) {
  const t = useText();
  const isMine = useMine(delegation);
  const columns = columnsOf(standing);
  const caption = title ?? (standing.phase ? <bdi>{standing.phase.name}</bdi> : undefined);
  return (
    <div className="standing">
      <Table
        caption={caption ?? t('parts.standing.caption', { event: standing.event.name })}
        isCaptionVisible={caption !== undefined}
        className="standing-table"
      >
        <thead>
          <tr>
            <HeaderCell align="mid" className="standing-rank">
              <abbr title={t('parts.standing.rank')}>
                <span aria-hidden="true">{t('parts.standing.rankShort')}</span>
                <span className="visually-hidden">{t('parts.standing.rank')}</span>
              </abbr>
            </HeaderCell>
            <HeaderCell>{t('parts.standing.name')}</HeaderCell>
            {columns.counts.map((count) => (
              <CountHeader
                key={count}
                isExtra={extra.has(count)}
                short={t(`parts.standing.short.${count}`)}
                long={t(`parts.standing.long.${count}`)}
              />
            ))}
            {columns.diff && (
              <CountHeader short={t('parts.standing.short.diff')} long={t('parts.standing.long.diff')} />
            )}
            {columns.result && (
              <HeaderCell align="end" className="standing-result">
                {t(`parts.standing.${columns.result}`)}
              </HeaderCell>
            )}
            {columns.qualification && (
              <HeaderCell align="mid" className="standing-mark">
                <span aria-hidden="true">{'Q'}</span>
                <span className="visually-hidden">{t('parts.standing.qualification')}</span>
              </HeaderCell>
            )}
          </tr>
        </thead>
        <tbody>
          {inOrder(standing.lines).map((line) => (
            <StandingRow
              key={`${line.position} ${line.competitor.id}`}
              line={line}
              columns={columns}
              isMine={isMine(line)}
            />
          ))}
        </tbody>
      </Table>
      {columns.qualification && !isHintless && <QualificationHint />}
    </div>
  );
}

export function QualificationHint() {
  const t = useText();
  return <p className="pt-2 text-second text-ink3">{t('parts.standing.qualificationHint')}</p>;
}

/** What is told by the difference already, and stands only where there is room. */
const extra: ReadonlySet<StandingCount> = new Set(['for', 'against', 'ratio']);
const countClass = (isExtra: boolean) => (isExtra ? 'standing-count is-extra' : 'standing-count');

function CountHeader({ short, long, isExtra = false }: { short: string; long: string; isExtra?: boolean }) {
  return (
    <HeaderCell align="end" className={countClass(isExtra)}>
      <abbr title={long}>
        <span aria-hidden="true">{short}</span>
        <span className="visually-hidden">{long}</span>
      </abbr>
    </HeaderCell>
  );
}

function useMine(delegation: string | undefined): (line: ResultLineAnswer) => boolean {
  const follows = useFollows();
  return ({ competitor: { id, organisation } }) =>
    (delegation !== undefined && organisation?.code === delegation) ||
    follows.some((follow) =>
      follow.kind === 'delegation'
        ? follow.id === organisation?.code
        : (follow.kind === 'athlete' || follow.kind === 'team') && follow.id === id,
    );
}

function StandingRow({ line, columns, isMine }: { line: ResultLineAnswer; columns: StandingColumns; isMine: boolean }) {
  const t = useText();
  const { competitor, table, diff, qualification } = line;
  const tieBreak = tieBreakOf(line);
  const classes = [line.irm && 'is-out', isMine && 'is-mine', qualification && 'is-through'].filter(Boolean).join(' ');
  const name = <CompetitorName competitor={competitor} />;
  return (
    <tr className={classes || undefined}>
      <Cell align="mid" className="num standing-rank">
        {line.rank === null ? (
          <span className="text-ink3">–</span>
        ) : (
          <bdi dir="ltr">
            {line.rank}
            {line.rankEqual && <span aria-hidden="true">=</span>}
          </bdi>
        )}
        {line.rankEqual && <span className="visually-hidden">{t('parts.standing.equal')}</span>}
      </Cell>
      <RowHeader>
        {competitor.id !== null && competitor.name !== '' ? (
          <PlaceLink to="participant" id={competitor.id} className="standing-link">
            {name}
          </PlaceLink>
        ) : (
          name
        )}
        {competitor.type === 'athlete' && competitor.organisation && (
          <span className="block text-second font-normal text-ink2">
            <bdi>{competitor.organisation.name}</bdi>
          </span>
        )}
        {tieBreak && (
          <span className="block text-second font-normal text-ink2">
            {t('parts.standing.tieBreak', { text: tieBreak })}
          </span>
        )}
      </RowHeader>
      {columns.counts.map((count) => (
        <Cell key={count} align="end" className={`num ${countClass(extra.has(count))}`}>
          <bdi dir="ltr">{table?.[count] ?? '–'}</bdi>
        </Cell>
      ))}
      {columns.diff && (
        <Cell align="end" className="num standing-count">
          <bdi dir="ltr">{diff ?? '–'}</bdi>
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

/** The mark, or why there is none. */
function StandingResult({ line }: { line: ResultLineAnswer }) {
  const t = useText();
  if (line.irm) {
    const key = `irm.${line.irm}` as 'irm.DNS';
    return (
      <>
        <bdi dir="ltr" className="font-semibold">
          {line.irm}
        </bdi>
        {t.has(key) && <span className="block text-second whitespace-normal text-ink2">{t(key)}</span>}
      </>
    );
  }
  return (
    <bdi dir="ltr" className="font-semibold">
      {line.result ?? line.points ?? '–'}
    </bdi>
  );
}
