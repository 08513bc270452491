import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { isLiveStatus } from '@podium/games';
import { formattersFor, inRegion, languageByTag, pathCodec } from '@podium/i18n';
import { isWinner } from '@podium/contract/winner';
import { itemWords } from '@podium/contract/item-words';
import { pages } from '@podium/contract/pages';
import { shownTimes } from '@podium/contract/shown-times';
import type { Competitor, LanguageCode, ScheduleCompetitor, ScheduleItemAnswer, WidgetQuery } from '@podium/contract';
import { irmName, phrase } from '../../ground/phrases.ts';
import { cupTable } from './cup-table.ts';
import type { CupWidget, EventsWidget, MedalsWidget } from './load-widget.ts';
import type { Context, Html } from './widget-context.ts';
import { widgetStyle } from './widget-style.ts';

/** The widget as a page that works without scripts, and the hash of its style sheet for the content security policy. */
export async function widgetPage(
  widget: EventsWidget | MedalsWidget | CupWidget,
  query: WidgetQuery,
): Promise<{ text: string; styleHash: string }> {
  const { games, subject, asOf, keys } = widget;
  const definition = inRegion(languageByTag(query.lang), games.regions);
  const context: Context = { language: query.lang, format: formattersFor(definition, games.timeZone), query };
  const translate = translatorFor(query.lang);
  const title = subject ? `${translate(widget.type)} · ${subject}` : translate(widget.type);
  const style = widgetStyle(query);
  const page = pathCodec.write(query.lang, appPage(widget, query));
  const text = await html`<!doctype html>
    <html lang="${definition.intl}" dir="${definition.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${games.name}</title>
        ${raw(`<style>${style}</style>`)}
        <script defer src="/widget/frame.js"></script>
      </head>
      <body data-keys="${keys.join(',')}">
        <main>
          <h1>${title}</h1>
          ${games.rehearsalSince ? html`<p class="facts">${translate('rehearsal')}</p>` : ''}
          ${widgetBody(widget, context)}
          <footer>
            <a href="${page}" target="_blank" rel="noopener">${translate('open')}</a>
            ${asOf ? html`<span>${phrase(query.lang, 'widgets.asOf', { time: context.format.dateTime(asOf) })}</span>` : ''}
          </footer>
        </main>
      </body>
    </html> `;
  return { text: String(text), styleHash: createHash('sha256').update(style).digest('base64') };
}

function widgetBody(widget: EventsWidget | MedalsWidget | CupWidget, context: Context): Html {
  if (widget.type === 'events') return eventLists(widget, context);
  return widget.type === 'medals' ? medalTable(widget, context) : cupTable(widget, context);
}

function appPage(widget: EventsWidget | MedalsWidget | CupWidget, { delegation, discipline }: WidgetQuery): string {
  if (widget.type === 'cup') return widget.id === undefined ? '/cups' : pages.cup(widget.id);
  if (delegation) return pages.delegation(delegation.toUpperCase());
  if (widget.type === 'medals') return pages.medals(discipline?.toLowerCase() ?? 'all');
  return discipline ? pages.discipline(discipline.toLowerCase()) : '/schedule/grid';
}

type PlainPhrase =
  | 'events'
  | 'medals'
  | 'cup'
  | 'live'
  | 'next'
  | 'latest'
  | 'noEvents'
  | 'noMedals'
  | 'open'
  | 'rehearsal'
  | 'rank'
  | 'delegation';

const translatorFor =
  (language: LanguageCode) =>
  (key: PlainPhrase): string =>
    phrase(language, `widgets.${key}`);

function eventLists({ lists, sets }: EventsWidget, context: Context): Html {
  const translate = translatorFor(context.language);
  const names = (['live', 'next', 'latest'] as const).filter((name) => lists[name].length > 0);
  if (names.length === 0) return html`<p class="empty">${translate('noEvents')}</p>`;
  return html`<div class="lists">
    ${names.map(
      (name) =>
        html`<section>
          <h2>${translate(name)}</h2>
          <ul>
            ${lists[name].map((item) => eventItem(item, sets.get(item.id) ?? [], context))}
          </ul>
        </section> `,
    )}
  </div>`;
}

function eventItem(item: ScheduleItemAnswer, sets: readonly string[], context: Context): Html {
  const { title, part } = itemWords(item);
  const { discipline, id, day } = item;
  const page = discipline ? pages.unit(discipline.key, id) : pages.day(day);
  const name = joinFacts([discipline?.name, title, part]);
  return html`<li class="item">
    <a href="${pathCodec.write(context.language, page)}" target="_blank" rel="noopener">${name}</a>
    <p class="facts">${facts(item, context)}</p>
    ${competitors(item, context.language)}
    ${sets.length > 0 && !item.rerun ? html`<p class="sets">${sets.map((set) => html`<bdi dir="ltr">${set}</bdi>`)}</p>` : ''}
  </li> `;
}

/** Time and venue of an item, and any unusual status. */
function facts(item: ScheduleItemAnswer, { language, format }: Context): Html {
  const times = shownTimes(item);
  const isLive = isLiveStatus(item.status);
  const named = isLive ? undefined : namedStatus(item.status);
  const labels = [
    isLive ? item.moment?.period?.name : undefined,
    isLive ? item.moment?.clock : undefined,
    times && !isLive ? format.dateTime(times.start) : undefined,
    !times && !isLive && item.day ? format.dateShort(item.day) : undefined,
    named && phrase(language, `status.${named}`),
    item.venue?.name,
  ].filter(Boolean);
  return html`${isLive ? html`<span class="live">${phrase(language, 'widgets.live')}</span> ` : ''}${joinFacts(labels)}`;
}

function namedStatus(status: ScheduleItemAnswer['status']): 'DELAYED' | 'UNOFFICIAL' | 'PROTESTED' | undefined {
  if (status === 'DELAYED' || status === 'PROTESTED') return status;
  return status === 'FINISHED' || status === 'UNOFFICIAL' ? 'UNOFFICIAL' : undefined;
}

/** Both sides of a contest of two; otherwise the winner or leader. */
function competitors(item: ScheduleItemAnswer, language: LanguageCode): Html | '' {
  const { isHeadToHead, competitors: all = [], outcome, rerun } = item;
  if (rerun) return '';
  const won = new Set(outcome?.winners.map(({ id }) => id));
  const winners = outcome && item.medal === 'gold' ? outcome.winners : [];
  const first = all.filter(({ rank, result }) => rank || result).slice(0, 1);
  const shown = isHeadToHead ? all.slice(0, 2) : winners.length > 0 ? winners : first;
  const named = shown.filter(({ name }) => name !== '');
  if (named.length === 0 || (isHeadToHead && named.length < 2)) return '';
  return html`<ul class="sides">
    ${named.map((competitor) => side(competitor, language, isHeadToHead && (won.has(competitor.id) || isWinner(outcome, competitor.id, competitor.wlt))))}
  </ul>`;
}

function side(competitor: ScheduleCompetitor, language: LanguageCode, isWinner: boolean): Html {
  const { organisation, name, result, irm, shootOut } = competitor;
  const score = irm ? (irmName(language, irm) ?? irm) : [result, shootOut && `(${shootOut})`].filter(Boolean).join(' ');
  return html`<li${isWinner ? raw(' class="won"') : ''}>${flag(organisation)}<bdi>${name}</bdi>${score ? html`<b>${score}</b>` : ''}</li>`;
}

/** Decorative: the name is written next to the flag. */
const flag = (organisation: Competitor['organisation']): Html | '' =>
  organisation?.flag ? html`<img src="${organisation.flag}" alt="" loading="lazy" />` : '';

/** In a narrow frame the medal is shown as a disc, with its word for screen readers only. */
const medalHeader = (medal: string, word: string): Html =>
  medal === 'total'
    ? html`<th scope="col">${word}</th>`
    : html`<th scope="col"><i class="disc ${medal}"></i><span class="word">${word}</span></th>`;

const nameWithFlag = (organisation: Competitor['organisation'], name: string): Html =>
  html`<span class="side">${flag(organisation)}<bdi>${name}</bdi></span>`;

function medalTable({ rows }: MedalsWidget, { language, format, query }: Context): Html {
  const translate = translatorFor(language);
  if (rows.length === 0) return html`<p class="empty">${translate('noMedals')}</p>`;
  const medals = ['gold', 'silver', 'bronze', 'total'] as const;
  const visibleRows = query.layout === 'compact' && !query.delegation ? rows.slice(0, maxCompactRows) : rows;
  return html`<table>
    <thead>
      <tr>
        <th scope="col"><span class="word">${translate('rank')}</span></th>
        <th scope="col">${translate('delegation')}</th>
        ${medals.map((medal) => medalHeader(medal, phrase(language, `medal.${medal}`)))}
      </tr>
    </thead>
    <tbody>
      ${visibleRows.map(
        ({ rank, organisation, ...counts }) =>
          html`<tr>
            <td>${rank === null ? '–' : format.number(rank)}</td>
            <th scope="row">
              ${nameWithFlag(organisation, query.layout === 'wide' ? organisation.name : organisation.code)}
            </th>
            ${medals.map((medal) => html`<td>${format.number(counts[medal])}</td>`)}
          </tr> `,
      )}
    </tbody>
  </table>`;
}

const maxCompactRows = 10;

/** Keeps lines from beginning with the dot between two facts. */
const joinFacts = (facts: readonly (string | undefined)[]): string =>
  facts.filter(Boolean).join(' · ').replaceAll(' · ', '\u00A0· ');
