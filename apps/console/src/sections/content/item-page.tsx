import { findKind } from '@podium/content';
import type { Kind } from '@podium/content';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { deskApi } from '../../api/desk-api.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { NotFoundPage } from '../../frame/not-found-page.tsx';
import { gamesOffset } from '../../language/games-store.ts';
import { toInstant, localTime } from '../../fields/local-time.ts';
import { scheduleApi } from '../../program/schedule-api.ts';
import { readItem } from '../../drafts/draft-keeper.ts';
import { ItemEditor } from './item-editor.tsx';

/** One item: loaded once, then managed by its editor. */
export function ItemPage({ kind: name }: { kind: string }) {
  const { id = '' } = useParams();
  const kind = findKind(name);
  return kind ? <LoadedItem key={`${name}/${id}`} kind={kind} id={id} /> : <NotFoundPage />;
}

function LoadedItem({ kind, id }: { kind: Kind; id: string }) {
  const key = { kind: kind.name, id };
  const { data, error, refetch } = useQuery({
    queryKey: ['item', kind.name, id],
    queryFn: async () => {
      const item = await readItem(deskApi, key);
      return { item, now: item.published ? undefined : await gamesNow() };
    },
    staleTime: Infinity,
    // The next visit loads it again.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return data ? <ItemEditor kind={kind} {...data} /> : <Loading />;
}

/** The current minute in local time of the Games. */
async function gamesNow(): Promise<string> {
  // Without a response, the device's clock is accurate enough for a default.
  const now = await scheduleApi.now().catch(() => new Date().toISOString());
  return toInstant(localTime(now, gamesOffset), gamesOffset);
}
