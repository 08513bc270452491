import { isWinner } from '@podium/contract/winner';
import { Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { isLive, itemWords, pathOf, shownTimes } from '../../elements/item-state.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { placeNames } from '../../places/place-names.ts';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { DOT } from '../../elements/dot.ts';
import { FlashingScore } from '../../elements/parts/flashing-score.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { SideScore } from '../../elements/parts/side-score.tsx';
import { UnitHeadline } from '../../results/result/unit-headline.tsx';
import type { ScheduleItemAnswer, UnitAnswer } from '@podium/contract';

/** The contest next to the list: its name, its score, and a link to its page. */
export function ChosenContest({ item }: { item: ScheduleItemAnswer }) {
  const t = useText();
  const { language } = usePage();
  const { timeOn } = useGames();
  const { data: unit, isLoading } = useQuery(queries.unit(language, { id: item.id }));
  const { title, part } = itemWords(item);
  const times = shownTimes(item);
  const facts = [item.discipline?.name, part, ...placeNames(item)].filter((text): text is string => !!text);
  return (
    <article className="contest">
      <p className="contest-facts">
        {item.discipline && <DisciplineSign disciplineKey={item.discipline.key} size="row" />}
        <span>
          {[...new Set(facts)].map((text, index) => (
            <span key={text}>
              {index > 0 && DOT}
              <bdi>{text}</bdi>
            </span>
          ))}
        </span>
      </p>
      <h2 className="text-title">
        <bdi>{title}</bdi>
      </h2>
      <p className="contest-state">
        <StatusBadge status={item.status} moment={item.moment} />
        {!isLive(item) && times && (
          <time dateTime={times.start} dir="ltr" className="num">
            {timeOn(times.start, item.day)}
          </time>
        )}
      </p>
      {item.isHeadToHead && <Sides item={item} />}
      {unit && (
        <Suspense fallback={null}>
          <UnitHeadline key={unit.id} unit={unit} />
        </Suspense>
      )}
      {unit && !item.isHeadToHead && !unit.podium?.length && <FirstLines unit={unit} />}
      {!item.isHeadToHead && isLoading && <Skeleton label={t('state.loading')} heights={['card']} />}
      <RowLink path={pathOf(item) ?? ''} className="button button-main">
        {t('parts.beside.open')}
      </RowLink>
    </article>
  );
}

/** Two sides, one above the other; their score is the largest text in the pane. */
function Sides({ item }: { item: ScheduleItemAnswer }) {
  const { competitors = [], outcome } = item;
  return (
    <ul className="contest-sides">
      {competitors.slice(0, 2).map((side, index) => (
        <li key={side.id ?? index} className={isWinner(outcome, side.id, side.wlt) ? 'is-ahead' : undefined}>
          <span className="live-name">
            <CompetitorName competitor={side} />
          </span>
          <span>
            <SideScore item={item} side={side} index={index} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const MAX_LINES = 8;

/** The leaders of a contest with more than two competitors. */
function FirstLines({ unit: { results } }: { unit: UnitAnswer }) {
  if (results.length === 0) return null;
  return (
    <ol className="contest-lines">
      {results.slice(0, MAX_LINES).map((line) => (
        <li key={line.competitor.id ?? line.startOrder}>
          <bdi dir="ltr" className="contest-rank">
            {line.rank ?? ''}
          </bdi>
          <span className="live-name">
            <CompetitorName competitor={line.competitor} />
          </span>
          {line.irm ? <Irm irm={line.irm} /> : <FlashingScore value={line.result ?? ''} />}
        </li>
      ))}
    </ol>
  );
}
