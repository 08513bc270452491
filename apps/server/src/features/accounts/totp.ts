import { createHmac } from 'node:crypto';

const periodS = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 6238 with the parameters that all authenticator apps know: SHA-1, six digits, 30 seconds. */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** Returns whether a code is the current one, or the one before or after, since clocks differ. */
export function isTotpCode(secret: string, code: string, now = Date.now()): boolean {
  const step = Math.floor(now / 1000 / periodS);
  return [step - 1, step, step + 1].some((candidate) => codeAt(secret, candidate) === code);
}

/** `otpauth://totp/Podium:ana%40example.org?secret=…`, which authenticator apps read. */
export function totpUri(secret: string, account: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Podium' });
  return `otpauth://totp/Podium:${encodeURIComponent(account)}?${query.toString()}`;
}

function base32(text: string): string {
  const bits = Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/gu) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
