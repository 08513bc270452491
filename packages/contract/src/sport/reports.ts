/** Reports about contests: documents of the feed, decisions and protests. */
import { z } from 'zod';
import { instant, namedRef, organisationRef } from '../common.ts';
import { resultField } from '../veil.ts';

/** Kinds of report with translated names, independent of the language of their titles. */
export const reportTypes = ['entryList', 'startList', 'results', 'summary', 'finalRanking', 'medals'] as const;

export const report = z
  .object({
    id: z.string(),
    kind: z.string(),
    title: z.string(),
    type: z.enum(reportTypes).nullable(),
    /** Name of its event, phase or unit, in the reader's language. */
    about: z.string().nullable(),
    language: z.string().nullable(),
    version: z.number().nullable(),
    status: z.string().nullable(),
    publishedAt: instant.nullable(),
    url: z.string().nullable(),
    /** Stored files only. */
    mediaType: z.string().nullable(),
    /** Size of a stored file (bytes). */
    size: z.int().nullable(),
    text: resultField(z.string().nullable()),
    /** Decisions and protests only: procedure, rule, who lodged it, hearing time, by the source's names. */
    facts: resultField(z.record(z.string(), z.string()).optional()),
    /** The delegation that lodged a protest. */
    initiator: resultField(organisationRef.optional()),
    jury: z.array(namedRef).optional(),
    signedBy: z.array(namedRef.extend({ function: z.string().nullable() })).optional(),
  })
  .meta({ id: 'Report' });
export type ReportAnswer = z.infer<typeof report>;

/** Keeps reports listed but removes their files, because decisions, protests and most files are about results. */
export const withoutFiles = <Item extends ReportAnswer>(reports: Item[]): Item[] =>
  reports.filter(({ url }) => url !== null).map((report) => ({ ...report, url: null }));
