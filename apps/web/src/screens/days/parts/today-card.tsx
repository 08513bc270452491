import { pages } from '@podium/contract/pages';
import { Icon } from '@podium/ui';
import { CompetitorName } from '../../../shared/parts/competitor-name.tsx';
import { MedalDisc } from '../../../shared/parts/medal-disc.tsx';
import { RowLink } from '../../../shared/parts/row-link.tsx';
import { useText } from '../../../shared/page-context.tsx';
import { useGames } from '../../../shared/use-games.ts';
import { DayFacts, DayState, DayTitle } from './day-facts.tsx';
import type { DayFinal } from '@podium/contract';
import type { NumberedDay } from '../day-groups.ts';

interface TodayCardProps {
  day: NumberedDay;
  total: number;
  headlines: readonly DayFinal[];
}

/** Today: how far it is, and its news, who has won last or what is decided next. */
export function TodayCard({ day, total, headlines }: TodayCardProps) {
  const t = useText();
  const { format } = useGames();
  const { item } = day;
  return (
    <section className="day-today" aria-labelledby="today-title">
      <div className="day-today-top games-ground">
        <h2 id="today-title">
          <span className="day-today-word">{t('state.today')}</span>
          <RowLink path={pages.day(item.day)} className="day-today-date">
            <span suppressHydrationWarning>{format.dateWithWeekday(item.day)}</span>
            <Icon name="chevron" isSmall />
          </RowLink>
        </h2>
        <p className="day-today-facts">
          <strong>
            <DayTitle item={item} />
          </strong>
          <DayState item={item} />
        </p>
        <p className="text-second text-ink2">
          <DayFacts day={day} total={total} />
        </p>
      </div>
      {headlines.length > 0 && (
        <ul className="day-headlines">
          {headlines.map((final) => (
            <Headline key={final.id} final={final} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Headline({ final }: { final: DayFinal }) {
  const { discipline, event, winners, hasResults, id } = final;
  const path = discipline && hasResults ? pages.unit(discipline.key, id) : undefined;
  const name = <bdi>{event?.name ?? final.name}</bdi>;
  const [winner] = winners;
  return (
    <li className="day-headline">
      {winner ? (
        <span className="outcome">
          <MedalDisc medal="gold" isSmall isExhibition={event?.isExhibition} />
        </span>
      ) : (
        <FinalTime final={final} />
      )}
      <p className="min-w-0">
        {path ? (
          <RowLink path={path} className="unit-link font-semibold">
            {name}
          </RowLink>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        {discipline && <bdi className="block text-second text-ink2">{discipline.name}</bdi>}
      </p>
      {winner && (
        <p className="day-headline-who outcome">
          <CompetitorName competitor={winner} />
        </p>
      )}
    </li>
  );
}

function FinalTime({ final: { start, isStartHidden, status } }: { final: DayFinal }) {
  const t = useText();
  const { format } = useGames();
  const isPlanned = status === 'SCHEDULED' || status === 'START_LIST';
  if (!isPlanned) return <span className="text-second text-ink2">{t(`status.${status}`)}</span>;
  if (!start || isStartHidden) return <span className="text-second text-ink2">{t('shared.noTime')}</span>;
  return (
    <time dateTime={start} dir="ltr" className="num font-semibold">
      {format.time(start)}
    </time>
  );
}
