import '../../../shared/results/charts/charts.css';
import '../../../shared/results/charts/places-chart.css';
import { Link } from '@tanstack/react-router';
import { PlacesDrawing } from '../../../shared/results/charts/places-drawing.tsx';
import { RanksByDay } from '../../../shared/results/charts/ranks-by-day.tsx';
import { CupSideName } from '../../../shared/results/cups/cup-side-name.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { CupAnswer, CupRowAnswer } from '@podium/contract';

type CourseRow = CupRowAnswer & Required<Pick<CupRowAnswer, 'course'>>;

/** The ranks of the first ten by day, of which one is highlighted. */
export function CupCourse({ cup: { id, days, rows }, chosen: asked }: { cup: CupAnswer; chosen?: string }) {
  const t = useText();
  const { format } = useGames();
  const drawn = rows.filter((row): row is CourseRow => row.course !== undefined && row.rank !== null);
  if (days.length < 2 || drawn.length < 2) return null;
  const chosen = drawn.find(({ side }) => side.id === asked) ?? drawn[0]!;
  return (
    <section className="medal-race-drawing">
      <h2 className="section-title">{t('screens.cups.course')}</h2>
      <p className="chart-hint text-second text-ink2">{t('screens.cups.choose')}</p>
      <PlacesDrawing
        runs={drawn.map(({ side, rank, course }) => ({
          id: side.id,
          name: (
            <Link
              to="/{-$locale}/cups/$id"
              params={{ id }}
              search={{ side: side.id }}
              aria-current={side.id === chosen.side.id ? 'true' : undefined}
              replace
              resetScroll={false}
              preload={false}
              className="places-name"
            >
              <CupSideName side={side} />
            </Link>
          ),
          rank: format.number(rank!),
          places: course.ranks.map((place) => place ?? undefined),
        }))}
        ends={[format.dateShort(days[0]!), format.dateShort(days.at(-1)!)]}
        chosen={{
          id: chosen.side.id,
          ticks: days.map((day) => format.dayChip(day).day),
          unit: format.dayChip(days.at(-1)!).month,
        }}
      >
        <RanksByDay
          caption={t('screens.cups.course')}
          days={days}
          sides={drawn.map(({ side, course }) => ({
            id: side.id,
            name: <CupSideName side={side} />,
            ranks: course.ranks,
            totals: course.points,
          }))}
        />
      </PlacesDrawing>
    </section>
  );
}
