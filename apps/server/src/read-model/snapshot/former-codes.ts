interface Coded {
  code: string;
  former_codes: readonly string[] | null;
}

/**
 * The present codes of delegations by their former ones. A code that is in use, or that two delegations had, leads
 * nowhere; so no code leads to one that leads on.
 */
export function formerCodes(rows: readonly Coded[]): Map<string, string> {
  const present = new Set(rows.map(({ code }) => code));
  const owners = Map.groupBy(
    rows.flatMap(({ code, former_codes: former }) => (former ?? []).map((old) => ({ old, code }))),
    ({ old }) => old,
  );
  return new Map(
    [...owners].flatMap(([old, [owner, ...others]]) =>
      owner && !present.has(old) && others.every(({ code }) => code === owner.code) ? [[old, owner.code] as const] : [],
    ),
  );
}
