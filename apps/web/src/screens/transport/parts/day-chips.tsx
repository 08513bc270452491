import { Link } from '@tanstack/react-router';
import { daysOf } from '../../../shared/shell/games-time.ts';
import { bringIntoView } from '../../../shared/elements/parts/bring-into-view.ts';
import { DayChipText } from '../../../shared/elements/parts/day-chip-text.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { TransportAnswer } from '@podium/contract';

export function DayChips({ transport, day }: { transport: TransportAnswer; day: string }) {
  const t = useText();
  const { today } = useGames();
  return (
    <nav aria-label={t('screens.transport.days')} className="day-chips">
      {daysOf(transport).map((option) => (
        <Link
          key={option}
          to="."
          search={{ date: option }}
          preload={false}
          resetScroll={false}
          replace
          ref={option === day ? bringIntoView : undefined}
          className={`day-chip${option === today ? ' is-today' : ''}`}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={option === day ? 'page' : undefined}
        >
          <DayChipText day={option} isToday={option === today} />
        </Link>
      ))}
    </nav>
  );
}
