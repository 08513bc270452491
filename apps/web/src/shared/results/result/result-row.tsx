import { halfPoints, membersBeside } from '@podium/games';
import { delegationBeside } from '@podium/contract/delegation-beside';
import { isWinner } from '@podium/contract/winner';
import { Badge, Cell, RowHeader } from '@podium/ui';
import { memo } from 'react';
import { ResultName } from './competitor-link.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { useText } from '../../shell/page-context.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { isSquad } from '../squad.ts';
import { FactName } from '../sport/fact-name.tsx';
import { LineDetails } from './line-details.tsx';
import { LineFold } from './line-fold.tsx';
import { markText } from './mark-text.ts';
import { memberFacts } from './member-facts.ts';
import { shownGap } from '@podium/contract/result-columns';
import { spokenLine } from './spoken-line.ts';
import { columnClass } from '../sport/fact-columns.ts';
import { SpokenAside } from '../../elements/parts/spoken-aside.tsx';
import type { LineupMember, ResultLineAnswer, StartLine, UnitAnswer } from '@podium/contract';
import type { LongRowProps } from '@podium/ui/long-body';
import type { Facts } from '@podium/disciplines/reading';
import type { Sport } from '../sport/use-sport.ts';
import type { EarlierPlace } from './contest-head.ts';
import type { ResultColumns } from './result-columns.ts';

interface ResultRowProps extends LongRowProps {
  line: ResultLineAnswer;
  /** The place and the mark at an earlier split than the one of the table. */
  earlier?: EarlierPlace;
  columns: ResultColumns;
  unit: Pick<UnitAnswer, 'event' | 'results' | 'isHeadToHead'> & Partial<Pick<UnitAnswer, 'outcome'>>;
  sport: Sport;
  /** Facts of every line, for comparison. */
  facts: ReadonlyMap<StartLine, Facts>;
  isOpen: boolean;
  /** Identifies the line for `onOpen`. */
  rowKey: string;
  onOpen: (key: string, isOpen: boolean) => void;
}

/** Loaded when a line is opened; the server loads it up front for its pages. */
const { Part: PlaceReasons, load: loadReasons } = lazyPart(
  async () => (await import('./place-reasons.tsx')).PlaceReasons,
);
if (import.meta.env.SSR) await loadReasons();

/** Returns whether a line has details beyond its columns. */
export function opens({ competitor, parts = [] }: ResultLineAnswer, facts: Facts, sport: Sport): boolean {
  const { members = [], coaches = [] } = competitor;
  return facts.length + parts.length + coaches.length > 0 || membersBelow(members, sport).length > 0;
}

/** Team members listed below their line: a squad, or members with data beyond their name. */
function membersBelow(members: readonly LineupMember[], sport: Sport): readonly LineupMember[] {
  return isSquad(members) ? members : members.filter((member) => memberFacts(sport, member).length > 0);
}

const medalOfRank: ReadonlyMap<string, string> = new Map([
  ['1', 'gold'],
  ['2', 'silver'],
  ['3', 'bronze'],
]);

/** Memoized, so that a long list scrolls smoothly. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { line, earlier, columns, unit, sport, index, measure } = props;
  const t = useText();
  const gap = shownGap(line);
  const delegation = delegationBeside(line.competitor);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      id={line.bib ? `bib-${line.bib}` : undefined}
      className={line.irm ? 'is-out' : undefined}
    >
      {columns.rank && (
        <Cell align="mid" className="num result-rank">
          {earlier ? <span className="text-ink3">{earlier.place}</span> : <Rank line={line} unit={unit} />}
        </Cell>
      )}
      {columns.position && (
        <Cell align="mid" className="num text-ink3 desktop-up">
          {(!laneColumn(columns) && line.startOrder) || line.position}
        </Cell>
      )}
      {columns.bib && (
        <Cell align="mid" className="num text-ink2 tablet-up">
          <bdi dir="ltr">{line.bib}</bdi>
        </Cell>
      )}
      {/* Screen readers announce the name with each cell, without the text below it. */}
      <RowHeader abbr={line.competitor.name}>
        <NameCell {...props} />
      </RowHeader>
      {columns.organisation && (
        <Cell className="result-from text-ink2 laptop-up">{delegation && <bdi>{delegation.name}</bdi>}</Cell>
      )}
      {columns.own.map(({ id, cell, width }) => (
        <Cell key={id} align="end" className={`num result-own ${columnClass[width]}`}>
          <bdi dir="ltr" translate="no">
            {cell(line)}
          </bdi>
        </Cell>
      ))}
      <Cell align="end" className="num result-best">
        {earlier ? (
          <EarlierMark sport={sport} split={earlier.split} />
        ) : (
          <Result
            line={line}
            hasPoints={columns.own.some(({ id }) => id === 'points')}
            isWinner={isWinner(unit.outcome, line.competitor.id, line.wlt)}
            isHeadToHead={unit.isHeadToHead}
          />
        )}
        {gap && (
          <span className="second-line text-ink2 phone-only">
            <bdi dir="ltr">{gap}</bdi>
          </span>
        )}
      </Cell>
      {columns.diff && (
        <Cell align="end" className="num text-ink2 tablet-up">
          <bdi dir="ltr">{gap}</bdi>
        </Cell>
      )}
      {columns.qualification && (
        <Cell align="mid" className="result-mark">
          {line.qualification && (
            <span className="qualification">
              <bdi dir="ltr" aria-hidden="true">
                {line.qualification}
              </bdi>
              <span className="visually-hidden">
                {t('parts.result.qualificationText', { mark: line.qualification })}
              </span>
            </span>
          )}
        </Cell>
      )}
    </tr>
  );
});

const laneColumn = ({ own }: ResultColumns) => own.find(({ id }) => id === 'startOrder');

/** The name, the data without a column of its own, and the expandable details. */
function NameCell({ line, columns, unit, sport, facts, isOpen, rowKey, onOpen }: ResultRowProps) {
  const t = useText();
  const own = facts.get(line)!;
  const members = line.competitor.members ?? [];
  const namedMembers = isSquad(members) ? [] : membersBeside(line.competitor.name, members);
  const delegation = delegationBeside(line.competitor);
  const lane = laneColumn(columns);
  return (
    <>
      <ResultName competitor={line.competitor} isDelegationBeside />
      <span className="result-second">
        {delegation && <bdi className="below-laptop">{delegation.name}</bdi>}
        {namedMembers.map(({ id, name }) => (
          <bdi key={id} translate="no">
            {name}
          </bdi>
        ))}
        {columns.bib && line.bib && (
          <span className="phone-only">
            {`${t('parts.result.bib')} `}
            <bdi dir="ltr">{line.bib}</bdi>
          </span>
        )}
        {lane?.cell(line) && (
          <span className="phone-only">
            <FactName sport={sport} fact={lane.heading} /> <bdi dir="ltr">{lane.cell(line)}</bdi>
          </span>
        )}
      </span>
      <Records line={line} />
      {opens(line, own, sport) && (
        <LineFold
          label={spokenLine(t, line, columns, sport.discipline.mark)}
          isOpen={isOpen}
          onOpen={(isNowOpen) => onOpen(rowKey, isNowOpen)}
        >
          <LineDetails
            sport={sport}
            why={<PlaceReasons line={line} lines={unit.results} facts={facts} mark={sport.discipline.mark} />}
            facts={own}
            members={membersBelow(members, sport)}
            coaches={line.competitor.coaches}
            parts={line.parts}
          />
        </LineFold>
      )}
    </>
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
      {!isSame && <span className="second-line">{rank}</span>}
      {isSame && line.rankEqual && <SpokenAside text={t('parts.result.equal')} />}
    </>
  );
}

interface ResultProps {
  line: ResultLineAnswer;
  /** The points have a separate column. */
  hasPoints: boolean;
  isWinner: boolean;
  isHeadToHead: boolean;
}

function Result({ line, hasPoints, isWinner: hasWon, isHeadToHead }: ResultProps) {
  const t = useText();
  const text = line.result ?? line.points ?? '–';
  if (line.irm) return <Irm irm={line.irm} className="irm" />;
  return (
    <>
      <bdi dir="ltr" className={hasWon ? 'result-value bold' : 'result-value'}>
        {isHeadToHead ? halfPoints(text) : text}
      </bdi>
      {line.result !== null && line.points !== null && !hasPoints && (
        <span className="second-line text-ink2">
          <bdi>{markText(t, 'points', line.points)}</bdi>
        </span>
      )}
      {line.isProvisional && <span className="second-line text-warn">{t('parts.result.provisional')}</span>}
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

function Records({ line }: { line: ResultLineAnswer }) {
  const t = useText();
  if (line.records.length === 0) return null;
  return (
    <span className="result-records">
      {line.records.map(({ type, isEqualled }) => {
        const key = `record.${type}` as 'record.GR';
        const name = t.has(key) ? t(key) : type;
        return (
          <Badge key={type} tone="ok">
            <bdi dir="ltr" aria-hidden="true">
              {isEqualled ? `=${type}` : type}
            </bdi>
            <span className="visually-hidden">{isEqualled ? t('record.equalled', { name }) : name}</span>
          </Badge>
        );
      })}
    </span>
  );
}
