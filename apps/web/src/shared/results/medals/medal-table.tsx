import './medals.css';
import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useFollows } from '../../reader/follows.ts';
import { Flag } from '../../elements/parts/flag.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { MedalRow } from '@podium/contract';
import type { MedalsSearch } from './medallists.ts';

const columns = ['gold', 'silver', 'bronze', 'total'] as const;

interface MedalTableProps {
  caption: string;
  rows: MedalRow[];
  isExhibition?: boolean;
  /** If set, each count links to its medalists, and the columns sort. */
  discipline?: string;
  search?: MedalsSearch;
  /** false: rows keep the given order, and columns do not sort. */
  isSortable?: boolean;
}

/** Delegations with their medals; each count links to its medalists. */
export function MedalTable({
  caption,
  rows,
  isExhibition = false,
  discipline,
  search,
  isSortable = search !== undefined,
}: MedalTableProps) {
  const t = useText();
  const follows = useFollows();
  const followed = new Set(follows.flatMap(({ kind, id }) => (kind === 'delegation' ? [id] : [])));
  const pinned = rows.find(({ organisation }) => followed.has(organisation.code))?.organisation.code;
  // The first of the reader's rows sticks to the edge of the window until the table scrolls to it.
  const classOf = (code: string) =>
    [
      (search?.delegation === code || followed.has(code)) && 'is-chosen',
      code === pinned && search !== undefined && 'is-pinned',
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <Table caption={caption} className="card-table medal-table">
      <thead>
        <tr>
          <HeaderCell align="mid" className="medal-rank">
            <span>{t('parts.medals.rank')}</span>
          </HeaderCell>
          <HeaderCell>{t('parts.medals.delegation')}</HeaderCell>
          {columns.map((column) => (
            <HeaderCell
              key={column}
              align="mid"
              className="medal-count"
              data-copy={t(`medal.${column}`)}
              aria-sort={isSortable ? sortOf(column, search) : undefined}
            >
              <ColumnName
                column={column}
                discipline={discipline}
                search={isSortable ? search : undefined}
                isExhibition={isExhibition}
              />
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.organisation.code} className={classOf(row.organisation.code)}>
            <Cell align="mid" className="num">
              {row.rank ?? <span aria-label={t('parts.medals.unranked')}>–</span>}
            </Cell>
            <RowHeader>
              <span className="medal-delegation">
                <Flag organisation={row.organisation} />
                <PlaceLink to="delegation" id={row.organisation.code} className="medal-link">
                  <bdi>{row.organisation.name}</bdi>
                </PlaceLink>
              </span>
            </RowHeader>
            {columns.map((column) => (
              <Cell key={column} align="mid" className={column === 'total' ? 'num bold' : 'num'}>
                <Count row={row} column={column} discipline={discipline} search={search} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function sortOf(column: (typeof columns)[number], search: MedalsSearch | undefined) {
  if (!search) return undefined;
  if (column === 'total') return search.sort ? 'descending' : 'none';
  return column === 'gold' && !search.sort ? 'descending' : undefined;
}

interface ColumnProps {
  column: (typeof columns)[number];
  discipline?: string;
  search?: MedalsSearch;
}

function ColumnName({ column, discipline, search, isExhibition }: ColumnProps & { isExhibition: boolean }) {
  const t = useText();
  const label = column === 'total' ? t('medal.total') : <MedalDisc medal={column} isExhibition={isExhibition} />;
  if (!discipline || !search || (column !== 'gold' && column !== 'total')) return label;
  const isSorted = column === 'total' ? !!search.sort : !search.sort;
  return (
    <Link
      to="/{-$locale}/medals/$discipline"
      params={{ discipline }}
      search={{ ...search, sort: column === 'total' ? '-total' : undefined }}
      className="sort-link"
      resetScroll={false}
      data-tip={t(column === 'total' ? 'parts.medals.sortTotal' : 'parts.medals.sortGold')}
    >
      {label}
      <span className={isSorted ? 'sort-arrow' : 'sort-arrow is-off'}>
        <Icon name="down" isSmall />
      </span>
      <span className="visually-hidden">
        {t(column === 'total' ? 'parts.medals.sortTotal' : 'parts.medals.sortGold')}
      </span>
    </Link>
  );
}

function Count({ row, column, discipline, search }: ColumnProps & { row: MedalRow }) {
  const t = useText();
  const { format } = useGames();
  const count = row[column];
  if (count === 0) return <span className="text-ink3">0</span>;
  if (!discipline || !search) return format.column(count);
  const { code, name } = row.organisation;
  const isChosen = search.delegation === code && search.medal === column;
  return (
    <Link
      to="/{-$locale}/medals/$discipline"
      params={{ discipline }}
      search={{ ...search, delegation: code, medal: column }}
      hash="medallists"
      className="count-link"
      preload={false}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={t('parts.medals.count', { name, medal: t(`medal.${column}`), count: format.column(count) })}
    >
      {format.column(count)}
    </Link>
  );
}
