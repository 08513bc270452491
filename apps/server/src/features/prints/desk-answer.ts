import type { LanguageCode } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { personal } from '../../routes/route.ts';
import type { RouteShape } from '../../routes/route.ts';

/** PDFs for organizers: never stored, neither here nor by caches. */
export const deskPdf = {
  method: 'get',
  tag: 'desk',
  answer: { media: { 'application/pdf': z.string().meta({ format: 'binary' }) } },
  answers: 'A4, tagged',
} as const satisfies Partial<RouteShape>;

export const deskPdfErrors = {
  forbidden: 'Your rights do not include this',
  notFound: 'There is nothing to print',
  unprocessable: 'More than one PDF can contain',
  unavailable: 'Too many documents are being printed',
} as const;

/** @param name of the file, without its extension */
export const answerDeskPdf = (c: Context, pdf: Buffer, name: string, lang: LanguageCode): Response =>
  c.body(new Uint8Array(pdf), 200, {
    ...personal,
    'content-type': 'application/pdf',
    'content-language': lang,
    'content-disposition': `inline; filename="${name}-${lang}.pdf"`,
    'x-robots-tag': 'noindex',
    // Browsers show a PDF as an object in their own page, which this policy applies to.
    'content-security-policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
