import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { LongBody } from '@podium/ui/long-body';
import { useState } from 'react';
import { placeName, organisationAt } from '../../../fixtures/places.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { Sample } from './sample.tsx';

const ROWS = 5000;

/** Five thousand rows, of which the page contains only a window. */
export function LongTable() {
  const t = useText();
  const { format } = useGames();
  const [names] = useState(() => Array.from({ length: ROWS }, (_, index) => `${placeName(index)} ${index + 1}`));
  return (
    <Sample name="LongBody">
      <Table caption={t('shared.searchPeople')} rowCount={ROWS + 1}>
        <thead>
          <tr>
            <HeaderCell>{t('shared.searchPeople')}</HeaderCell>
            <HeaderCell align="end">{t('shared.searchDelegations')}</HeaderCell>
          </tr>
        </thead>
        <LongBody
          count={ROWS}
          rowHeight={40}
          row={(index, measure) => (
            <tr key={index} ref={measure} data-index={index} aria-rowindex={index + 2}>
              <RowHeader>
                <bdi>{names[index]}</bdi>
              </RowHeader>
              <Cell align="end">
                <bdi dir="ltr">{organisationAt(index).code}</bdi>{' '}
                <span className="num">{format.number(index + 1)}</span>
              </Cell>
            </tr>
          )}
        />
      </Table>
    </Sample>
  );
}
