import { Badge, Cell, RowHeader } from '@podium/ui';
import { memo } from 'react';
import { CompetitorDoor, CompetitorStar } from './competitor-door.tsx';
import { MedalDisc } from '../parts/medal-disc.tsx';
import { useText } from '../page-context.tsx';
import { isSquad } from '../squad.ts';
import { groupDetails, singles } from './details.ts';
import { LineDetails } from './line-details.tsx';
import { LineFold } from './line-fold.tsx';
import type { ResultLineAnswer, UnitAnswer } from '@podium/contract';
import type { RowWidth } from '@podium/ui/virtual';
import type { LongRowProps } from '../long-table/long-body.tsx';
import type { ResultColumns } from './result-table.tsx';

interface ResultRowProps {
  line: ResultLineAnswer;
  columns: ResultColumns;
  unit: UnitAnswer;
  /** What the unit calls the places of a series. */
  names: Map<string, string>;
  isOpen: boolean;
  /** Names the line to `onOpen`. */
  rowKey: string;
  onOpen: (key: string, isOpen: boolean) => void;
  /** How much of itself the row needs to hold. */
  width: RowWidth;
  /** Of the name only itself, on the way past. */
  isBrief: boolean;
}

const medals = { '1': 'gold', '2': 'silver', '3': 'bronze' } as const;

/** Left alone where nothing of it changes, so that a long list moves with the window. */
export const ResultRow = memo(function ResultRow({ row, ...cells }: ResultRowProps & { row?: LongRowProps }) {
  const { bib, irm } = cells.line;
  return (
    <tr {...row} id={bib ? `bib-${bib}` : undefined} className={irm ? 'is-out' : undefined}>
      <ResultCells {...cells} />
    </tr>
  );
});

function ResultCells(props: ResultRowProps) {
  const { line, columns, unit, width, isBrief } = props;
  const t = useText();
  const isWide = width !== 'narrow';
  return (
    <>
      {columns.rank && (
        <Cell align="mid" className="num result-rank">
          <Rank line={line} unit={unit} />
        </Cell>
      )}
      {columns.position && isWide && (
        <Cell align="mid" className="num text-ink3 max-lg:hidden">
          {line.position}
        </Cell>
      )}
      {columns.bib && isWide && (
        <Cell align="mid" className="num text-ink2 max-sm:hidden">
          <bdi dir="ltr">{line.bib}</bdi>
        </Cell>
      )}
      <RowHeader>
        {isBrief ? <span className="result-name">{line.competitor.name}</span> : <NameCell {...props} />}
      </RowHeader>
      {columns.organisation && isWide && (
        <Cell className="text-ink2 max-md:hidden">
          {line.competitor.organisation && <bdi>{line.competitor.organisation.name}</bdi>}
        </Cell>
      )}
      <Cell align="end" className="num">
        <Result line={line} />
        {line.diff && (
          <bdi dir="ltr" className="block text-second text-ink2 sm:hidden">
            {line.diff}
          </bdi>
        )}
      </Cell>
      {columns.diff && isWide && (
        <Cell align="end" className="num text-ink2 max-sm:hidden">
          <bdi dir="ltr">{line.diff}</bdi>
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
    </>
  );
}

/** The name, what stands below it, and what opens. */
function NameCell({ line, columns, names, isOpen, rowKey, onOpen, width }: ResultRowProps) {
  const t = useText();
  const isWide = width !== 'narrow';
  const groups = groupDetails(line.details, names);
  const members = line.competitor.members ?? [];
  const isSmallTeam = members.length > 0 && !isSquad(members);
  const notes = groups
    .filter(({ family }) => singles.has(family))
    .flatMap(({ family, lines }) => lines.map((detail) => ({ family, detail })));
  const folded = groups.filter(({ family }) => !singles.has(family));
  return (
    <>
      <span className="result-name">
        <CompetitorDoor competitor={line.competitor} />
        {isWide && (
          <span className="max-sm:hidden">
            <CompetitorStar competitor={line.competitor} />
          </span>
        )}
      </span>
      <span className="result-second">
        {line.competitor.organisation && line.competitor.type === 'athlete' && (
          <bdi className="md:hidden">{line.competitor.organisation.name}</bdi>
        )}
        {isSmallTeam && members.map(({ id, name }) => <bdi key={id}>{name}</bdi>)}
        {columns.bib && line.bib && (
          <span className="sm:hidden">
            {`${t('parts.result.bib')} `}
            <bdi dir="ltr">{line.bib}</bdi>
          </span>
        )}
        {notes.map(({ family, detail }) => (
          <span key={`${family} ${detail.pos}`}>
            {`${t(`parts.result.${family}`)} `}
            <bdi dir="ltr" className="num">
              {detail.value}
            </bdi>
          </span>
        ))}
      </span>
      <Records line={line} />
      {(folded.length > 0 || (members.length > 0 && !isSmallTeam)) && (
        <LineFold
          name={line.competitor.name}
          isOpen={isOpen}
          isWhole={width === 'both'}
          onOpen={(isNowOpen) => onOpen(rowKey, isNowOpen)}
        >
          <LineDetails groups={folded} members={isSmallTeam ? [] : members} />
        </LineFold>
      )}
    </>
  );
}

/** Of a unit that decides gold the first three places carry their medal's colours, beside their number. */
function Rank({ line, unit }: { line: ResultLineAnswer; unit: UnitAnswer }) {
  const t = useText();
  if (!line.rank) return <span className="text-ink3">–</span>;
  const isFinal = unit.medal === 'gold' && unit.status === 'OFFICIAL' && !unit.isHeadToHead;
  const medal =
    isFinal && (line.rank === '1' || line.rank === '2' || line.rank === '3') ? medals[line.rank] : undefined;
  return (
    <>
      {medal ? (
        <MedalDisc medal={medal} isExhibition={unit.event?.isExhibition} />
      ) : (
        <bdi dir="ltr">
          {line.rank}
          {line.rankEqual && <span aria-hidden="true">=</span>}
        </bdi>
      )}
      {line.rankEqual && <span className="visually-hidden">{`, ${t('parts.result.equal')}`}</span>}
    </>
  );
}

function Result({ line }: { line: ResultLineAnswer }) {
  const t = useText();
  if (line.irm) {
    const key = `irm.${line.irm}` as 'irm.DNS';
    const label = t.has(key) ? t(key) : undefined;
    return (
      <abbr title={label} className="irm">
        <bdi dir="ltr">{line.irm}</bdi>
        {label && <span className="visually-hidden">{`, ${label}`}</span>}
      </abbr>
    );
  }
  return (
    <>
      <bdi dir="ltr" className={line.wlt === 'W' ? 'result-value font-bold' : 'result-value'}>
        {line.result ?? line.points ?? '–'}
      </bdi>
      {line.isProvisional && <span className="block text-second text-warn">{t('parts.result.provisional')}</span>}
    </>
  );
}

function Records({ line }: { line: ResultLineAnswer }) {
  const t = useText();
  if (line.records.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
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
