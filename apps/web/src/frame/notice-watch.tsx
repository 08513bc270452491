import { loadUnasked } from '../platform/chunk-reload.ts';
import { lazyPart } from '../shared/lazy-part.tsx';
import { useQuiet } from './use-quiet.ts';

const QUIET_MS = 2000;

const { Part: NoticeBanner } = lazyPart(
  async () => (await loadUnasked(() => import('../shared/notices/notice-banner.tsx'))).NoticeBanner,
);

/** Loads the organizers' notices once the page is idle. */
export function NoticeWatch() {
  return useQuiet(QUIET_MS) && <NoticeBanner />;
}
