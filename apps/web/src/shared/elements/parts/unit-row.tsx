import { halfPoints } from '@podium/games';
import { isWinner } from '@podium/contract/winner';
import { Icon } from '@podium/ui';
import { Fragment, memo } from 'react';
import { rowWords, leadersOf, pathOf, shownTimes } from '../item-state.ts';
import { useShortDay } from './day-word.ts';
import { useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';
import { RowLink } from './row-link.tsx';
import { CompetitorName } from './competitor-name.tsx';
import { FlashingValue } from './flashing-score.tsx';
import { Irm } from './irm.tsx';
import { MedalMark } from './medal-mark.tsx';
import { ShootOut } from './shoot-out.tsx';
import { OtherTimes } from './other-times.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useUntil } from './use-until.ts';
import { DOT } from '../dot.ts';
import type { ItemLeaders } from '../item-state.ts';
import type { ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface UnitRowProps {
  item: ScheduleItemAnswer;
  /** The sport is already shown. */
  isWithinDiscipline?: boolean;
  hasDay?: boolean;
  /** A badge from the list. */
  note?: ReactNode;
  /** Replaces the competitors. */
  who?: ReactNode;
}

/**
 * One line of a schedule: time, contest, venue, competitors and status. The line is a single link. A day has hundreds,
 * so styles select its parts by position instead of by class.
 */
export const UnitRow = memo(function UnitRow({
  item,
  isWithinDiscipline = false,
  hasDay = false,
  note,
  who,
}: UnitRowProps) {
  const t = useText();
  const { title, part } = rowWords(item);
  const isCancelled = item.status === 'CANCELLED';
  const place = item.location?.name ?? item.venue?.name ?? item.place;
  const path = pathOf(item);
  const until = useUntil(item);
  const name = title || t(`itemType.${item.type}`);
  // Hides the Official badge if a winner is shown: on past days nearly every row would have it.
  const isSettled =
    item.status === 'OFFICIAL' && !item.rerun && !!(who ?? item.competitors?.length ?? item.outcome?.winners.length);
  return (
    <li className={isCancelled ? 'unit-row is-cancelled' : item.type === 'medal' ? 'unit-row is-ceremony' : 'unit-row'}>
      <div className="unit-when">
        <StartTime item={item} hasDay={hasDay} />
        {until && (
          <span className="unit-words" suppressHydrationWarning>
            {until}
          </span>
        )}
        <OtherTimes item={item} />
        {isSettled ? (
          <span className="visually-hidden">{t('status.OFFICIAL')}</span>
        ) : (
          <StatusBadge status={item.status} moment={item.moment} isVoid={!!item.rerun} />
        )}
        {note}
      </div>
      <div className="unit-what">
        <p className="unit-contest">
          <MedalMark item={item} />
          {item.type === 'medal' && <Icon name="medal" isSmall />}
          {path ? (
            <RowLink path={path} className="unit-link">
              <bdi>{name}</bdi>
            </RowLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </p>
        {(item.change?.reason ?? item.note) && (
          <p className="unit-note">
            <bdi>{item.change?.reason ?? item.note}</bdi>
          </p>
        )}
        <p className="unit-note">
          {[isWithinDiscipline ? undefined : item.discipline?.name, part, place]
            .filter((text): text is string => !!text)
            .map((text, index) => (
              <Fragment key={text}>
                {index > 0 && DOT}
                <bdi>{text}</bdi>
              </Fragment>
            ))}
        </p>
      </div>
      {who ?? <UnitCompetitors item={item} />}
    </li>
  );
});

function StartTime({ item, hasDay }: { item: ScheduleItemAnswer; hasDay: boolean }) {
  const t = useText();
  const { format, dayAt } = useGamesFacts();
  const times = shownTimes(item);
  if (!times && item.isStartHidden && item.startText && item.status !== 'POSTPONED') {
    return (
      <span className="unit-words">
        <bdi>{item.startText}</bdi>
      </span>
    );
  }
  if (!times) return <span className="unit-words">{t('shared.noTime')}</span>;
  const date = dayAt(times.start, item.day);
  return (
    <>
      {hasDay && <StartDay day={item.day} start={times.start} />}
      {!hasDay && date !== item.day && (
        <span className="unit-day" suppressHydrationWarning>
          {format.dayChip(date).weekday}
        </span>
      )}
      <time dateTime={times.start} dir="ltr">
        {format.time(times.start)}
      </time>
    </>
  );
}

function StartDay({ day, start }: { day: string; start: string }) {
  const shortDay = useShortDay();
  return (
    <span className="unit-day" suppressHydrationWarning>
      {shortDay(day, start)}
    </span>
  );
}

function UnitCompetitors({ item }: { item: ScheduleItemAnswer }) {
  const competitors = item.competitors ?? [];
  if (item.isHeadToHead && competitors.length > 0) {
    return (
      <ul className="unit-who">
        {competitors.slice(0, 2).map((side, index) => (
          <Side
            key={side.id ?? index}
            side={side}
            points={item.moment?.points?.[index === 0 ? 'home' : 'away']}
            gender={item.gender ?? ''}
            isWinner={isWinner(item.outcome, side.id, side.wlt)}
          />
        ))}
      </ul>
    );
  }
  const front = leadersOf(item);
  return front ? <Leaders {...front} /> : null;
}

interface SideProps {
  side: ScheduleCompetitor;
  /** Points of the current set, if the score counts sets. */
  points: string | undefined;
  gender: string;
  isWinner: boolean;
}

/** Each score is next to its own name: "3-1" between two names would be read the wrong way round in Arabic. */
function Side({ side, points, gender, isWinner: hasWon }: SideProps) {
  const t = useText();
  return (
    <li className={hasWon ? 'is-winner' : undefined}>
      <span>
        <CompetitorName competitor={side} />
      </span>
      {hasWon && (
        <>
          <Icon name="check" isSmall />
          <span className="visually-hidden">{t('shared.winner', { gender })}</span>
        </>
      )}
      {points && !side.irm && <small>{halfPoints(side.result ?? '')}</small>}
      <Mark competitor={{ ...side, result: points ?? (side.result && halfPoints(side.result)) }} />
    </li>
  );
}

function Leaders({ leaders, gender, role }: ItemLeaders) {
  const t = useText();
  return (
    <p className="unit-who unit-leader">
      <span className="unit-role">{t(role, { gender })}</span>
      {leaders.map((leader) => (
        <span key={leader.id} className="unit-side">
          <span>
            <CompetitorName competitor={leader} />
          </span>
          <Mark competitor={leader} />
        </span>
      ))}
    </p>
  );
}

function Mark({ competitor: { result, irm, shootOut } }: { competitor: ScheduleCompetitor }) {
  if (!result && !irm) return null;
  return (
    <>
      {irm ? <Irm irm={irm} /> : <FlashingValue value={result ?? ''} />}
      <ShootOut score={shootOut} />
    </>
  );
}
