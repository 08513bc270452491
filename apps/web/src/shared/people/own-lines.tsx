import './people.css';
import { DOT } from '../elements/dot.ts';
import { leadersOf } from '../elements/item-state.ts';
import { useText } from '../shell/page-context.tsx';
import { CompetitorName } from '../elements/parts/competitor-name.tsx';
import { MedalDisc } from '../elements/parts/medal-disc.tsx';
import { TimeGap } from '../elements/parts/time-gap.tsx';
import { placeText } from '../elements/parts/place-text.ts';
import { shownGap } from '@podium/contract/result-columns';
import { markKind } from '@podium/games';
import { Irm } from '../elements/parts/irm.tsx';
import type { ReactNode } from 'react';
import type { ItemLeaders } from '../elements/item-state.ts';
import type { Competitor, Reached, ScheduleItemAnswer } from '@podium/contract';

/** Results in a contest of the competitors a page belongs to. */
export interface Own {
  /** `competitor` is missing on the page of a single person. */
  lines: readonly (Reached & { competitor?: Competitor })[];
  /** Number of further competitors of the delegation. */
  more?: number;
}

/** The entries and results of a delegation in a contest. */
export const ownIn = ({ own = [], ownMore }: ScheduleItemAnswer): Own => ({ lines: own, more: ownMore });

/** False for two sides, which a row shows anyway, and for a contest that is repeated and does not count. */
export function hasOwn({ isHeadToHead, rerun }: ScheduleItemAnswer, { lines }: Own): boolean {
  return lines.length > 0 && !isHeadToHead && !rerun;
}

export function whoOf(item: ScheduleItemAnswer, own = ownIn(item)): ReactNode {
  if (hasOwn(item, own)) return <OwnLines item={item} own={own} />;
  return item.entrants ? <Entrants entrants={item.entrants} /> : undefined;
}

const MAX_ENTRANTS = 3;

/** Competitors of a delegation who will compete, with their lanes once known. */
function Entrants({ entrants }: { entrants: NonNullable<ScheduleItemAnswer['entrants']> }) {
  const t = useText();
  const more = entrants.length - MAX_ENTRANTS;
  // A single name takes no more room than a count.
  const shown = more === 1 ? entrants : entrants.slice(0, MAX_ENTRANTS);
  return (
    <ul className="unit-who own-lines">
      {shown.map(({ id, name, lane }) => (
        <li key={id}>
          <bdi className="own-name" translate="no">
            {name}
          </bdi>
          {lane !== undefined && <span>{t('parts.next.lane', { lane })}</span>}
        </li>
      ))}
      {more > 1 && <li className="own-rest">{t('parts.people.more', { count: more })}</li>}
    </ul>
  );
}

/** The leaders, unless a followed competitor leads. */
export function findOtherLeaders(item: ScheduleItemAnswer, { lines }: Own): ItemLeaders | undefined {
  const front = leadersOf(item);
  const isOwn =
    front?.role === 'shared.winner' || front?.leaders[0]?.rank === undefined
      ? lines.some(({ medal }) => medal === 'gold')
      : lines.some(({ rank }) => rank !== null && rank === front.leaders[0]?.rank);
  return isOwn ? undefined : front;
}

/** On a person's page, a contest shows their place and mark first; the leaders are gray below. */
export function OwnLines({ item, own }: { item: ScheduleItemAnswer; own: Own }) {
  const t = useText();
  const { lines, more = 0 } = own;
  const front = findOtherLeaders(item, own);
  return (
    <ul className="unit-who own-lines">
      {lines.map((line, index) => (
        <OwnLine key={line.competitor?.id ?? index} line={line} item={item} />
      ))}
      {more > 0 && <li className="own-rest">{t('parts.people.more', { count: more })}</li>}
      {front && (
        <li className="own-rest">
          {`${t(front.role, { gender: front.gender })} `}
          <CompetitorName competitor={front.leaders[0]!} />
          {front.leaders[0]!.result && (
            <>
              {DOT}
              <bdi dir="ltr">{front.leaders[0]!.result}</bdi>
            </>
          )}
        </li>
      )}
    </ul>
  );
}

function OwnLine({ line, item }: { line: Own['lines'][number]; item: ScheduleItemAnswer }) {
  const t = useText();
  const { competitor, rank, result, irm, medal } = line;
  const gap = shownGap(line);
  const mark = !irm && result && (
    <bdi dir="ltr" className="own-mark">
      {result}
    </bdi>
  );
  return (
    <li>
      {competitor && (
        <bdi translate="no" className="own-name">
          {competitor.name}
        </bdi>
      )}
      <span>
        {medal && (
          <>
            <MedalDisc medal={medal} isSmall isExhibition={item.event?.isExhibition} />{' '}
          </>
        )}
        {irm ? <Irm irm={irm} /> : rank && <b>{placeText(t, rank)}</b>}
        {mark && rank && DOT}
        {mark}
        {mark && gap && (
          <>
            {DOT}
            {markKind(line.resultType) === 'time' ? (
              <TimeGap gap={gap} className="own-gap" />
            ) : (
              <bdi dir="ltr" className="own-gap">
                {gap}
              </bdi>
            )}
          </>
        )}
      </span>
    </li>
  );
}
