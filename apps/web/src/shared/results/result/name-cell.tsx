import { membersBeside } from '@podium/games';
import { delegationBeside } from '@podium/contract/delegation-beside';
import { Badge } from '@podium/ui';
import { ResultName } from './competitor-link.tsx';
import { useText } from '../../shell/page-context.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { isSquad } from '../squad.ts';
import { FactName } from '../sport/fact-name.tsx';
import { LineDetails } from './line-details.tsx';
import { LineFold } from './line-fold.tsx';
import { memberFacts } from './member-facts.ts';
import { spokenLine } from './spoken-line.ts';
import type { LineupMember, ResultLineAnswer } from '@podium/contract';
import type { Facts } from '@podium/disciplines/reading';
import type { Sport } from '../sport/use-sport.ts';
import type { ResultRowProps } from './result-columns.ts';

/** Loaded when a line is opened; the server loads it up front for its pages. */
const { Part: PlaceReasons, load: loadReasons } = lazyPart(
  async () => (await import('./place-reasons.tsx')).PlaceReasons,
);
if (import.meta.env.SSR) await loadReasons();

/** Whether a line has details beyond its columns. */
export function opens({ competitor, parts = [] }: ResultLineAnswer, facts: Facts, sport: Sport): boolean {
  const { members = [], coaches = [] } = competitor;
  return facts.length + parts.length + coaches.length > 0 || membersBelow(members, sport).length > 0;
}

/** Team members listed below their line: a squad, or members with data beyond their name. */
function membersBelow(members: readonly LineupMember[], sport: Sport): readonly LineupMember[] {
  return isSquad(members) ? members : members.filter((member) => memberFacts(sport, member).length > 0);
}

/** The name, the data without a column of its own, and the expandable details. */
export function NameCell({ line, columns, unit, sport, facts, isOpen, rowKey, onOpen }: ResultRowProps) {
  const t = useText();
  const own = facts.get(line)!;
  const members = line.competitor.members ?? [];
  const namedMembers = isSquad(members) ? [] : membersBeside(line.competitor.name, members);
  const delegation = delegationBeside(line.competitor);
  const hidden = columns.own
    .filter(({ id }) => id === 'startOrder')
    .map((column) => ({ column, text: column.cell(line) }));
  return (
    <>
      <ResultName competitor={line.competitor} isDelegationBeside />
      <span className="result-second">
        {delegation && <bdi className="md:hidden">{delegation.name}</bdi>}
        {namedMembers.map(({ id, name }) => (
          <bdi key={id}>{name}</bdi>
        ))}
        {columns.bib && line.bib && (
          <span className="sm:hidden">
            {`${t('parts.result.bib')} `}
            <bdi dir="ltr">{line.bib}</bdi>
          </span>
        )}
        {hidden.map(
          ({ column, text }) =>
            text && (
              <span key={column.id} className="sm:hidden">
                <FactName sport={sport} fact={column.heading} /> <bdi dir="ltr">{text}</bdi>
              </span>
            ),
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
