/** Decisions of organizers about certificates. Each locks the holder's row first, like the holder's own request. */
import type { DeskCertificate } from '@podium/contract';
import type pg from 'pg';
import type { SignedIn } from '../../access/actor.ts';
import { holdPerson } from '../../access/hold-person.ts';
import { recordAction } from '../../access/record-action.ts';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import { newCode, readCode, shownCode } from './certificate-code.ts';
import { findDeskCertificate, findValidCode, presentDesk, updateRevoked } from './desk-queries.ts';
import type { DeskCertificateRow } from './desk-queries.ts';
import { insertCertificate } from './queries.ts';

interface Decision {
  /** The code as typed or displayed. */
  code: string;
  reason: string;
  by: SignedIn;
}

const unknownError = (): ApiError => new ApiError('notFound', 'There is no certificate with this code.');

/** @param message username of the organizer whose decision came first, or the valid code */
const conflictError = (field: 'revoked' | 'valid', message: string, text: string): ApiError =>
  new ApiError('conflict', text, { fields: [{ field, message }] });

/** Runs a decision on the current certificate, under a lock on its holder. */
async function decide(
  pool: pg.Pool,
  typed: string,
  act: (client: pg.ClientBase, certificate: DeskCertificateRow) => Promise<string>,
): Promise<DeskCertificate> {
  const code = readCode(typed);
  if (code === undefined) throw unknownError();
  return transaction(pool, async (client) => {
    const found = await findDeskCertificate(client, code);
    if (!found || !(await holdPerson(client, found.personId))) throw unknownError();
    // Read again, because it may have changed before the lock.
    const certificate = await findDeskCertificate(client, code);
    if (!certificate) throw unknownError();
    const decided = await act(client, certificate);
    return presentDesk((await findDeskCertificate(client, decided))!);
  });
}

/** @throws ApiError 404, 409 if it is already revoked */
export async function revokeCertificate(pool: pg.Pool, { code, reason, by }: Decision): Promise<DeskCertificate> {
  return decide(pool, code, async (client, certificate) => {
    if (certificate.revokedAt !== null)
      throw conflictError('revoked', certificate.revokedByName ?? 'unknown', 'The certificate is revoked already.');
    await updateRevoked(client, certificate.code, { by: by.userId, reason });
    await recordAction(client, by, { type: 'certificate.revoke', about: auditSubject(certificate), reason });
    return certificate.code;
  });
}

/** @throws ApiError 404, 409 if it is valid or there is another valid one */
export async function restoreCertificate(pool: pg.Pool, { code, reason, by }: Decision): Promise<DeskCertificate> {
  return decide(pool, code, async (client, certificate) => {
    const valid = await findValidCode(client, certificate);
    if (valid !== undefined)
      throw conflictError('valid', shownCode(valid), `Certificate ${shownCode(valid)} is valid.`);
    await updateRevoked(client, certificate.code, null);
    await recordAction(client, by, { type: 'certificate.restore', about: auditSubject(certificate), reason });
    return certificate.code;
  });
}

/**
 * Issues a certificate under a new code for a corrected name, and revokes the old code.
 *
 * @throws ApiError 404, 409 if another certificate of this person and course is valid
 */
export async function reissueCertificate(
  pool: pg.Pool,
  { code, reason, by, name }: Decision & { name: string },
): Promise<DeskCertificate> {
  return decide(pool, code, async (client, certificate) => {
    const valid = await findValidCode(client, certificate);
    if (valid !== undefined && valid !== certificate.code)
      throw conflictError('valid', shownCode(valid), `Certificate ${shownCode(valid)} is valid.`);
    if (valid !== undefined) await updateRevoked(client, certificate.code, { by: by.userId, reason });
    const { personId, course, titles } = certificate;
    const next = newCode();
    await insertCertificate(client, { code: next, personId, course, name, titles });
    await recordAction(client, by, {
      type: 'certificate.reissue',
      about: auditSubject(certificate),
      reason,
      before: { code: shownCode(certificate.code) },
      after: { code: shownCode(next) },
    });
    return next;
  });
}

const auditSubject = ({ code }: Pick<DeskCertificateRow, 'code'>): string => `certificate/${shownCode(code)}`;
