import type { ReportAnswer } from '@podium/contract';
import { DOT } from '../../elements/dot.ts';
import type { Translate } from '../../shell/messages.ts';

/**
 * The title of a report in the reader's language. A file of the feed has only one title, mostly in English, so its
 * subject and type are used if both are known.
 */
export const reportTitle = (t: Translate, { kind, title, about, type }: ReportAnswer): string =>
  kind === 'report' && about !== null && type !== null ? `${about}${DOT}${t(`parts.report.type.${type}`)}` : title;
