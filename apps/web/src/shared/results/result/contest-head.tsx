import '../../elements/flag-colors/flag-colors.gen.css';
import '../../elements/dark-field.css';
import './contest-head.css';
import { Badge } from '@podium/ui';
import { Fragment, useMemo, useState } from 'react';
import { contestWords } from '../../program/contest-words.ts';
import { DOT } from '../../elements/dot.ts';
import { FollowButton } from '../../elements/follow/follow-button.tsx';
import { isLive } from '../../elements/item-state.ts';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { useText } from '../../shell/page-context.tsx';
import { ShareButton } from '../../elements/share/share-button.tsx';
import { readLines } from '../sport/fact-columns.ts';
import { FactName } from '../sport/fact-name.tsx';
import { useSport } from '../sport/use-sport.ts';
import { CompetitorLink } from './competitor-link.tsx';
import { contestHead, isBeingConfirmed } from './contest-head.ts';
import { ContestPlace } from './contest-place.tsx';
import { HeadFacts } from './head-facts.tsx';
import { HeadRows } from './head-rows.tsx';
import { scoreSides } from '@podium/contract/score-sides';
import type { UnitAnswer } from '@podium/contract';
import type { Sport } from '../sport/use-sport.ts';
import type { ContestHead as Head } from './contest-head.ts';

export function useContestHead(unit: UnitAnswer): { head: Head; sport: Sport } {
  const sport = useSport(unit.discipline?.code);
  const head = useMemo(
    () => contestHead(unit, sport.discipline, readLines(sport.discipline, unit)),
    [unit, sport.discipline],
  );
  return { head, sport };
}

/** The title of a contest page with its scoreboard and podium, styled like the share picture. */
export function ContestHead({ unit, level: Heading = 'h1' }: { unit: UnitAnswer; level?: 'h1' | 'h2' }) {
  const t = useText();
  const { head, sport } = useContestHead(unit);
  const { discipline } = unit;
  const shareName = useShareName(unit);
  // Rows that arrive while the page is open animate once; rows that were there from the start do not.
  const hasMedals = head.rows.some(({ medal }) => medal);
  const [hadMedals] = useState(hasMedals);
  const isNew = hasMedals && !hadMedals;
  // Three rows at every split of a race, and from its start on, so that nothing below moves.
  const hasRoom = head.kind === 'places' || (isLive(unit) && !unit.isHeadToHead);
  return (
    <header
      className={`contest-head dark-field contest-${head.kind}${isNew ? ' is-new' : ''}${hasRoom ? ' has-places' : ''}`}
      data-flag={head.flag}
    >
      {discipline && <DisciplineSign disciplineKey={discipline.key} size="band" />}
      <div className="head-actions">
        {discipline && <FollowButton kind="discipline" id={discipline.key} name={discipline.name} />}
        <ShareButton name={shareName} isRound />
      </div>
      <Heading className="head-title">
        <Kicker unit={unit} head={head} />
        <HeadRows unit={unit} head={head} sport={sport} />
      </Heading>
      {head.others.length > 0 && (
        <ul className="head-others" aria-label={t('parts.result.podium')}>
          {head.others.map(({ medal, competitor }) => (
            <li key={competitor.id}>
              <MedalDisc medal={medal} isSmall isExhibition={unit.event?.isExhibition} />
              <CompetitorLink competitor={competitor} />
            </li>
          ))}
        </ul>
      )}
      <div className="head-foot">
        <p className="head-line">
          <State unit={unit} />
          <LiveClock unit={unit} />
          {head.split && (
            <span className="head-split">
              <FactName sport={sport} fact={head.split} />
            </span>
          )}
          {unit.event?.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
          <HeadFacts unit={unit} sport={sport} />
        </p>
        <ContestPlace unit={unit} />
      </div>
    </header>
  );
}

/** The sport and the event, linked to their pages, and the round; the event is the title until names are known. */
function Kicker({ unit, head }: { unit: UnitAnswer; head: Head }) {
  const t = useText();
  const { discipline, event } = unit;
  const { event: title, round } = contestWords(unit);
  const isTitled = head.kind === 'title';
  const part = head.part && t('parts.result.part', head.part);
  const eventLink =
    event && discipline ? (
      <PlaceLink to="event" id={event.id} disciplineKey={discipline.key} className="head-link">
        <bdi>{title}</bdi>
      </PlaceLink>
    ) : (
      <bdi>{title}</bdi>
    );
  const sportLink = discipline && (
    <PlaceLink to="discipline" id={discipline.key} className="head-link">
      <bdi>{discipline.name}</bdi>
    </PlaceLink>
  );
  const rest = [round, part].filter((text) => text !== undefined && text !== '');
  return (
    <>
      <span className="head-kicker">
        {sportLink}
        {!isTitled && (
          <>
            {sportLink && DOT}
            {eventLink}
            {rest.map((text) => (
              <Fragment key={text}>
                {DOT}
                <bdi>{text}</bdi>
              </Fragment>
            ))}
          </>
        )}
        <span className="visually-hidden">: </span>
      </span>
      {isTitled && (
        <span className="head-name head-event">
          {eventLink}
          {rest.map((text) => (
            <Fragment key={text}>
              {DOT}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}

function State({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  if (isBeingConfirmed(unit) && !unit.rerun) {
    return (
      <Badge tone="mute" icon="clock">
        {t('parts.result.confirming')}
      </Badge>
    );
  }
  return (
    <>
      <StatusBadge status={unit.status} isVoid={!!unit.rerun} />
      {unit.corrections.length > 0 && (
        <a href="#corrections" className="head-corrected">
          {t('parts.result.corrected')}
        </a>
      )}
    </>
  );
}

/** The current period and the running clock. Its space is reserved for the whole match. */
function LiveClock({ unit }: { unit: UnitAnswer }) {
  const { period, clock } = unit.moment ?? {};
  if (!period && !clock && !(isLive(unit) && unit.isHeadToHead)) return null;
  return (
    <span className="unit-clock num">
      {period && <bdi>{period.name}</bdi>}
      {clock && <bdi dir="ltr">{clock}</bdi>}
    </span>
  );
}

export function useShareName(unit: UnitAnswer): string {
  const t = useText();
  const { sides, event, round } = contestWords(
    unit,
    scoreSides(unit).map(({ competitor }) => competitor),
  );
  const [first = '', second] = sides ? sides.map(({ name }) => name) : [event, round];
  return second ? t('shared.pair', { first, second }) : first;
}
