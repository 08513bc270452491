import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepMessages } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { SideScore } from './side-score.tsx';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof SideScore>;
const side = (result: string) => ({ id: '1', type: 'team', name: 'A', organisation: null, result }) as Props['side'];
keepMessages('en', {});
function numbers(item: Props['item'], result: string, index = 0): string[] {
  const html = renderToStaticMarkup(
    <PageProvider language="en" now="2026-10-16T12:00:00Z">
      <SideScore item={item} side={side(result)} index={index} />
    </PageProvider>,
  );
  return [...html.matchAll(/>([^<]+)</gu)].map(([, text]) => text!);
}

it('a sport with sets shows the sets won, then the points of the current set', () => {
  const item = { isHeadToHead: true, moment: { points: { home: '14', away: '16' } } };
  expect(numbers(item, '1')).toEqual(['1', '14']);
  expect(numbers(item, '2', 1)).toEqual(['2', '16']);
});

it('other contests show their score only', () => {
  expect(numbers({ isHeadToHead: true, moment: { clock: '3:28' } }, '54')).toEqual(['54']);
  expect(numbers({ isHeadToHead: false }, '57.59')).toEqual(['57.59']);
});
