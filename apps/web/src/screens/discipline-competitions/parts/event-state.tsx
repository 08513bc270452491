import { Badge } from '@podium/ui';
import { DOT } from '../../../shared/elements/dot.ts';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { nextUnit } from '../state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { CompetitionEvent } from '../state.ts';

/** The winner of an event; otherwise its live or next contest, or its progress. */
export function EventState({ event }: { event: CompetitionEvent }) {
  const t = useText();
  const { winners, unitsDone, unitsTotal, isExhibition } = event;
  if (winners.length > 0) {
    return (
      <span className="event-state">
        <MedalDisc medal="gold" isSmall isExhibition={isExhibition} />
        <span>
          {winners.map((winner) => (
            <span key={winner.id} className="event-winner">
              <CompetitorName competitor={winner} />
            </span>
          ))}
        </span>
      </span>
    );
  }
  const next = nextUnit(event);
  if (next) return <NextUnit {...next} />;
  if (unitsTotal === 0) return null;
  return <span className="event-state num">{t('shared.progress', { done: unitsDone, total: unitsTotal })}</span>;
}

function NextUnit({ item, isLive }: { item: ScheduleItemAnswer; isLive: boolean }) {
  const t = useText();
  const round = item.phase?.name ?? item.name;
  return (
    <span className="event-state">
      {isLive ? (
        <>
          <Badge tone="live" icon="dot">
            {t('status.RUNNING')}
          </Badge>
          <bdi>{round}</bdi>
        </>
      ) : (
        <span>
          {t('screens.discipline-competitions.next', { round })}
          {DOT}
          <When item={item} />
        </span>
      )}
    </span>
  );
}

function When({ item: { day, start, isStartHidden } }: { item: ScheduleItemAnswer }) {
  const t = useText();
  const { format, dayAt, today, tomorrow } = useDays();
  const label = () => {
    if (!start || isStartHidden) return format.date(day);
    const date = dayAt(start, day);
    if (date === today) return t('screens.discipline-competitions.today', { time: format.time(start) });
    if (date === tomorrow) return t('screens.discipline-competitions.tomorrow', { time: format.time(start) });
    return format.dateTime(start);
  };
  return (
    <time dateTime={start ?? day} suppressHydrationWarning>
      {label()}
    </time>
  );
}

function useDays() {
  const { format, dayAt, readerToday: today } = useGames();
  const after = new Date(Date.parse(`${today}T12:00:00Z`) + 86_400_000);
  return { format, dayAt, today, tomorrow: after.toISOString().slice(0, 10) };
}
