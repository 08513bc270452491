import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { useText } from '../page-context.tsx';
import { Flag } from '../parts/flag.tsx';
import { useGames } from '../use-games.ts';
import { PlacesDrawing } from './places-drawing.tsx';
import type { MedalRaceAnswer } from '@podium/contract';

/** Who stood where in the medal table, from day to day. */
export function MedalRaceChart({ race: { days, rows } }: { race: MedalRaceAnswer }) {
  const t = useText();
  const { format } = useGames();
  const date = (day: string) => <span suppressHydrationWarning>{format.dateShort(day)}</span>;
  return (
    <section>
      <h2 className="section-title">{t('parts.charts.medalRace')}</h2>
      <PlacesDrawing
        runs={rows.map(({ organisation, rank, ranks }) => ({
          id: organisation.code,
          name: (
            <>
              <Flag organisation={organisation} /> <bdi>{organisation.name}</bdi>
            </>
          ),
          rank: format.number(rank!),
          places: ranks.map((place) => place ?? undefined),
        }))}
        ends={[date(days[0]!), date(days.at(-1)!)]}
      >
        <details className="chart-table">
          <summary>
            {t('parts.charts.asTable')}
            <Icon name="down" isSmall />
          </summary>
          <p className="pb-2 text-ink2">{t('parts.charts.medalRaceHint')}</p>
          <Table caption={t('parts.charts.medalRace')}>
            <thead>
              <tr>
                <HeaderCell>{t('parts.charts.day')}</HeaderCell>
                {rows.map(({ organisation: { code, name } }) => (
                  <HeaderCell key={code} align="end">
                    <abbr title={name}>{code}</abbr>
                  </HeaderCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, index) => (
                <tr key={day}>
                  <RowHeader>{date(day)}</RowHeader>
                  {rows.map(({ organisation: { code }, ranks, totals }) => (
                    <Cell key={code} align="end" className="num">
                      {ranks[index] === null ? '–' : format.number(ranks[index]!)}
                      <span className="block text-ink3">{format.number(totals[index]!)}</span>
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      </PlacesDrawing>
    </section>
  );
}
