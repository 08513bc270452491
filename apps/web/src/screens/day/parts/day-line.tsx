import { halfPoints } from '@podium/games';
import { isWinner } from '@podium/contract/winner';
import { Badge } from '@podium/ui';
import { Fragment, memo } from 'react';
import { DOT } from '../../../shared/elements/dot.ts';
import { itemWords, leadersOf, pathOf, shownTimes } from '../../../shared/elements/item-state.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { FlashingValue } from '../../../shared/elements/parts/flashing-score.tsx';
import { Irm } from '../../../shared/elements/parts/irm.tsx';
import { OtherTimes } from '../../../shared/elements/parts/other-times.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { ShootOut } from '../../../shared/elements/parts/shoot-out.tsx';
import { useUntil } from '../../../shared/elements/parts/use-until.ts';
import { StatusBadge } from '../../../shared/elements/parts/status-badge.tsx';
import { findOtherLeaders, hasOwn, ownIn } from '../../../shared/people/own-lines.tsx';
import { placeText } from '../../../shared/elements/parts/place-text.ts';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import type { ItemLeaders } from '../../../shared/elements/item-state.ts';
import type { ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';

/** Statuses that are not worth showing for a past day. */
const quiet: ReadonlySet<ScheduleItemAnswer['status']> = new Set(['OFFICIAL', 'FINISHED']);

interface DayLineProps {
  item: ScheduleItemAnswer;
  /** Set if no heading names the sport. */
  hasSport?: boolean;
}

/**
 * One line of a finished day, below the name of its event: time, round, competitors and marks. A day has hundreds, so
 * styles select the parts by position instead of by class.
 */
export const DayLine = memo(function DayLine({ item, hasSport = false }: DayLineProps) {
  const t = useText();
  const { title, part } = itemWords(item);
  const path = pathOf(item);
  const name = <bdi>{part || title || t(`itemType.${item.type}`)}</bdi>;
  return (
    <li className={item.status === 'CANCELLED' ? 'is-cancelled' : undefined}>
      <Time item={item} />
      {path ? (
        <RowLink path={path} className="unit-link">
          {name}
        </RowLink>
      ) : (
        <span>{name}</span>
      )}
      <Who item={item} hasSport={hasSport} />
      {item.change?.reason && (
        <p>
          <small>
            <bdi>{item.change.reason}</bdi>
          </small>
        </p>
      )}
      {(item.rerun || !quiet.has(item.status)) && (
        <StatusBadge status={item.status} moment={item.moment} isVoid={!!item.rerun} />
      )}
      {item.isCorrected && (
        <Badge tone="protest" icon="scale">
          {t('shared.corrected')}
        </Badge>
      )}
    </li>
  );
});

function Time({ item }: { item: ScheduleItemAnswer }) {
  const { startText, isStartHidden, status } = item;
  const t = useText();
  const { timeOn } = useGamesFacts();
  const times = shownTimes(item);
  if (times) return <time>{timeOn(times.start, item.day)}</time>;
  return (
    <small>
      <OtherTimes item={item} />{' '}
      {isStartHidden && status !== 'POSTPONED' && startText ? <bdi>{startText}</bdi> : t('shared.noTime')}
    </small>
  );
}

/** Both sides, or the winner; without competitors, the place. */
function Who({ item, hasSport }: { item: ScheduleItemAnswer; hasSport: boolean }) {
  const until = useUntil(item);
  if (item.isHeadToHead && item.competitors?.length) {
    return (
      <p>
        {item.competitors.slice(0, 2).map((side, index) => (
          <Side
            key={side.id ?? index}
            side={{ ...side, result: side.result && halfPoints(side.result) }}
            gender={item.gender ?? ''}
            isWinner={isWinner(item.outcome, side.id, side.wlt)}
          />
        ))}
      </p>
    );
  }
  const own = ownIn(item);
  if (hasOwn(item, own)) {
    return (
      <p>
        <OwnSides item={item} />
        <Leaders front={findOtherLeaders(item, own)} />
      </p>
    );
  }
  const front = leadersOf(item);
  if (front) {
    return (
      <p>
        <Leaders front={front} />
      </p>
    );
  }
  const sport = hasSport ? item.discipline?.name : undefined;
  const facts = [sport, item.location?.name ?? item.venue?.name ?? item.place, until, item.note].filter(
    (fact) => fact !== undefined,
  );
  if (facts.length === 0) return null;
  return (
    <p>
      <small>
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && DOT}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </small>
    </p>
  );
}

function Leaders({ front }: { front: ItemLeaders | undefined }) {
  const t = useText();
  return front?.leaders.map((leader, index) => (
    <Side
      key={leader.id}
      side={leader}
      gender={front.gender}
      label={index === 0 ? t(front.role, { gender: front.gender }) : undefined}
    />
  ));
}

function OwnSides({ item: { own, ownMore = 0 } }: { item: ScheduleItemAnswer }) {
  const t = useText();
  return (
    <>
      {own?.map(({ competitor, rank, result, irm }) => (
        <Side
          key={competitor.id}
          side={{ ...competitor, result: result ?? undefined, irm: irm ?? undefined }}
          gender=""
          label={irm || !rank ? undefined : placeText(t, rank)}
        />
      ))}
      {ownMore > 0 && <small>{t('parts.people.more', { count: ownMore })}</small>}
    </>
  );
}

interface SideProps {
  side: ScheduleCompetitor;
  gender: string;
  label?: string;
  isWinner?: boolean;
}

/** Each score is next to its own name: "3-1" between two names would be read the wrong way round in Arabic. */
function Side({ side, gender, label, isWinner: hasWon = false }: SideProps) {
  const t = useText();
  const { name, organisation, result, irm, shootOut } = side;
  const Part = hasWon ? 'b' : 'span';
  return (
    <Part>
      {label && (
        <>
          <em>{label}</em>{' '}
        </>
      )}
      {name && organisation ? (
        <bdi>
          {`${name} `}
          <small>{organisation.code}</small>
        </bdi>
      ) : (
        <CompetitorName competitor={side} isWithoutFlag />
      )}
      {hasWon && (
        <>
          {' '}
          <i>{t('shared.winner', { gender })}</i>
        </>
      )}
      {(irm ?? result) && (
        <>
          {' '}
          {irm ? <Irm irm={irm} /> : <FlashingValue value={result ?? ''} />}
          <ShootOut score={shootOut} />
        </>
      )}
    </Part>
  );
}
