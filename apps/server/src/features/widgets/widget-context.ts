import type { HtmlEscapedString } from 'hono/utils/html';
import type { Formatters } from '@podium/i18n';
import type { LanguageCode, WidgetQuery } from '@podium/contract';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Language, formats and options with which the parts of a widget are written. */
export interface Context {
  language: LanguageCode;
  format: Formatters;
  query: WidgetQuery;
}
