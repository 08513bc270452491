import { expect, it } from 'vitest';
import { isTotpCode, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B. */
const secret = '12345678901234567890';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('accepts the codes of RFC 6238 for a minute: at %d s it is %s', (seconds, code) => {
  expect(isTotpCode(secret, code, seconds * 1000)).toBe(true);
  expect(isTotpCode(secret, code, (seconds + 30) * 1000)).toBe(true);
  expect(isTotpCode(secret, code, (seconds + 90) * 1000)).toBe(false);
});

it('encodes the secret in base32, which apps read', () => {
  expect(totpUri(secret, 'ana@example.org')).toBe(
    'otpauth://totp/Podium:ana%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Podium',
  );
});
