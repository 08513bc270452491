import { queries } from '../../shared/shell/queries/queries.ts';
import type { LanguageTag } from '@podium/i18n';

/** The reports of a sport, or of the whole Games. */
export const reportsQuery = (language: LanguageTag, discipline: string | undefined) =>
  discipline === undefined ? queries.reports(language) : queries.disciplineReports(language, { key: discipline });
