import { delegationBeside } from '@podium/contract/delegation-beside';
import { markColumn } from '@podium/ui';
import type { StartLine } from '@podium/contract';
import type { Column } from '@podium/ui';
import type { Translate } from '../../shell/messages.ts';

export const bibColumn = (t: Translate, width: string): Column<StartLine> =>
  markColumn('bib', t('parts.result.bib'), ({ bib }) => bib, { align: 'mid', width, cellClass: 'text-ink2' });

/** Delegations of athletes; a team already has its name. */
export const delegationColumn = (t: Translate): Column<StartLine> => ({
  id: 'delegation',
  header: t('parts.result.organisation'),
  cell: ({ competitor }) => {
    const delegation = delegationBeside(competitor);
    return delegation && <bdi>{delegation.name}</bdi>;
  },
  width: 'result-from max-md:hidden',
  cellClass: 'text-ink2',
});
