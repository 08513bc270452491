import './ambassadors.css';
import { ambassadorTypes } from '@podium/content/words';
import type { AmbassadorsAnswer } from '@podium/contract';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { Paragraphs } from '../../shared/elements/content/paragraphs.tsx';
import { Picture } from '../../shared/elements/content/picture.tsx';
import { WhereLink } from '../../shared/elements/content/where-link.tsx';
import { DOT } from '../../shared/elements/dot.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { bringIntoView } from '../../shared/elements/parts/bring-into-view.ts';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { DayChipText } from '../../shared/elements/parts/day-chip-text.tsx';
import { Flag } from '../../shared/elements/parts/flag.tsx';
import { PlaceLink } from '../../shared/elements/parts/place-link.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { nextDay, shownDay } from './state.ts';
import type { AmbassadorsSearch } from './search.ts';

type Ambassador = AmbassadorsAnswer['items'][number];

export function AmbassadorsScreen({ search }: { search: AmbassadorsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { format, today } = useGames();
  const { data } = useSuspenseQuery(queries.ambassadors(language));
  const day = shownDay(data.days, { requestedDay: search.date, today });
  const visiblePeople = data.items.filter(({ days }) => day !== undefined && days.includes(day));
  const next = day === undefined ? undefined : nextDay(data.days, day);
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.ambassadors.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      <p className="text-ink2">{t('screens.ambassadors.intro')}</p>
      {data.days.length > 0 && (
        <nav aria-label={t('screens.ambassadors.days')} className="day-chips">
          {data.days.map(({ day: eachDay, count }) => (
            <Link
              key={eachDay}
              to="/{-$locale}/ambassadors"
              search={{ date: eachDay }}
              resetScroll={false}
              ref={eachDay === day ? bringIntoView : undefined}
              className={`day-chip${eachDay === today ? ' is-today' : ''}`}
              aria-current={eachDay === day ? 'page' : undefined}
            >
              <DayChipText day={eachDay} isToday={eachDay === today} />
              <span className="visually-hidden">{t('screens.ambassadors.count', { count })}</span>
            </Link>
          ))}
        </nav>
      )}
      {day !== undefined && (
        <h2 className="section-title" suppressHydrationWarning>
          {format.capital(format.dateWithWeekday(day))}
        </h2>
      )}
      {visiblePeople.length === 0 && (
        <EmptyState icon="people" title={t('screens.ambassadors.empty')}>
          {next !== undefined && (
            <Link to="/{-$locale}/ambassadors" search={{ date: next }} className="button">
              {t('screens.ambassadors.next', { day: format.dateWithWeekday(next) })}
            </Link>
          )}
        </EmptyState>
      )}
      {ambassadorTypes.map((type) => {
        const people = visiblePeople.filter((person) => person.type === type);
        if (people.length === 0) return null;
        return (
          <section key={type}>
            <h3 className="section-title">
              {t(type === 'athlete' ? 'screens.ambassadors.athletes' : 'screens.ambassadors.professors')}
            </h3>
            <ul className="ambassadors">
              {people.map((ambassador) => (
                <AmbassadorCard key={ambassador.id} ambassador={ambassador} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function AmbassadorCard({ ambassador }: { ambassador: Ambassador }) {
  const t = useText();
  const { id, name, person, sport, organisation, role, biography, from, until, venue, place, photo } = ambassador;
  return (
    <li id={id} className="ambassador">
      {photo ? (
        <Picture picture={photo} sizes="96px" className="ambassador-photo" />
      ) : (
        <span className="ambassador-photo" aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div className="ambassador-text">
        <p className="ambassador-name">
          {person === null ? (
            <bdi>{name}</bdi>
          ) : (
            <PlaceLink to="participant" id={person} className="text-link">
              <bdi>{name}</bdi>
            </PlaceLink>
          )}
        </p>
        <p className="text-second text-ink2">
          {role && <LocalText value={role} />}
          {role && sport && DOT}
          {sport && <bdi>{sport.name}</bdi>}
        </p>
        {organisation && (
          <p className="ambassador-line text-second">
            <Flag organisation={organisation} />
            <bdi>{organisation.name}</bdi>
          </p>
        )}
        <p className="ambassador-line">
          {from !== null && (
            <bdi dir="ltr" className="num strong">
              {until === null ? from : `${from}–${until}`}
            </bdi>
          )}
          <WhereLink venue={venue} place={place} />
        </p>
        {biography && (
          <details className="ambassador-more">
            <summary>{t('screens.ambassadors.about')}</summary>
            <Paragraphs value={biography} />
          </details>
        )}
      </div>
    </li>
  );
}

/** `DF` for Dandara Figueira. */
const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .slice(0, 2);
