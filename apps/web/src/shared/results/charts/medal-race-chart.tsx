import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { useShortDay } from '../../elements/parts/day-word.ts';
import { useText } from '../../shell/page-context.tsx';
import { Flag } from '../../elements/parts/flag.tsx';
import { useGames } from '../../shell/use-games.ts';
import { PlacesDrawing } from './places-drawing.tsx';
import { RanksByDay } from './ranks-by-day.tsx';
import type { MedalRaceAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

type RaceRow = MedalRaceAnswer['rows'][number];

interface MedalRaceChartProps {
  race: MedalRaceAnswer;
  /** Code of the highlighted delegation; the leader by default. */
  chosen?: string;
  /** Renders a link that selects a delegation. */
  link: (code: string, isChosen: boolean, content: ReactNode) => ReactNode;
}

/**
 * The ranks of delegations in the medal table by day; one delegation is highlighted, with its days listed next to the
 * chart.
 */
export function MedalRaceChart({ race: { days, rows }, chosen: code, link }: MedalRaceChartProps) {
  const t = useText();
  const { format } = useGames();
  const chosen = rows.find(({ organisation }) => organisation.code === code) ?? rows[0]!;
  const ticks = days.map((day) => format.dayChip(day).day);
  return (
    <section className="medal-race">
      <div className="medal-race-drawing">
        <h2 className="section-title">{t('parts.charts.medalRace')}</h2>
        <p className="chart-hint text-second text-ink2">{t('parts.charts.chooseDelegation')}</p>
        <PlacesDrawing
          runs={rows.map(({ organisation, rank, ranks }) => ({
            id: organisation.code,
            name: link(
              organisation.code,
              organisation === chosen.organisation,
              <>
                <Flag organisation={organisation} /> <bdi>{organisation.name}</bdi>
              </>,
            ),
            rank: format.number(rank!),
            places: ranks.map((place) => place ?? undefined),
          }))}
          ends={[format.dateShort(days[0]!), format.dateShort(days.at(-1)!)]}
          chosen={{ id: chosen.organisation.code, ticks, unit: format.dayChip(days.at(-1)!).month }}
        >
          <RanksByDay
            caption={t('parts.charts.medalRace')}
            hint={t('parts.charts.medalRaceHint')}
            days={days}
            sides={rows.map(({ organisation: { code, name }, ranks, totals }) => ({
              id: code,
              name: <abbr data-tip={name}>{code}</abbr>,
              ranks,
              totals,
            }))}
          />
        </PlacesDrawing>
      </div>
      <ChosenDays days={days} row={chosen} />
    </section>
  );
}

/** The days of one delegation: rank, change of rank, and medals. */
function ChosenDays({ days, row: { organisation, ranks, totals } }: { days: readonly string[]; row: RaceRow }) {
  const t = useText();
  const { format } = useGames();
  const shortDay = useShortDay();
  return (
    <section className="medal-race-days" aria-labelledby="medal-race-days">
      <h2 id="medal-race-days" className="section-title">
        <Flag organisation={organisation} /> <bdi>{organisation.name}</bdi>
      </h2>
      <div className="medal-race-table">
        <Table caption={t('shared.labelled', { name: organisation.name, value: t('parts.charts.medalRace') })}>
          <thead>
            <tr>
              <HeaderCell>{t('parts.charts.day')}</HeaderCell>
              <HeaderCell align="end">{t('parts.charts.rank')}</HeaderCell>
              <HeaderCell align="end">{t('parts.charts.medalsSoFar')}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => {
              const won = totals[index]! - (totals[index - 1] ?? 0);
              return (
                <tr key={day}>
                  <RowHeader>
                    <span suppressHydrationWarning>{shortDay(day, null)}</span>
                  </RowHeader>
                  <Cell align="end" className="num">
                    <RankChange before={ranks[index - 1]} after={ranks[index]} />
                    {ranks[index] === null ? '–' : format.number(ranks[index]!)}
                  </Cell>
                  <Cell align="end" className="num">
                    {won > 0 && (
                      <span dir="ltr" className="medal-race-won">
                        {`+${format.number(won)}`}
                      </span>
                    )}
                    <bdi>{format.number(totals[index]!)}</bdi>
                  </Cell>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </div>
    </section>
  );
}

function RankChange({ before, after }: { before: number | null | undefined; after: number | null | undefined }) {
  const t = useText();
  if (before === undefined || after === undefined || after === null || before === after) return null;
  const isUp = before === null || after < before;
  return (
    <span className={isUp ? 'medal-race-up' : 'medal-race-down'}>
      <Icon name={isUp ? 'up' : 'down'} isSmall />
      <span className="visually-hidden">{t(isUp ? 'parts.charts.rose' : 'parts.charts.fell')} </span>
    </span>
  );
}
