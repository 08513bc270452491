import { join } from 'node:path';
import { day, languageCode, printProgress } from '@podium/contract';
import type { LanguageCode } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { NetworkLimit, addressPrefix } from '../../access/limits.ts';
import { answerPrepared, negotiate, preparedHeaders } from '../../answers/prepared-answer.ts';
import { ApiError } from '../../ground/api-error.ts';
import { machineNow } from '../../ground/machine-time.ts';
import { route } from '../../routes/route.ts';
import type { Route, RouteShape } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { Books, TooManyBooks } from './books.ts';
import type { Paper } from './paper.ts';
import { PrintStore } from './print-store.ts';
import { certificatePrinting } from '../certificate.ts';
import { codePrinting } from '../code-sheet.ts';
import { offer } from '../service.ts';
import { printCertificate } from './print-certificate.ts';
import { printCodes } from './print-codes.ts';
import { Printer, TooManyPrints } from './printer.ts';
import { cupSheet } from './sheets/cup-sheet.ts';
import { daySheet } from './sheets/day-sheet.ts';
import { delegationSheet, medalSheet } from './sheets/medal-sheets.ts';
import { resultsBook } from './sheets/results-book.ts';
import { checkCardRoutes } from './desk-check-card.ts';
import { printChoicesRoute } from './desk-choices.ts';
import { contestPaperRoutes } from './desk-contests.ts';
import { peoplePaperRoutes } from './desk-people.ts';
import { openContext } from './open-context.ts';
import type { SheetContext } from './sheets/sheet-context.ts';
import { unitSheet } from './sheets/unit-sheets.ts';
import { TypesetError, Typesetter } from './typesetter.ts';
import { printVerb } from './verb.ts';

const base = '/api/v1/prints';
const query = z.object({ lang: languageCode.default('en') });
const id = z.object({ id: z.string().min(1).max(80) });
const pdfSchema = z.string().meta({ format: 'binary' });

/** New sheets and books that one network may request per minute; stored documents are not counted. */
const sheetsPerMinute = 120;
const booksPerMinute = 12;
const sheetLimitMs = 30_000;
const bookLimitMs = 120_000;
/** Short, because the process uses more than a gigabyte for a book of hundreds of pages. */
const bookIdleMs = 1000;

const common = {
  method: 'get',
  tag: 'prints',
  access: 'everyone',
  query,
  answers: 'A4, tagged',
  alsoAnswers: { 304: 'Unchanged since the given ETag' },
  errors: {
    notFound: 'Subject not found',
    tooManyRequests: 'Too many documents were requested from this network',
    unavailable: 'Too many documents are being made, or the document could not be made in time',
  },
} as const satisfies Partial<RouteShape>;

const sheet = { ...common, answer: { media: { 'application/pdf': pdfSchema } } } as const;
const book = {
  ...common,
  answer: { media: { 'application/pdf': pdfSchema, 'application/json': printProgress } },
  alsoAnswers: { ...common.alsoAnswers, 202: 'The book is being made: progress as JSON; request it again' },
} as const;

function printRoutes(kit: FeatureKit): Route[] {
  const store = new PrintStore(join(kit.dataDir, 'prints'));
  const printer = new Printer(new Typesetter(sheetLimitMs), store);
  const books = new Books(new Typesetter(bookLimitMs, bookIdleMs), store, machineNow);
  const sheets = new NetworkLimit(sheetsPerMinute);
  const starts = new NetworkLimit(booksPerMinute);

  const createContext = async (language: LanguageCode): Promise<SheetContext> => openContext(kit, language);

  /** @param name of the file, without its extension */
  const answerSheet = async (
    c: Context,
    { lang, name }: { lang: LanguageCode; name: string },
    compose: (context: SheetContext) => Promise<Paper | undefined>,
  ): Promise<Response> => {
    const paper = await compose(await createContext(lang));
    if (!paper) throw new ApiError('notFound', `There is nothing to print under ${c.req.path}.`);
    const { hash, pdf } = await printer.prepare(paper);
    const { encoding, isUnchanged } = negotiate(
      { hash },
      c.req.header('accept-encoding'),
      c.req.header('if-none-match'),
    );
    if (isUnchanged) return c.body(null, 304, { ...printHeaders(name, lang), ...preparedHeaders({ hash }, encoding) });
    const address = kit.addressOf(c);
    const bytes = await pdf(addressPrefix(address), () => sheets.take(address)).catch(refuse);
    return answerPdf(c, hash, bytes, name, lang);
  };

  const answerBook = async (c: Context, lang: LanguageCode, key: string): Promise<Response> => {
    const context = await createContext(lang);
    const state = await books
      .request(
        key,
        lang,
        async (report) => resultsBook(context, key, report),
        () => starts.take(kit.addressOf(c)),
      )
      .catch(refuse);
    if (state.kind === 'ready') return answerPdf(c, state.hash, state.pdf, `results-book-${key}`, lang);
    const { done, total } = state;
    const address = `${c.req.path}?lang=${lang}`;
    return c.json(printProgress.parse({ done, total, address }), 202, {
      'cache-control': 'no-store',
      'content-location': address,
      'retry-after': '1',
      // Browsers without scripts reload by themselves.
      refresh: '2',
    });
  };

  return [
    printChoicesRoute(kit),
    ...contestPaperRoutes(kit),
    ...peoplePaperRoutes(kit),
    ...checkCardRoutes(kit),
    route(
      { ...sheet, path: `${base}/units/{id}/start-list.pdf`, summary: 'Start list of a unit as PDF', params: id },
      async ({ c, params, query: { lang } }) =>
        answerSheet(c, { lang, name: `start-list-${params.id}` }, async (context) =>
          unitSheet(context, params.id, 'start-list'),
        ),
    ),
    route(
      { ...sheet, path: `${base}/units/{id}/results.pdf`, summary: 'Results of a unit as PDF', params: id },
      async ({ c, params, query: { lang } }) =>
        answerSheet(c, { lang, name: `results-${params.id}` }, async (context) =>
          unitSheet(context, params.id, 'results'),
        ),
    ),
    route(
      {
        ...sheet,
        path: `${base}/days/{day}/schedule.pdf`,
        summary: 'Schedule of a day as PDF',
        params: z.object({ day }),
        query: query.extend({
          discipline: z.string().max(20).optional(),
          /** Code of a delegation: limits the sheet to items in which it competes. */
          delegation: z.string().max(20).optional(),
        }),
      },
      async ({ c, params, query: { lang, ...filter } }) =>
        answerSheet(c, { lang, name: `schedule-${params.day}` }, async (context) =>
          daySheet(context, params.day, filter),
        ),
    ),
    route(
      { ...sheet, path: `${base}/medals.pdf`, summary: 'Medal table and medals by delegation as PDF' },
      async ({ c, query: { lang } }) => answerSheet(c, { lang, name: 'medals' }, medalSheet),
    ),
    route(
      {
        ...sheet,
        path: `${base}/delegations/{code}/medals.pdf`,
        summary: 'Medals of a delegation as PDF',
        params: z.object({ code: z.string().min(1).max(20) }),
      },
      async ({ c, params, query: { lang } }) =>
        answerSheet(c, { lang, name: `medals-${params.code}` }, async (context) =>
          delegationSheet(context, params.code),
        ),
    ),
    route(
      { ...sheet, path: `${base}/cups/{id}/table.pdf`, summary: 'Table of a cup of delegations as PDF', params: id },
      async ({ c, params, query: { lang } }) =>
        answerSheet(c, { lang, name: `cup-${params.id}` }, async (context) => cupSheet(context, params.id)),
    ),
    route(
      { ...book, path: `${base}/results-book.pdf`, summary: 'Results book of the Games as PDF' },
      async ({ c, query: { lang } }) => answerBook(c, lang, 'all'),
    ),
    route(
      {
        ...book,
        path: `${base}/disciplines/{key}/results-book.pdf`,
        summary: 'Results book of a discipline as PDF',
        params: z.object({ key: z.string().min(1).max(20) }),
      },
      async ({ c, params: { key }, query: { lang } }) => {
        const discipline = await kit.read('discipline', lang, { key });
        if (!discipline) throw new ApiError('notFound', `There is no discipline ${key}.`);
        return answerBook(c, lang, discipline.key);
      },
    ),
  ];
}

function printHeaders(name: string, lang: LanguageCode): Record<string, string> {
  // Contains only letters, digits and dashes, which are safe in every header and file system.
  const file = `${name}-${lang}`.replaceAll(/[^A-Za-z0-9]+/gu, '-').toLowerCase();
  return {
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=30, stale-if-error=300',
    'content-language': lang,
    'content-disposition': `inline; filename="${file}.pdf"`,
    'x-robots-tag': 'noindex',
    // Browsers show a PDF as an object in their own page, which this policy applies to.
    'content-security-policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
}

/** Compresses the PDF for clients that accept it: nine tenths of a book are plain-text tags. */
async function answerPdf(c: Context, hash: string, pdf: Buffer, name: string, lang: LanguageCode): Promise<Response> {
  return answerPrepared(c, { hash, bytes: { identity: pdf }, packing: {}, quality: 5 }, printHeaders(name, lang));
}

function refuse(error: unknown): never {
  if (error instanceof TooManyPrints || error instanceof TooManyBooks)
    throw new ApiError('unavailable', 'Too many documents are being made. Try again shortly.', {
      headers: { 'retry-after': '5' },
    });
  if (error instanceof TypesetError)
    throw new ApiError('unavailable', 'The document could not be made. Try again shortly.', {
      headers: { 'retry-after': '10' },
    });
  throw error;
}

export const feature = defineFeature({
  name: 'prints',
  routes: printRoutes,
  verbs: [printVerb],
  offers: (kit) => [
    offer(certificatePrinting, async (certificate, language) => printCertificate(certificate, language, kit)),
    offer(codePrinting, async (codes, language, heading) => printCodes(codes, language, kit, heading)),
  ],
});
