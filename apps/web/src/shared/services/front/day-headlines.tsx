import './day-headlines.css';
import { pages } from '@podium/contract/pages';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { DayFinal } from '@podium/contract';

/** Finals of a day as headlines: the winner, or the time of the decision. */
export function DayHeadlines({ day, finals }: { day: string; finals: readonly DayFinal[] }) {
  if (finals.length === 0) return null;
  return (
    <ul className="day-headlines">
      {finals.map((final) => (
        <Headline key={final.id} day={day} final={final} />
      ))}
    </ul>
  );
}

interface HeadlineProps {
  day: string;
  final: DayFinal;
}

function Headline({ day, final }: HeadlineProps) {
  const { discipline, event, winners, hasResults, id } = final;
  const path = discipline && hasResults ? pages.unit(discipline.key, id) : undefined;
  const name = <bdi>{event?.name ?? final.name}</bdi>;
  return (
    <li className="day-headline">
      {winners.length > 0 ? (
        <span>
          <MedalDisc medal="gold" isSmall isExhibition={event?.isExhibition} />
        </span>
      ) : (
        <FinalTime day={day} final={final} />
      )}
      <p className="text-part">
        {path ? (
          <RowLink path={path} className="unit-link strong">
            {name}
          </RowLink>
        ) : (
          <span className="strong">{name}</span>
        )}
        {discipline && <bdi className="second-line text-ink2">{discipline.name}</bdi>}
        {winners.length === 0 && !isPlanned(final) && (
          <span className="day-headline-state">
            <StatusBadge status={final.status} />
          </span>
        )}
      </p>
      {winners.length > 0 && (
        <p className="day-headline-who">
          {winners.map((winner) => (
            <span key={winner.id} className="own-line">
              <CompetitorName competitor={winner} />
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

const isPlanned = ({ status }: DayFinal): boolean => status === 'SCHEDULED' || status === 'START_LIST';

function FinalTime({ day, final: { start, isStartHidden } }: HeadlineProps) {
  const t = useText();
  const { timeOn } = useGames();
  if (!start || isStartHidden) return <span className="text-second text-ink2">{t('shared.noTime')}</span>;
  return (
    <time dateTime={start} dir="ltr" className="num strong">
      {timeOn(start, day)}
    </time>
  );
}
