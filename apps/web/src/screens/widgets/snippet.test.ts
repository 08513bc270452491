import { expect, it } from 'vitest';
import { widgetSnippet } from './snippet.ts';

it('the HTML of a widget contains the chosen options and a link for readers without scripts', () => {
  const choice = { type: 'medals', lang: 'pt', delegation: 'SP', accent: '#ff0000', discipline: '' } as const;
  expect(widgetSnippet('https://games.example', choice, 'Quadro de medalhas')).toBe(
    `<script async src="https://games.example/embed.js"></script>
<podium-widget type="medals" lang="pt" delegation="SP" accent="#ff0000">
  <a href="https://games.example/widget/medals?lang=pt&amp;delegation=SP&amp;accent=%23ff0000">Quadro de medalhas</a>
</podium-widget>`,
  );
});

it('no option or text can end the attribute or element that contains it', () => {
  const snippet = widgetSnippet('https://games.example', { type: 'events', delegation: '"><script>' }, '</a><b>');
  expect(snippet).toContain('delegation="&quot;&gt;&lt;script&gt;"');
  expect(snippet).toContain('>&lt;/a&gt;&lt;b&gt;</a>');
});
