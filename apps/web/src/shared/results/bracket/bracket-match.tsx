import { halfPoints } from '@podium/games';
import { isWinner } from '@podium/contract/winner';
import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { isFinished, isLive, withoutTitle } from '../../elements/item-state.ts';
import { useText } from '../../shell/page-context.tsx';
import { EntryMark } from '../../elements/parts/entry-mark.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { LiveMoment } from '../../elements/parts/live-moment.tsx';
import { ShootOut } from '../../elements/parts/shoot-out.tsx';
import { useDayTime } from '../../elements/parts/day-word.ts';
import type { ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';
import type { BracketItem } from './layout.ts';

interface BracketMatchProps {
  item: BracketItem;
  unit: ScheduleItemAnswer | undefined;
  eventName: string;
  lit: ReadonlySet<string>;
}

/** A match: one line per side, each with its score. The match links to its result. */
export function BracketMatch({ item, unit, eventName, lit }: BracketMatchProps) {
  const sides = item.places.map((place) => (
    <BracketSide
      key={place.pos}
      place={place}
      told={unit?.competitors?.find(({ id }) => id !== null && id === place.competitor.id)}
      eventName={eventName}
      gender={unit?.gender ?? ''}
      isWinner={isWinner(unit?.outcome, place.competitor.id, place.wlt)}
      isLit={lit.has(place.competitor.id ?? '')}
    />
  ));
  const card = unit?.medal ? `bracket-card is-${unit.medal}` : 'bracket-card';
  return (
    <div className="bracket-match">
      {unit && !isFinished(unit) && <MatchTime unit={unit} />}
      {unit?.discipline && unit.hasResults ? (
        <Link
          to="/{-$locale}/discipline/$key/results/$unit/$tab"
          params={{
            key: unit.discipline.key,
            unit: unit.id,
            tab: unit.status === 'START_LIST' ? 'startlist' : 'results',
          }}
          search={{}}
          preload={false}
          className={card}
        >
          {sides}
        </Link>
      ) : (
        <div className={`${card} is-plain`}>{sides}</div>
      )}
    </div>
  );
}

function MatchTime({ unit }: { unit: ScheduleItemAnswer }) {
  const timeText = useDayTime();
  if (isLive(unit)) {
    return (
      <p className="bracket-when is-live">
        <span className="live-dot" /> <LiveMoment status={unit.status} moment={unit.moment} />
      </p>
    );
  }
  if (!unit.start || unit.isStartHidden || unit.status === 'POSTPONED') return null;
  return (
    <p className="bracket-when">
      <time dateTime={unit.start} suppressHydrationWarning>
        {timeText(unit.start)}
      </time>
    </p>
  );
}

function BracketSide({ place, told, eventName, gender, isWinner: hasWon, isLit }: BracketSideProps) {
  const t = useText();
  const { competitor, seed, method, irm } = place;
  const result = place.result ?? told?.result;
  const from = competitor.from?.name
    ? { ...competitor.from, name: withoutTitle(competitor.from.name, eventName) }
    : undefined;
  const classes = ['bracket-side', hasWon && 'is-winner', isLit && 'is-lit'].filter(Boolean).join(' ');
  return (
    <span className={classes} data-competitor={competitor.id ?? undefined}>
      {seed && (
        <span className="bracket-seed">
          <span className="visually-hidden">{t('parts.bracket.seed', { seed })}</span>
          <bdi dir="ltr" aria-hidden="true">
            {seed}
          </bdi>
        </span>
      )}
      {method && (
        <span className="bracket-seed">
          <EntryMark method={method} />
        </span>
      )}
      <span className="bracket-name">
        <CompetitorName competitor={from ? { ...competitor, from } : competitor} />
      </span>
      {hasWon && (
        <>
          <Icon name="check" isSmall />
          <span className="visually-hidden">{t('shared.winner', { gender })}</span>
        </>
      )}
      {irm ? (
        <Irm irm={irm} className="bracket-score" />
      ) : (
        result && (
          <bdi dir="ltr" className="bracket-score">
            {halfPoints(result)}
          </bdi>
        )
      )}
      <ShootOut score={told?.shootOut} />
    </span>
  );
}
interface BracketSideProps {
  place: BracketItem['places'][number];
  /** Live data of its match: the current score and the shoot-out count, which a bracket does not include. */
  told: ScheduleCompetitor | undefined;
  eventName: string;
  /** The gender of the event, which some words agree with. */
  gender: string;
  /** Set if the side won and its medal has not been reallocated. */
  isWinner: boolean;
  isLit: boolean;
}
