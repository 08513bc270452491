import '../../../shared/results/charts/charts.css';
import '../../../shared/results/charts/places-chart.css';
import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { PlacesDrawing } from '../../../shared/results/charts/places-drawing.tsx';
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
        <CourseTable days={days} rows={drawn} />
      </PlacesDrawing>
    </section>
  );
}

function CourseTable({ days, rows }: { days: readonly string[]; rows: readonly CourseRow[] }) {
  const t = useText();
  const { format } = useGames();
  return (
    <details className="chart-table">
      <summary>
        {t('screens.cups.asTable')}
        <Icon name="down" isSmall />
      </summary>
      <Table caption={t('screens.cups.course')}>
        <thead>
          <tr>
            <HeaderCell>{t('screens.cups.day')}</HeaderCell>
            {rows.map(({ side }) => (
              <HeaderCell key={side.id} align="end">
                <CupSideName side={side} />
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <RowHeader>
                <span suppressHydrationWarning>{format.dateShort(day)}</span>
              </RowHeader>
              {rows.map(({ side, course }) => (
                <Cell key={side.id} align="end" className="num">
                  {course.ranks[index] === null ? '–' : format.number(course.ranks[index]!)}
                  <span className="own-line text-ink3">{format.number(course.points[index]!)}</span>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
