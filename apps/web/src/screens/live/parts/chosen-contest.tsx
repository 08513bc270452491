import { Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { isLive, itemWords, pathOf } from '../../../shared/item-state.ts';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { CompetitorName } from '../../../shared/parts/competitor-name.tsx';
import { DisciplineSign } from '../../../shared/parts/discipline-sign.tsx';
import { RowLink } from '../../../shared/parts/row-link.tsx';
import { StatusBadge } from '../../../shared/parts/status-badge.tsx';
import { placeNames } from '../../../shared/place-names.ts';
import { queries } from '../../../shared/queries/queries.ts';
import { useGames } from '../../../shared/use-games.ts';
import { DOT } from '../../../shared/dot.ts';
import { FlashingScore } from './flashing-score.tsx';
import { useTwoPanes } from './two-panes.ts';
import type { ScheduleCompetitor, ScheduleItemAnswer, UnitAnswer } from '@podium/contract';

/** The contest beside the list: what it is, the score, and a link to its page. Loaded only where there is room for it. */
export function ChosenContest({ item }: { item: ScheduleItemAnswer }) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const isWide = useTwoPanes();
  const { data: unit } = useQuery({
    ...queries.unit(language, { id: item.id }),
    enabled: isWide && !item.isHeadToHead,
  });
  const { title, part } = itemWords(item);
  const facts = [item.discipline?.name, part, ...placeNames(item)].filter((text): text is string => !!text);
  if (!isWide) return null;
  return (
    <article className="live-contest">
      <p className="live-facts">
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
      <p className="live-state">
        <StatusBadge status={item.status} moment={item.moment} />
        {!isLive(item) && item.start && (
          <time dateTime={item.start} dir="ltr" className="num">
            {format.time(item.start)}
          </time>
        )}
      </p>
      {item.isHeadToHead && <Sides competitors={item.competitors ?? []} />}
      {unit && <FirstLines unit={unit} />}
      {!item.isHeadToHead && !unit && <Skeleton label={t('state.loading')} heights={['card']} />}
      <RowLink path={pathOf(item) ?? ''} className="button button-main">
        {t('screens.live.open')}
      </RowLink>
    </article>
  );
}

/** Both, one above the other, with their score as the largest thing beside the list. */
function Sides({ competitors }: { competitors: readonly ScheduleCompetitor[] }) {
  return (
    <ul className="live-big">
      {competitors.slice(0, 2).map((side, index) => (
        <li key={side.id ?? index} className={side.wlt === 'W' ? 'is-ahead' : undefined}>
          <span className="live-name">
            <CompetitorName competitor={side} />
          </span>
          <FlashingScore value={side.irm ?? side.result ?? ''} />
        </li>
      ))}
    </ul>
  );
}

const MOST_LINES = 8;

/** Those in front, where more than two compete. */
function FirstLines({ unit: { results } }: { unit: UnitAnswer }) {
  if (results.length === 0) return null;
  return (
    <ol className="live-lines">
      {results.slice(0, MOST_LINES).map((line) => (
        <li key={line.competitor.id ?? line.startOrder}>
          <bdi dir="ltr" className="live-rank">
            {line.rank ?? ''}
          </bdi>
          <span className="live-name">
            <CompetitorName competitor={line.competitor} />
          </span>
          <FlashingScore value={line.irm ?? line.result ?? ''} />
        </li>
      ))}
    </ol>
  );
}
