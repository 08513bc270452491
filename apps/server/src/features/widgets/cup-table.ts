import { html } from 'hono/html';
import { phrase } from '../../ground/phrases.ts';
import type { CupWidget } from './load-widget.ts';
import type { Context, Html } from './widget-context.ts';

/** In a compact frame without a chosen delegation. */
const maxCompactRows = 10;

/** The table of a cup, with points and first places. */
export function cupTable({ rows, isByTeam }: CupWidget, { language, format, query }: Context): Html {
  if (rows.length === 0) return html`<p class="empty">${phrase(language, 'widgets.noPoints')}</p>`;
  const isCompact = query.layout === 'compact';
  const visibleRows = isCompact && !query.delegation ? rows.slice(0, maxCompactRows) : rows;
  return html`<table>
    <thead>
      <tr>
        <th scope="col"><span class="word">${phrase(language, 'widgets.rank')}</span></th>
        <th scope="col">${phrase(language, isByTeam ? 'widgets.team' : 'widgets.delegation')}</th>
        <th scope="col">${phrase(language, 'widgets.points')}</th>
      </tr>
    </thead>
    <tbody>
      ${visibleRows.map(
        ({ rank, side, points }) =>
          html`<tr>
            <td>${rank === null ? '–' : format.number(rank)}</td>
            <th scope="row">
              <span class="side">
                ${side.organisation?.flag ? html`<img src="${side.organisation.flag}" alt="" loading="lazy" />` : ''}
                <bdi>${isCompact && side.organisation ? side.organisation.code : side.name.text}</bdi>
              </span>
            </th>
            <td>${format.number(points)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}
