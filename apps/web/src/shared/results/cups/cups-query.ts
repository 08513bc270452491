import type { Document } from '@podium/contract';
import type { LanguageTag } from '@podium/i18n';
import { beside } from '../../shell/queries/beside.ts';
import { queries } from '../../shell/queries/queries.ts';

const none: Document<'cups'> = { items: [], total: 0, asOf: null, keys: [] };

/**
 * The cups beside the medal table, or the places of one delegation in them; none if the device has no network and didn't
 * keep them.
 */
export const cupsBeside = (language: LanguageTag, filter: { delegation?: string } = {}) =>
  beside(queries.cups(language, filter), async () => none);
