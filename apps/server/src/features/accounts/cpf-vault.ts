import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { normalizeCpf } from '@podium/contract';
import type { Key, Keys } from '../../access/keys.ts';

/**
 * There are only a billion CPFs, so a plain hash would reveal the CPF. The hash is therefore keyed, and the CPF is
 * encrypted for one account.
 */
const macPurpose = 'cpf mac';
const sealPurpose = 'cpf seal';
const ivBytes = 12;
const tagBytes = 16;

export interface SealedCpf {
  cpfMac: string;
  cpfKid: string;
  cpfSealed: Buffer;
}

function macWith({ secret }: Key, cpf: string): string {
  return createHmac('sha256', secret).update(cpf).digest('base64url');
}

/** Uses the newest key. */
export function keepCpf(keys: Keys, userId: string, text: string): SealedCpf {
  const cpf = normalizeCpf(text);
  const key = keys.newest(macPurpose);
  return { cpfMac: macWith(key, cpf), cpfKid: key.kid, cpfSealed: seal(keys.newest(sealPurpose), userId, cpf) };
}

/** Possible hashes of a CPF in the table: one for each key still in use. */
export function cpfMacs(keys: Keys, text: string): string[] {
  const cpf = normalizeCpf(text);
  return keys.all(macPurpose).map((key) => macWith(key, cpf));
}

/** @returns undefined if its key is gone or it belongs to another account */
export function openCpf(
  keys: Keys,
  userId: string,
  { cpfKid, cpfSealed }: Omit<SealedCpf, 'cpfMac'>,
): string | undefined {
  const key = keys.named(sealPurpose, cpfKid);
  if (!key) return undefined;
  const [iv, tag] = [cpfSealed.subarray(0, ivBytes), cpfSealed.subarray(-tagBytes)];
  const decipher = createDecipheriv('aes-256-gcm', key.secret, iv).setAAD(Buffer.from(userId)).setAuthTag(tag);
  try {
    const text = Buffer.concat([decipher.update(cpfSealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}

function seal({ secret }: Key, userId: string, cpf: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(userId));
  return Buffer.concat([iv, cipher.update(cpf, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** The CPF as displayed: `***.***.*47-25`; for other documents, the last three characters. */
export function maskedCpf(cpf: string): string {
  return cpf.length === 11
    ? `***.***.*${cpf.slice(7, 9)}-${cpf.slice(9)}`
    : `${'*'.repeat(cpf.length - 3)}${cpf.slice(-3)}`;
}
