import { z } from 'zod';
import { languageCode } from '../common.ts';
import { widgetAccentNames, widgetFont, widgetLayouts, widgetThemes, widgetTypes } from './widget-words.ts';

/** Parameters of `/widget/events`, `/widget/medals` and `/widget/cup`. */
export const widgetQuery = z.object({
  lang: languageCode.default('en'),
  delegation: z.string().min(1).max(20).optional(),
  discipline: z.string().min(1).max(20).optional(),
  cup: z.string().min(1).max(64).optional(),
  layout: z.enum(widgetLayouts).default('compact'),
  theme: z.enum(widgetThemes).default('auto'),
  accent: z
    .enum(widgetAccentNames)
    .or(z.string().regex(/^#[0-9a-fA-F]{6}$/, `expected #rrggbb or one of ${widgetAccentNames.join(', ')}`))
    .default('teal'),
  font: z.string().regex(widgetFont, 'expected the name of one font family, such as "Source Sans 3"').optional(),
});
export type WidgetQuery = z.infer<typeof widgetQuery>;

export const widgetType = z.enum([...widgetTypes, 'headless']);
