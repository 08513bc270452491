import { widgetOptionNames, widgetPath } from '@podium/contract/widget-words';
import type { WidgetOptions, WidgetType } from '@podium/contract/widget-words';

export interface WidgetChoice extends WidgetOptions {
  type: WidgetType;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The HTML that embeds a widget: the script, and an element with a link for readers without scripts.
 *
 * @param origin of this server
 * @param linkText also the title of the frame
 */
export function widgetSnippet(origin: string, { type, ...options }: WidgetChoice, linkText: string): string {
  const attributes = widgetOptionNames.flatMap((name) => {
    const value = options[name];
    return value ? [` ${name}="${escapeText(value)}"`] : [];
  });
  return [
    `<script async src="${escapeText(origin)}/embed.js"></script>`,
    `<podium-widget type="${type}"${attributes.join('')}>`,
    `  <a href="${escapeText(origin + widgetPath(type, options))}">${escapeText(linkText)}</a>`,
    '</podium-widget>',
  ].join('\n');
}
