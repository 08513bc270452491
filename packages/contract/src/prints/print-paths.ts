const part = encodeURIComponent;
const base = '/api/v1/prints';

/** Paths of printed documents; the language is the parameter `lang`. */
export const printPaths = {
  startList: (unit: string) => `${base}/units/${part(unit)}/start-list.pdf`,
  results: (unit: string) => `${base}/units/${part(unit)}/results.pdf`,
  schedule: (day: string, filter: { discipline?: string; delegation?: string } = {}) => {
    const query = Object.entries(filter).flatMap(([name, value]) => (value ? [`${name}=${part(value)}`] : []));
    return `${base}/days/${part(day)}/schedule.pdf${query.length > 0 ? `?${query.join('&')}` : ''}`;
  },
  medals: () => `${base}/medals.pdf`,
  medalsOf: (delegation: string) => `${base}/delegations/${part(delegation)}/medals.pdf`,
  cup: (id: string) => `${base}/cups/${part(id)}/table.pdf`,
  /** @param key key of a discipline, or `all` */
  book: (key: string) =>
    key === 'all' ? `${base}/results-book.pdf` : `${base}/disciplines/${part(key)}/results-book.pdf`,
} as const;
