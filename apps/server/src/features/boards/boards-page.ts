import { createHash } from 'node:crypto';
import { fileAddress } from '@podium/contract';
import type { BoardsQuery, GamesAnswer } from '@podium/contract';
import { boardPath } from '@podium/contract/board-words';
import { inRegion, languageByTag, pathCodec } from '@podium/i18n';
import { html, raw } from 'hono/html';
import { phrase } from '../../ground/phrases.ts';
import type { GamesLook, LookPicture } from '../games-look.ts';

/** Marks of sponsors that fit into the bar below a board. */
const maxSponsors = 6;

/**
 * A page that keeps every board in a frame and shows one at a time; `/board.js` turns them. The boards are pages of the
 * app, which stay current by themselves. Without scripts the first board is shown.
 */
export async function boardsPage(
  { show, seconds, lang }: BoardsQuery,
  { games, look }: { games: Pick<GamesAnswer, 'name' | 'regions'>; look: GamesLook },
): Promise<{ text: string; styleHash: string }> {
  const definition = inRegion(languageByTag(lang), games.regions);
  const style = boardsStyle(look.accent);
  const frames = show.map(
    (board, index) =>
      html`<iframe
        src="${pathCodec.write(lang, boardPath(board))}"
        title="${phrase(lang, `boards.kind.${board.kind}`)}"
        ${index === 0 ? raw('class="is-shown"') : ''}
      ></iframe>`,
  );
  const text = await html`<!doctype html>
    <html lang="${definition.intl}" dir="${definition.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${phrase(lang, 'boards.title')} · ${games.name}</title>
        ${raw(`<style>${style}</style>`)}
        <script defer src="/board.js"></script>
      </head>
      <body>
        <main data-seconds="${seconds}">${frames}</main>
        <footer>
          ${look.logo ? picture(look.logo, games.name) : html`<b><bdi>${games.name}</bdi></b>`}
          <p id="age" role="status" data-text="${phrase(lang, 'boards.lost', { age: '{age}' })}"></p>
          <div class="sponsors">${look.sponsors.slice(0, maxSponsors).map((sponsor) => picture(sponsor))}</div>
        </footer>
      </body>
    </html> `;
  return { text: String(text), styleHash: createHash('sha256').update(style).digest('base64') };
}

const picture = ({ sha256, alt }: LookPicture, name = '') =>
  html`<img src="${fileAddress(sha256)}" alt="${alt || name}" />`;

/** The bar is white in every theme, because organizers choose the accent and the logos for white paper. */
const boardsStyle = (accent = '#0b5e73'): string =>
  [
    '*{box-sizing:border-box;margin:0;padding:0}',
    'html,body{block-size:100%;overflow:hidden;background:#fff}',
    'body{display:flex;flex-direction:column;font-family:system-ui,sans-serif;cursor:none}',
    'main{position:relative;flex:1;min-block-size:0}',
    // Hidden frames keep their size, because boards count the rows that fit.
    'iframe{position:absolute;inset:0;inline-size:100%;block-size:100%;border:0;visibility:hidden;opacity:0}',
    'iframe.is-shown{visibility:visible;opacity:1}',
    '@media(prefers-reduced-motion:no-preference){iframe{transition:opacity .4s,visibility .4s}}',
    `footer{display:flex;align-items:center;gap:2vmin;block-size:8vmin;padding:1vmin 3vmin;border-block-start:.6vmin solid ${accent};color:#15202b;font-size:2.6vmin}`,
    'footer b{flex:1 1 auto;min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}',
    'footer img{block-size:100%;max-inline-size:22vmin;object-fit:contain}',
    '#age{flex:1 1 auto;min-inline-size:0;font-weight:700;text-align:center}',
    '#age:empty{display:none}',
    '.sponsors{display:flex;flex:0 1 auto;gap:2vmin;justify-content:flex-end;margin-inline-start:auto;block-size:100%;min-inline-size:0}',
    '.sponsors img{flex:0 1 auto;min-inline-size:0}',
  ].join('');
