import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';
import { followPageSentence, hasPageSentence, setPageSentence } from './page-sentence.ts';

describe('A4: a page says its own changes', () => {
  const announcements: string[] = [];
  const stop = followPageSentence((text) => announcements.push(text));
  afterEach(() => void announcements.splice(0));

  it('announces each new sentence once, and nothing on opening', () => {
    setPageSentence({ page: 'a', text: 'Bahia 60, Amapá 69' });
    setPageSentence({ page: 'a', text: 'Bahia 60, Amapá 69' });
    expect(announcements).toEqual([]);
    setPageSentence({ page: 'a', text: 'Bahia 62, Amapá 69' });
    expect(announcements).toEqual(['Bahia 62, Amapá 69']);
  });

  it('announces nothing when another page opens, and leaves general sentences to pages without their own', () => {
    setPageSentence({ page: 'b', text: 'Acre 1, Pará 0' });
    expect([announcements, hasPageSentence()]).toEqual([[], true]);
    setPageSentence(undefined);
    expect(hasPageSentence()).toBe(false);
    stop();
  });
});

describe('A4: at most one sentence in five seconds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('announces the first at once, then the last of those that follow', () => {
    const announcements: string[] = [];
    const { announce, stop } = createAnnouncer((text) => text && announcements.push(text));
    announce('1–0');
    announce('2–0');
    announce('3–0');
    expect(announcements).toEqual(['1–0']);
    vi.advanceTimersByTime(4999);
    expect(announcements).toEqual(['1–0']);
    vi.advanceTimersByTime(1);
    expect(announcements).toEqual(['1–0', '3–0']);
    vi.advanceTimersByTime(60_000);
    expect(announcements).toEqual(['1–0', '3–0']);
    stop();
  });
});
