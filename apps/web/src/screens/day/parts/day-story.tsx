import './day-story.css';
import '../../../shared/elements/dark-field.css';
import '../../../shared/elements/flag-colors/flag-colors.gen.css';
import { pages } from '@podium/contract/pages';
import { Icon } from '@podium/ui';
import { Fragment } from 'react';
import { DOT } from '../../../shared/elements/dot.ts';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { decidingItems } from '../program.ts';
import { firstFinalStart, mostGolds, wonFinals } from '../story.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

interface DayStoryProps {
  day: string;
  items: readonly ScheduleItemAnswer[];
}

/** Winners shown at once; the others are in a fold. */
const FIRST = 6;

/** The head of a past or upcoming day: its number of finals, who won them, or when they begin. */
export function DayStory({ day, items }: DayStoryProps) {
  const t = useText();
  const won = wonFinals(items);
  const total = decidingItems(items).length;
  if (total === 0) return null;
  return (
    <section className="day-story" aria-labelledby="day-story-title">
      <div className="day-story-head dark-field" data-flag={mostGolds(won)[0]?.organisation.flag}>
        <h2 id="day-story-title">{t('screens.day.finals', { count: total })}</h2>
        <DaySentence day={day} items={items} />
      </div>
      <Winners finals={won.slice(0, FIRST)} />
      {won.length > FIRST && (
        <details className="fold">
          <summary className="fold-summary day-story-more">
            {t('screens.day.moreWinners', { count: won.length - FIRST })}
            <Icon name="down" isSmall />
          </summary>
          <Winners finals={won.slice(FIRST)} />
        </details>
      )}
    </section>
  );
}

/** `Most gold medals: São Paulo 6, Bahia 4`, or of an upcoming day `The first one at 07:30`. */
export function DaySentence({ day, items }: DayStoryProps) {
  const t = useText();
  const { format, timeOn } = useGames();
  const golds = mostGolds(wonFinals(items));
  const first = firstFinalStart(items);
  if (golds.length > 0)
    return (
      <p>
        <span className="day-story-label">{t('screens.day.mostGolds')}</span>{' '}
        {golds.map(({ organisation, golds: count }, index) => (
          <Fragment key={organisation.code}>
            {index > 0 && DOT}
            <span className="day-story-golds">
              <bdi>{organisation.name}</bdi> <b>{format.number(count)}</b>
            </span>
          </Fragment>
        ))}
      </p>
    );
  return first ? <p suppressHydrationWarning>{t('screens.day.firstFinal', { time: timeOn(first, day) })}</p> : null;
}

function Winners({ finals }: { finals: readonly ScheduleItemAnswer[] }) {
  if (finals.length === 0) return null;
  return (
    <ul className="day-winners">
      {finals.map((final) => (
        <Winner key={final.id} final={final} />
      ))}
    </ul>
  );
}

function Winner({ final: { id, discipline, event, name, outcome, hasResults } }: { final: ScheduleItemAnswer }) {
  const winners = outcome?.winners ?? [];
  const path =
    discipline && hasResults
      ? pages.unit(discipline.key, id)
      : discipline && event && pages.event(discipline.key, event.id);
  const title = <bdi>{event?.name ?? name}</bdi>;
  return (
    <li className="day-winner" data-flag={winners[0]?.organisation?.flag}>
      <p className="day-winner-event">
        {discipline && (
          <>
            <DisciplineSign disciplineKey={discipline.key} size="row" />
            <bdi className="visually-hidden">{discipline.name}</bdi>
          </>
        )}
        {path ? (
          <RowLink path={path} className="unit-link">
            {title}
          </RowLink>
        ) : (
          title
        )}
      </p>
      {winners.map((winner) => (
        <p key={winner.id} className="day-winner-who">
          <span>
            <CompetitorName competitor={winner} />
          </span>{' '}
          {outcome?.marks !== 'none' && winner.result && (
            <bdi dir="ltr" className="num">
              {winner.result}
            </bdi>
          )}
        </p>
      ))}
    </li>
  );
}
