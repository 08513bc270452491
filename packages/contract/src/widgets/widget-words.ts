/** Options and messages of the widgets, without the schemas, which are large. */
import type { LanguageCode } from '../common.ts';
import type { MedalsAnswer } from '../sport/medals.ts';
import type { ScheduleDayAnswer, ScheduleDaysAnswer, ScheduleLiveAnswer } from '../sport/schedule.ts';

/** Widgets with a view; `headless` has none and only exchanges messages. */
export const widgetTypes = ['events', 'medals', 'cup'] as const;
export type WidgetType = (typeof widgetTypes)[number];

export const widgetLayouts = ['compact', 'wide'] as const;
export const widgetThemes = ['auto', 'light', 'dark'] as const;

/** Named accent colors. Any other color is `#rrggbb`; both are adjusted until text in them is readable. */
export const widgetAccents = {
  teal: '#0b5e73',
  blue: '#0a4fd6',
  green: '#17693b',
  red: '#c2182b',
  purple: '#6d3aa8',
  orange: '#a34700',
} as const;
export type WidgetAccent = keyof typeof widgetAccents;
export const widgetAccentNames = Object.keys(widgetAccents) as WidgetAccent[];

/** One font family that readers may have installed, such as `Source Sans 3`; no font is downloaded. */
export const widgetFont = /^[A-Za-z][A-Za-z0-9 -]{0,39}$/;

export interface WidgetOptions {
  lang?: LanguageCode;
  delegation?: string;
  discipline?: string;
  /** Id of a cup of delegations; the first one if absent. */
  cup?: string;
  layout?: (typeof widgetLayouts)[number];
  theme?: (typeof widgetThemes)[number];
  /** A name of `widgetAccents`, or `#rrggbb`. */
  accent?: string;
  font?: string;
}

/** Options in the order in which they appear in an address. */
export const widgetOptionNames = [
  'lang',
  'delegation',
  'discipline',
  'cup',
  'layout',
  'theme',
  'accent',
  'font',
] as const satisfies readonly (keyof WidgetOptions)[];

/** Path of a widget, without empty options: `/widget/medals?lang=pt&theme=dark`. */
export function widgetPath(type: WidgetType | 'headless', options: WidgetOptions = {}): string {
  const attributes = widgetOptionNames.flatMap((name) => {
    const value = options[name];
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return `/widget/${type}${attributes.length > 0 ? `?${attributes.join('&')}` : ''}`;
}

/** Sent to the embedding page whenever the height changes: content height plus 48 px. */
export interface ResizeMessage {
  type: 'resize-iframe';
  height: number;
}
export const resizeMargin = 48;

/** Data that `/widget/headless` can send. */
interface HeadlessData {
  /** A day, or the list of days if the subscription names none. */
  schedule: ScheduleDayAnswer | ScheduleDaysAnswer;
  live: ScheduleLiveAnswer;
  medals: MedalsAnswer;
}
export type HeadlessTopic = keyof HeadlessData;
export const headlessTopics = ['schedule', 'live', 'medals'] as const satisfies readonly HeadlessTopic[];

/** Message to `/widget/headless`. A second subscription to a topic replaces the first. */
export type HeadlessRequest =
  | {
      type: 'podium-subscribe';
      topic: HeadlessTopic;
      lang?: LanguageCode;
      /** Schedule only: `2026-10-12`. */
      day?: string;
      /** Schedule and medals: key of a discipline. */
      discipline?: string;
      /** Schedule of a day only: code of a delegation. */
      delegation?: string;
    }
  | { type: 'podium-unsubscribe'; topic: HeadlessTopic };

/** Message from `/widget/headless`. `podium-data` follows each subscription and each change. */
export type HeadlessMessage =
  | { type: 'podium-ready'; version: 1; topics: readonly HeadlessTopic[] }
  | { [Topic in HeadlessTopic]: { type: 'podium-data'; topic: Topic; data: HeadlessData[Topic] } }[HeadlessTopic]
  | { type: 'podium-error'; topic: HeadlessTopic | null; code: string; message: string };
