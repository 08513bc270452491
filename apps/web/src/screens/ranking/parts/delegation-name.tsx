import { useQuery } from '@tanstack/react-query';
import { usePage } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';

/** The server's maximum page size. */
const MOST = 200;

/** A delegation in the reader's language; its code until the name is loaded. */
export function DelegationName({ code }: { code: string }) {
  const { language } = usePage();
  const { data } = useQuery(queries.participants(language, { kind: 'delegations', pageSize: MOST }));
  return <bdi>{data?.items.find(({ id }) => id === code)?.name ?? code}</bdi>;
}
