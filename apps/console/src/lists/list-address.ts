/** Filters, order and page of a list, as its address stores them: going back or sharing the address restores them. */
export interface ListQuery {
  /** @returns the value of a filter; empty if the address has none */
  read: (name: string) => string;
  /** From 1. */
  page: number;
}

export function readListQuery(query: URLSearchParams): ListQuery {
  return {
    read: (name) => query.get(name) ?? '',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  };
}

/** @returns the query of an address after changes; empty values are left out, and other changes lead to the first page */
export function changeListQuery(query: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ page: '', ...changes })) {
    if (value === '' || (name === 'page' && value === '1')) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
