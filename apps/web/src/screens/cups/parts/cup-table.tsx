import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useFollows } from '../../../shared/reader/follows.ts';
import { CupSideName } from '../../../shared/results/cups/cup-side-name.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { CupAnswer, CupRowAnswer } from '@podium/contract';

const shownPlaces = [1, 2, 3] as const;

/** Those who score in a cup, by points; each name leads to the places that score. */
export function CupTable({ cup: { id, title, rows, days, isByTeam } }: { cup: CupAnswer }) {
  const t = useText();
  const { format } = useGames();
  const followed = new Set(useFollows().flatMap((follow) => (follow.kind === 'delegation' ? [follow.id] : [])));
  const day = days.at(-1);
  const isFollowed = ({ side }: CupRowAnswer): boolean =>
    followed.has(side.id) || side.delegations.some(({ code }) => followed.has(code));
  return (
    <Table caption={title.text} className="card-table cup-table">
      <thead>
        <tr>
          <HeaderCell align="mid" className="cup-rank">
            {t('screens.cups.rank')}
          </HeaderCell>
          <HeaderCell>{t(isByTeam ? 'screens.cups.team' : 'screens.cups.delegation')}</HeaderCell>
          {shownPlaces.map((place) => (
            <HeaderCell key={place} align="end" className="cup-place tablet-up">
              {t('screens.cups.placeShort', { place })}
            </HeaderCell>
          ))}
          {day !== undefined && (
            <HeaderCell align="end" className="cup-gained">
              <span suppressHydrationWarning>{format.dateShort(day)}</span>
            </HeaderCell>
          )}
          <HeaderCell align="end" className="cup-points">
            {t('parts.cups.pointsHead')}
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.side.id} className={isFollowed(row) ? 'is-chosen' : undefined}>
            <Cell align="mid" className="num cup-rank">
              {row.rank === null ? '–' : format.number(row.rank)}
              <Change change={row.change} />
            </Cell>
            <RowHeader>
              <Link
                to="/{-$locale}/cups/$id/$side"
                params={{ id, side: row.side.id }}
                preload={false}
                className="cup-side"
              >
                <CupSideName side={row.side} />
              </Link>
            </RowHeader>
            {shownPlaces.map((place) => (
              <Cell key={place} align="end" className="num tablet-up">
                {format.number(row.places[place - 1] ?? 0)}
              </Cell>
            ))}
            {day !== undefined && (
              <Cell align="end" className="num text-ink2">
                {row.gained > 0 && <bdi dir="ltr">{`+${format.number(row.gained)}`}</bdi>}
              </Cell>
            )}
            <Cell align="end" className="num bold">
              {format.number(row.points)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Ranks won or lost on the newest day. */
function Change({ change }: Pick<CupRowAnswer, 'change'>) {
  const t = useText();
  if (change === null || change === 0) return null;
  const isUp = change > 0;
  return (
    <span className={isUp ? 'cup-up' : 'cup-down'}>
      <Icon name={isUp ? 'up' : 'down'} isSmall />
      <span className="visually-hidden">
        {t(isUp ? 'screens.cups.up' : 'screens.cups.down', { ranks: Math.abs(change) })}
      </span>
    </span>
  );
}
