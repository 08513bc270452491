import type { ReactNode } from 'react';
import { Page } from '../frame/page.tsx';
import { ListBody } from './list-body.tsx';
import type { ListBodyProps } from './list-body.tsx';
import { CsvButton } from './list-csv.tsx';
import type { ListCsv } from './list-csv.tsx';
import { ListFilters } from './list-filters.tsx';
import type { ListFilter } from './list-filters.tsx';
import type { LoadedList } from './loaded-list.ts';

interface ListPageProps<Item> extends Omit<ListBodyProps<Item>, 'label' | 'list'> {
  title: string;
  /** Accessible name of the table, if it is not that of the page. */
  label?: string;
  about?: ReactNode;
  /** Undefined until the user asks for something. */
  list: LoadedList<Item> | undefined;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  csv?: ListCsv;
  /** Content between heading and filters. */
  lead?: ReactNode;
  filters?: readonly ListFilter[];
  /** Further ways to narrow the list, after the filters. */
  moreFilters?: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
}

/** A page with a list: heading, filters, the list in each of its states, and dialogs. */
export function ListPage<Item>({
  title,
  label = title,
  about,
  actions,
  csv,
  lead,
  filters,
  moreFilters,
  children,
  list,
  address,
  ...body
}: ListPageProps<Item>) {
  return (
    <Page
      title={title}
      about={about}
      actions={
        (csv || actions) && (
          <>
            {csv && <CsvButton csv={csv} />}
            {actions}
          </>
        )
      }
    >
      {lead}
      {filters && (
        <ListFilters filters={filters} address={address}>
          {moreFilters}
        </ListFilters>
      )}
      {list && <ListBody label={label} list={list} address={address} {...body} />}
      {children}
    </Page>
  );
}
