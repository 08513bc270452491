import { useEffect, useEffectEvent, useRef } from 'react';
import { setPageSentence } from '../../live/page-sentence.ts';
import { useFollows } from '../reader/follows.ts';
import { useIsVeiled } from '../reader/veil.ts';
import { useText } from '../shell/page-context.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';
import type * as ContestNews from './contest-news.ts';

interface Compared {
  page: string;
  data: object;
  items: readonly ScheduleItemAnswer[];
  shown?: ContestNews.ShownContests;
}

/**
 * Announces followed contests and new leaders of a list to screen readers, and nothing else of it. The comparison is
 * loaded with the first change, so that pages do not wait for it.
 *
 * @param page identifies the list
 * @param data the answer that the contests are from; the same object as long as nothing has changed
 */
export function useContestNews(page: string, data: object, items: readonly ScheduleItemAnswer[]): void {
  const t = useText();
  const follows = useFollows();
  const isHidden = useIsVeiled();
  const last = useRef<Compared>(undefined);
  const compare = useEffectEvent(({ contestNews }: typeof ContestNews) => {
    const before = last.current;
    if (!before || before.data === data) return;
    const shownBefore = before.shown ?? contestNews(t, undefined, before.items, follows).shown;
    const { text, shown } = contestNews(t, shownBefore, items, follows);
    last.current = { page, data, items, shown };
    setPageSentence({ page, text: isHidden ? '' : text });
  });
  const begin = useEffectEvent(() => {
    last.current = { page, data, items };
    setPageSentence({ page, text: '' });
  });
  useEffect(() => {
    if (last.current?.page !== page) {
      begin();
      return undefined;
    }
    if (last.current.data === data) return undefined;
    let isOutdated = false;
    const load = async () => {
      const module = await import('./contest-news.ts');
      if (!isOutdated) compare(module);
    };
    // Requested again with the next change, which is then compared with the same list.
    load().catch(() => undefined);
    return () => {
      isOutdated = true;
    };
  }, [page, data]);
  useEffect(() => () => setPageSentence(undefined), []);
}
