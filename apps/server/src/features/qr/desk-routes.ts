import { codeSheetQuery, deskCodesAnswer, newDeskCode, qrCodeId, qrCodeWithdrawal } from '@podium/contract';
import type { DeskCodesAnswer, NewDeskCode } from '@podium/contract';
import { z } from 'zod';
import { recordAction } from '../../access/record-action.ts';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import { personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { codePrinting } from '../code-sheet.ts';
import type { FeatureKit } from '../kit.ts';
import { codeAddress } from './address.ts';
import { addCode, withdrawCode } from './codes.ts';
import { readDeskCodes } from './desk-codes.ts';
import type { Signer } from './signing.ts';

const base = '/api/v1/desk/qr-codes';
const forbidden = 'It needs a right over all of the Games';
const ofManagers = {
  tag: 'desk',
  access: { grants: ['manager'] },
  answer: deskCodesAnswer,
  answers: 'All codes, the newest first',
} as const;

export function codeDeskRoutes(kit: FeatureKit, signer: Signer): Route[] {
  const { pool } = kit;
  const presentCodes = async (): Promise<DeskCodesAnswer> => {
    const items = await readDeskCodes(pool);
    return { items, total: items.length };
  };

  return [
    route(
      { ...ofManagers, method: 'get', path: base, summary: 'QR codes with their scans', errors: { forbidden } },
      async () => {
        return presentCodes();
      },
    ),
    route(
      {
        ...ofManagers,
        method: 'post',
        path: base,
        summary: 'Create a QR code',
        body: newDeskCode,
        status: 201,
        errors: { forbidden, unprocessable: 'A page that does not exist, or a code that ends before it starts' },
      },
      async ({ body, user }) => {
        if (!(await isTarget(kit, body)))
          throw new ApiError('unprocessable', 'The page that the code leads to does not exist.', {
            fields: [{ field: 'targetId', message: 'unknownTarget' }],
          });
        const { startsAt, endsAt, place, ...fields } = body;
        await transaction(pool, async (client) => {
          const id = await addCode(client, {
            ...fields,
            startsAt: startsAt ?? undefined,
            endsAt: endsAt ?? undefined,
            place: place ?? undefined,
          });
          await recordAction(client, user, { type: 'qr.create', about: `qr/${id}`, after: body });
        });
        return presentCodes();
      },
    ),
    route(
      {
        ...ofManagers,
        method: 'post',
        path: `${base}/{id}/withdraw`,
        summary: 'Withdraw a QR code',
        description: 'From then on it counts for nobody. Points that it has given remain.',
        params: z.object({ id: qrCodeId }),
        body: qrCodeWithdrawal,
        errors: { forbidden, notFound: 'There is no such code', conflict: 'The code is withdrawn already' },
      },
      async ({ params: { id }, body: { reason }, user }) => {
        if ((await readDeskCodes(pool, [id])).length === 0) throw new ApiError('notFound', 'There is no such code.');
        await transaction(pool, async (client) => {
          if (!(await withdrawCode(client, id))) throw new ApiError('conflict', 'The code is withdrawn already.');
          await recordAction(client, user, { type: 'qr.withdraw', about: `qr/${id}`, reason });
        });
        return presentCodes();
      },
    ),
    route(
      {
        method: 'get',
        path: `${base}/sheet.pdf`,
        summary: 'Print sheets of QR codes as PDF',
        tag: 'desk',
        access: { grants: ['manager'] },
        query: codeSheetQuery,
        answer: { media: { 'application/pdf': z.string().meta({ format: 'binary' }) } },
        answers: 'A4, six codes per page, in the order of the request',
        errors: {
          forbidden,
          notFound: 'One of the codes does not exist',
          conflict: 'One of the codes has ended or is withdrawn',
          unavailable: 'Too many documents are being printed',
        },
      },
      async ({ c, query: { ids, lang } }) => {
        const codesById = new Map((await readDeskCodes(pool, ids)).map((code) => [code.id, code]));
        const codes = ids.map((id) => {
          const code = codesById.get(id);
          if (!code) throw new ApiError('notFound', `There is no code ${id}.`);
          if (code.state === 'ended' || code.state === 'withdrawn')
            throw new ApiError('conflict', `Code ${id} no longer counts, so it is not printed.`);
          const endsAt = code.endsAt === null ? null : Date.parse(code.endsAt);
          return { title: code.title, points: code.points, endsAt, address: codeAddress(kit, signer, { id, endsAt }) };
        });
        return c.body(new Uint8Array(await kit.use(codePrinting)(codes, lang)), 200, {
          ...personal,
          'content-type': 'application/pdf',
          'content-language': lang,
          'content-disposition': `inline; filename="qr-codes-${lang}.pdf"`,
          'x-robots-tag': 'noindex',
          // Browsers show a PDF as an object in their own page, which this policy applies to.
          'content-security-policy':
            "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        });
      },
    ),
  ];
}

/** Returns whether the target page of a code exists. Trivia are not checked, because their table belongs to another feature. */
async function isTarget({ read }: FeatureKit, { page, targetId }: NewDeskCode): Promise<boolean> {
  if (targetId === null) return true;
  switch (page) {
    case 'discipline':
      return (await read('discipline', 'en', { key: targetId })) !== undefined;
    case 'venue':
      return (await read('venues', 'en', {}))?.items.some(({ id }) => id === targetId) ?? false;
    case 'delegation':
      return (await read('delegation', 'en', { code: targetId })) !== undefined;
    case 'participant':
      return (await read('participant', 'en', { id: targetId })) !== undefined;
    case 'day':
      return (await read('days', 'en', {}))?.items.some(({ day }) => day === targetId) ?? false;
    default:
      return true;
  }
}
