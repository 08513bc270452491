import { SegmentedLinks } from '@podium/ui';
import { Fragment } from 'react';
import { pageSizes } from '../../shell/page-size.ts';
import { useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';
import type { ReactNode } from 'react';
import type { PageSize } from '../../shell/page-size.ts';

interface RowsPerPageProps {
  size: number;
  total: number;
  link: (size: PageSize, name: string, isCurrent: boolean) => ReactNode;
}

/** The number of rows per page; hidden if the table fits on one page of the smallest size. */
export function RowsPerPage({ size, total, link }: RowsPerPageProps) {
  const t = useText();
  const { format } = useGamesFacts();
  if (total <= pageSizes[0]) return null;
  return (
    <div className="rows-per-page text-second text-ink2">
      <span aria-hidden="true">{t('shared.pageSize')}</span>
      <SegmentedLinks label={t('shared.pageSize')}>
        {pageSizes.map((one) => (
          <Fragment key={one}>{link(one, format.number(one), one === size)}</Fragment>
        ))}
      </SegmentedLinks>
    </div>
  );
}
