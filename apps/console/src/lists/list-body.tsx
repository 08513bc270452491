import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { useText } from '../language/text.ts';
import { ListPager } from './list-pager.tsx';
import type { ListPages } from './list-pager.tsx';
import { ListTable } from './list-table.tsx';
import type { ListColumn, ListSort } from './list-table.tsx';
import type { LoadedList } from './loaded-list.ts';
import { useSelection } from './use-selection.tsx';
import type { ListSelection } from './use-selection.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface ListBodyProps<Item> {
  /** Accessible name of the table. */
  label: string;
  list: LoadedList<Item>;
  itemKey: (item: Item) => string;
  columns: readonly ListColumn<Item>[];
  /** Text if there are no items. */
  none: string;
  /** Text with the number of items on all pages. */
  totalText?: (total: number) => string;
  sort?: ListSort;
  selection?: ListSelection<Item>;
  pages?: ListPages;
  address: ListAddress;
}

/** A list in each of its states: loading, failed, empty, or items with a way to more of them. */
export function ListBody<Item>({ list, none, totalText, ...props }: ListBodyProps<Item>) {
  const { items, total = 0, error, retry } = list;
  const isEmpty = items?.length === 0;
  const text = isEmpty && total === 0 ? none : items && totalText?.(total);
  useExistingPage(list, props);
  return (
    <>
      {error !== null && error !== undefined && <Failure error={error} onRetry={retry} />}
      {!items && !error && <Loading />}
      {text && (
        <Typography component="output" color="text.secondary">
          {text}
        </Typography>
      )}
      {items && !isEmpty && <Items {...props} items={items} list={list} />}
    </>
  );
}

type ItemsProps<Item> = Omit<ListBodyProps<Item>, 'none' | 'totalText'> & { items: readonly Item[] };

function Items<Item>({
  label,
  items,
  list: { total = 0, more },
  itemKey,
  columns,
  sort,
  selection,
  pages,
  address,
}: ItemsProps<Item>) {
  const { controls, checkbox } = useSelection(items, itemKey, selection);
  const { firstNewKey, firstNewRow, showMore } = useFocusOnNew(items.map(itemKey), more?.load);
  return (
    <>
      {controls}
      <ListTable
        label={label}
        items={items}
        itemKey={itemKey}
        columns={columns}
        sort={sort}
        checkbox={checkbox}
        marked={{ key: firstNewKey, ref: firstNewRow }}
      />
      {pages && <ListPager pages={pages} total={total} address={address} />}
      {more && <MoreButton isLoading={more.isLoading} onMore={showMore} />}
    </>
  );
}

function MoreButton({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }): ReactNode {
  const t = useText();
  return (
    <div>
      <Button variant="outlined" disabled={isLoading} onClick={onMore}>
        {t('lists.more')}
      </Button>
    </div>
  );
}

/** Leads to the last page from an address behind it: the only item of the last page may have been removed. */
function useExistingPage(
  { items, total = 0, isOutdated }: LoadedList<unknown>,
  { pages, address: { page, change } }: Pick<ListBodyProps<unknown>, 'pages' | 'address'>,
): void {
  const lastPage = pages && Math.max(1, Math.ceil(total / pages.size));
  const isBehind = items !== undefined && !isOutdated && lastPage !== undefined && page > lastPage;
  useEffect(() => {
    if (isBehind) change({ page: String(lastPage) });
  }, [isBehind, lastPage, change]);
}

/** Moves the focus to the first new row, because the button is behind all of them, or gone after the last page. */
function useFocusOnNew(keys: readonly string[], load: (() => void) | undefined) {
  const [countBefore, setCountBefore] = useState<number>();
  const firstNewRow = useRef<HTMLTableRowElement>(null);
  const firstNewKey = countBefore === undefined ? undefined : keys[countBefore];
  useEffect(() => {
    if (firstNewKey !== undefined) firstNewRow.current?.focus();
  }, [firstNewKey]);
  const showMore = (): void => {
    setCountBefore(keys.length);
    load?.();
  };
  return { firstNewKey, firstNewRow, showMore };
}
