import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { useUser } from '../../../shared/reader/user-store.ts';
import { DelegationName } from './delegation-name.tsx';
import type { RankedLine } from '@podium/contract';

/** Shows user names only, never real names. */
export function RankingTable({ items }: { items: readonly RankedLine[] }) {
  const t = useText();
  const { format } = useGamesFacts();
  const me = useUser()?.userData?.username;
  return (
    <Table caption={t('screens.ranking.menu')} className="card-table ranking-table">
      <thead>
        <tr>
          <HeaderCell align="end">{t('screens.ranking.general')}</HeaderCell>
          <HeaderCell align="end">{t('screens.ranking.list')}</HeaderCell>
          <HeaderCell className="ranking-name">{t('screens.ranking.username')}</HeaderCell>
          <HeaderCell className="ranking-wide">{t('screens.ranking.organisation')}</HeaderCell>
          <HeaderCell className="ranking-wide">{t('screens.ranking.type')}</HeaderCell>
          <HeaderCell align="end">{t('screens.ranking.points')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {items.map(({ username, generalPosition, listPosition, organisation, type, points }) => (
          <tr key={username} className={username === me ? 'is-mine' : undefined}>
            <Cell align="end" className="num">
              {format.column(generalPosition)}
            </Cell>
            <Cell align="end" className="num">
              {format.column(listPosition)}
            </Cell>
            <RowHeader className="ranking-name">
              <bdi className="strong" translate="no">
                {username}
              </bdi>
              {username === me && <span className="ranking-me">{t('screens.ranking.me')}</span>}
              {organisation && (
                <span className="ranking-narrow text-second text-ink2">
                  <DelegationName code={organisation} />
                </span>
              )}
            </RowHeader>
            <Cell className="ranking-wide">{organisation && <DelegationName code={organisation} />}</Cell>
            <Cell className="ranking-wide">{t(`parts.user.type.${type}`)}</Cell>
            <Cell align="end" className="num strong">
              {format.column(points)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
