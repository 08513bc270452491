import { useState } from 'react';
import { usePageSentence } from '../../live/page-sentence.ts';
import { useFollows } from '../reader/follows.ts';
import { useIsVeiled } from '../reader/veil.ts';
import { useText } from '../shell/page-context.tsx';
import { contestNews } from './contest-news.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { ShownContests } from './contest-news.ts';

/**
 * Announces followed contests and new leaders of a list to screen readers, and nothing else of it.
 *
 * @param page identifies the list
 * @param data the answer that the contests are from; equal as long as nothing has changed
 */
export function useContestNews(page: string, data: object, items: readonly ScheduleItemAnswer[]): void {
  const t = useText();
  const follows = useFollows();
  const isHidden = useIsVeiled();
  const [last, setLast] = useState<{ page: string; data: object; text: string; shown: ShownContests }>();
  if (last?.data !== data) {
    const { text, shown } = contestNews(t, last?.page === page ? last.shown : undefined, items, follows);
    setLast({ page, data, text, shown });
  }
  usePageSentence(page, isHidden ? '' : (last?.text ?? ''));
}
