import '../unit.css';
import { pages } from '@podium/contract/pages';
import { paths } from '@podium/contract/paths';
import { contentLanguage } from '@podium/i18n';
import { Badge, Icon } from '@podium/ui';
import { contestWords } from '../../../shared/contest-words.ts';
import { DOT } from '../../../shared/dot.ts';
import { EventCrumbs } from '../../../shared/event-head/event-crumbs.tsx';
import { isFinished, isLive, shownTimes } from '../../../shared/item-state.ts';
import { DataAgeLine } from '../../../shared/parts/data-age-line.tsx';
import { DisciplineSign } from '../../../shared/parts/discipline-sign.tsx';
import { PlaceLink } from '../../../shared/parts/place-link.tsx';
import { placeNames } from '../../../shared/place-names.ts';
import { RowLink } from '../../../shared/parts/row-link.tsx';
import { StatusBadge } from '../../../shared/parts/status-badge.tsx';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { sidesOf } from '@podium/contract/sides-of';
import { ShareButton } from '../../../shared/share/share-button.tsx';
import { useGames } from '../../../shared/use-games.ts';
import type { Competitor, UnitAnswer } from '@podium/contract';
import type { ContestWords } from '../../../shared/contest-words.ts';

/** What it is, how sure, when and where. */
export function UnitHeader({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const words = contestWords(
    unit,
    sidesOf(unit).map(({ competitor }) => competitor),
  );
  return (
    <header className="flex flex-col gap-3">
      <EventCrumbs discipline={unit.discipline} event={unit.event} />
      <div className="unit-hero">
        {unit.discipline && <DisciplineSign disciplineKey={unit.discipline.key} size="band" />}
        <UnitTitle words={words} />
        <div className="unit-hero-line">
          <StatusBadge status={unit.status} isVoid={!!unit.rerun} />
          <LiveClock unit={unit} />
          {unit.part && <Badge tone="info">{t('parts.result.part', unit.part)}</Badge>}
          {unit.event?.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
          <WhenAndWhere unit={unit} />
        </div>
        <UnitActions unit={unit} words={words} />
      </div>
      <DataAgeLine asOf={unit.asOf} isLive={isLive(unit)} />
      {unit.status === 'UNOFFICIAL' && <p className="notice tone-warn">{t('parts.result.unofficial')}</p>}
      {unit.status === 'PROTESTED' && <p className="notice tone-protest">{t('parts.result.protested')}</p>}
    </header>
  );
}

/** The sides where they are known, else the event; never without the sport and the round. */
function UnitTitle({ words: { sport, event, round, sides } }: { words: ContestWords }) {
  const above = sides ? [sport, event, round] : [sport];
  return (
    <h1 className="unit-title">
      <span className="unit-kicker">
        <Parts texts={above} />
        <span className="visually-hidden">: </span>
      </span>
      {sides ? (
        <SideNames sides={sides} />
      ) : (
        <>
          <bdi>{event}</bdi>
          {round && (
            <>
              {DOT}
              <bdi>{round}</bdi>
            </>
          )}
        </>
      )}
    </h1>
  );
}

function SideNames({ sides: [home, away] }: { sides: readonly [Competitor, Competitor] }) {
  return (
    <>
      <bdi>{home.name}</bdi> – <bdi>{away.name}</bdi>
    </>
  );
}

function Parts({ texts }: { texts: readonly string[] }) {
  return texts
    .filter((text) => text !== '')
    .map((text, index) => (
      <span key={text}>
        {index > 0 && DOT}
        <bdi>{text}</bdi>
      </span>
    ));
}

/** The part of the contest that is on, and its clock: of two sides its place is there before. */
function LiveClock({ unit }: { unit: UnitAnswer }) {
  const { period, clock } = unit.moment ?? {};
  if (!unit.moment && !(isLive(unit) && unit.isHeadToHead)) return null;
  return (
    <span className="unit-clock num">
      {period && <bdi>{period.name}</bdi>}
      {clock && <bdi dir="ltr">{clock}</bdi>}
    </span>
  );
}

/** Send it on; and while it is still to come, take it into the own calendar. */
function UnitActions({ unit, words }: { unit: UnitAnswer; words: ContestWords }) {
  const t = useText();
  const { language } = usePage();
  const { sides, event, round } = words;
  const [first, second] = sides ? sides.map(({ name }) => name) : [event, round];
  return (
    <div className="unit-actions">
      <ShareButton name={second ? t('shared.pair', { first: first!, second }) : first!} />
      {!isFinished(unit) && unit.status !== 'CANCELLED' && unit.status !== 'POSTPONED' && unit.start && (
        <a href={paths.calendar(contentLanguage(language), `unit-${unit.id}`)} className="button">
          <Icon name="calendar" />
          {t('shared.toCalendar')}
        </a>
      )}
    </div>
  );
}

function WhenAndWhere({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { format, dayAt } = useGames();
  const places = placeNames(unit);
  const times = shownTimes(unit);
  return (
    <dl className="facts">
      <div>
        <dt className="visually-hidden">{t('parts.result.when')}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-2">
          {unit.day && unit.discipline && (
            <RowLink path={`${pages.day(unit.day)}/${unit.discipline.key}`} className="link">
              <span suppressHydrationWarning>{format.dateLong(dayAt(times?.start, unit.day))}</span>
            </RowLink>
          )}
          {times && (
            <time dateTime={times.start} className={unit.status === 'CANCELLED' ? 'line-through' : undefined}>
              <bdi dir="ltr">{times.end ? format.range(times.start, times.end) : format.time(times.start)}</bdi>
            </time>
          )}
          {!times && unit.startText && unit.status !== 'POSTPONED' && <bdi>{unit.startText}</bdi>}
          {unit.status === 'POSTPONED' && t('shared.noTime')}
        </dd>
      </div>
      {places.length > 0 && (
        <div>
          <dt className="visually-hidden">{t('parts.result.where')}</dt>
          <dd>
            {places.map((name, index) => (
              <span key={name}>
                {index > 0 && DOT}
                {index === 0 && unit.venue ? (
                  <PlaceLink to="venue" id={unit.venue.id} className="link">
                    <bdi>{name}</bdi>
                  </PlaceLink>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
