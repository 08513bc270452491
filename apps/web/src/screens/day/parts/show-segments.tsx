import { SegmentedLinks } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { DaySearch } from '../state.ts';

export function ShowSegments({ show, counts }: ShowSegmentsProps) {
  const t = useText();
  const { format } = useGames();
  const segments = [
    { value: undefined, label: t('screens.day.all'), count: counts.all },
    { value: 'live', label: t('screens.day.live'), count: counts.live },
    { value: 'finished', label: t('screens.day.finished'), count: counts.finished },
    { value: 'mine', label: t('screens.day.mine'), count: undefined },
  ] as const;
  return (
    <SegmentedLinks label={t('screens.day.show')}>
      {segments.map(({ value, label, count }) => (
        <Link
          key={label}
          from="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
          to="."
          search={(now) => ({ ...now, show: value })}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={show === value ? 'true' : undefined}
          className={value === 'mine' ? 'js-only' : undefined}
          preload={false}
          resetScroll={false}
        >
          {value === 'live' && counts.live > 0 && <span className="live-dot" />}
          {label} {count !== undefined && <span className="count">{format.number(count)}</span>}
        </Link>
      ))}
    </SegmentedLinks>
  );
}
interface ShowSegmentsProps {
  show: DaySearch['show'];
  counts: { all: number; live: number; finished: number };
}
