import { queries } from '../../shell/queries/queries.ts';
import type { LanguageTag } from '@podium/i18n';

const SHOWN_EVENTS = 4;

/** The winners of the most recently decided events of a sport, or of `all`. */
export const latestMedallists = (language: LanguageTag, discipline: string) =>
  queries.medallists(language, { discipline, latest: SHOWN_EVENTS });
