interface SearchedRoute {
  options?: { validateSearch?: unknown };
  children?: unknown;
}

/** The search parameters that a route reads, recorded by passing it a proxy. */
export function searchNamesOf(route: SearchedRoute): string[] {
  const names = new Set<string>();
  const noting = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => void (typeof name === 'string' && names.add(name)),
      ownKeys: () => {
        throw new Error('A route takes all that stands in a search: let it name what it reads.');
      },
    },
  );
  const visit = ({ options, children }: SearchedRoute) => {
    if (typeof options?.validateSearch === 'function') options.validateSearch(noting);
    for (const child of Object.values(children ?? {})) visit(child as SearchedRoute);
  };
  visit(route);
  return [...names];
}
