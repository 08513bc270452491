import { compilePhrases } from '@podium/i18n/phrases';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepMessages } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { phrases as ar } from '../../phrases/ar.ts';
import { phrases as en } from '../../phrases/en.ts';
import { LatestEventLine } from './latest-event-line.tsx';
import type { Language } from '@podium/games';

keepMessages('en', compilePhrases({ shared: en }));
keepMessages('ar', compilePhrases({ shared: ar }));

const line = (language: Language, at: string, gap: string, gender = 'M'): string =>
  renderToStaticMarkup(
    <PageProvider language={language} now="2026-10-16T12:00:00Z">
      <LatestEventLine
        moment={{ split: { at, leader: 'Ana', organisation: null, gap } }}
        gender={gender}
        isLeaderShown
      />
    </PageProvider>,
  )
    .replaceAll(/<[^>]*>|[\u2066-\u2069]/gu, '')
    .replaceAll('\u00A0', ' ');

it('a gap in seconds has a unit, and one in minutes needs none', () => {
  expect(line('en', '800 m', '+0.07')).toBe('0.07 s ahead at 800 m');
  expect(line('en', '40.0', '+0:01')).toBe('0:01 ahead at 40.0');
});

it('in Arabic the sentence about the leader of a women’s race is feminine, and a distance has Arabic units', () => {
  expect(line('ar', '800 m', '+0.07', 'W')).toBe('متقدمة بفارق 0.07 ثانية عند 800 م');
  expect(line('ar', '5 km', '+1:02', 'M')).toBe('متقدم بفارق 1:02 عند 5 كم');
});
