import type { LanguageCode } from '@podium/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepMessages } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { OtherLanguage } from './other-language.tsx';

keepMessages('ar', { parts: { content: { inLanguage: [['lang']] } } });

const render = (lang?: LanguageCode) =>
  renderToStaticMarkup(
    <PageProvider language="ar" now="2026-10-16T12:00:00Z">
      <OtherLanguage value={{ lang }} />
    </PageProvider>,
  );

it('a text in another language than the page is marked with that language', () => {
  expect(render('pt')).toContain('>pt</small>');
  expect([render('ar'), render()]).toEqual(['', '']);
});
