import './people.css';
import { DOT } from '../dot.ts';
import { leadersOf } from '../item-state.ts';
import { useText } from '../page-context.tsx';
import { CompetitorName } from '../parts/competitor-name.tsx';
import { MedalDisc } from '../parts/medal-disc.tsx';
import { placeText } from '../result/place-text.ts';
import { shownGap } from '../result/shown-gap.ts';
import { Irm } from './irm.tsx';
import type { ReactNode } from 'react';
import type { Competitor, Reached, ScheduleItemAnswer } from '@podium/contract';

/** What those whose page it is reached in a contest. */
export interface Own {
  /** Nobody is named where the page is one person's. */
  lines: readonly (Reached & { competitor?: Competitor })[];
  /** Others of theirs, beside these. */
  more?: number;
}

/** A row with two sides shows both anyway, and a contest that is held again did not count. */
export function whoOf(item: ScheduleItemAnswer, own: Own | undefined): ReactNode {
  if (!own || own.lines.length === 0 || item.isHeadToHead || item.rerun) return undefined;
  return <OwnLines item={item} own={own} />;
}

/** On somebody's page a contest shows their own place and mark first; who was in front comes below in grey. */
export function OwnLines({ item, own: { lines, more = 0 } }: { item: ScheduleItemAnswer; own: Own }) {
  const t = useText();
  const front = leadersOf(item);
  const isInFront = lines.some(({ rank }) => rank !== null && rank === front?.leaders[0]?.rank);
  return (
    <ul className="unit-who own-lines outcome">
      {lines.map((line, index) => (
        <OwnLine key={line.competitor?.id ?? index} line={line} item={item} />
      ))}
      {more > 0 && <li className="own-rest">{t('parts.people.more', { count: more })}</li>}
      {front && !isInFront && (
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
      {competitor && <bdi className="own-name">{competitor.name}</bdi>}
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
            <bdi dir="ltr" className="own-gap">
              {gap}
            </bdi>
          </>
        )}
      </span>
    </li>
  );
}
