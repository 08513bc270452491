import { useQuery } from '@tanstack/react-query';
import { loadInBackground } from '../platform/chunk-reload.ts';
import { lazyPart } from '../shared/elements/lazy-part.tsx';
import { usePage } from '../shared/shell/page-context.tsx';
import { fromCache, queries } from '../shared/shell/queries/queries.ts';
import { useQuiet } from './use-quiet.ts';
import type { LoaderContext } from '../shared/shell/head.ts';

const QUIET_MS = 2000;

const { load, Part: NoticeBanner } = lazyPart(
  async () => (await loadInBackground(() => import('../shared/services/notices/notice-banner.tsx'))).NoticeBanner,
);

/**
 * Loads the notices for a server-rendered page, which then contains the banner. If that fails, the page is rendered
 * without them.
 */
export async function loadNotices({ queryClient, language }: Omit<LoaderContext, 'phrases'>): Promise<void> {
  const notices = await queryClient.query({ ...queries.notices(language), ...fromCache }).catch(() => undefined);
  if (notices && notices.items.length > 0) await load().catch(() => undefined);
}

/** The organizers' notices: part of the server-rendered page, otherwise loaded once the page is idle. */
export function NoticeWatch() {
  const { language } = usePage();
  const { data } = useQuery({ ...queries.notices(language), enabled: false });
  const isQuiet = useQuiet(QUIET_MS);
  return ((data?.items.length ?? 0) > 0 || isQuiet) && <NoticeBanner />;
}
