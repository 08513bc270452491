/**
 * Binary layout of a printed code: version, key, id of the code, expiry; then the signature of these bytes.
 *  1 version · 2 key mark · 8 id · 4 expiry in seconds since 1970, 0 for none · 64 Ed25519
 *  Encoded in uppercase base32 (RFC 4648), which fits into a smaller QR code than other text encodings.
 */
export interface QrToken {
  mark: number;
  /** 16 hexadecimal digits. */
  code: string;
  /** Epoch seconds; 0: does not expire. */
  endsAt: number;
}

const version = 1;
const signedBytes = 15;
const signatureBytes = 64;
const tokenLength = Math.ceil(((signedBytes + signatureBytes) * 8) / 5);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The signed bytes. */
export function qrBytes({ mark, code, endsAt }: QrToken): Uint8Array {
  const bytes = new Uint8Array(signedBytes);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, version);
  view.setUint16(1, mark);
  view.setBigUint64(3, BigInt(`0x${code}`));
  view.setUint32(11, endsAt);
  return bytes;
}

/** Text of a code: token and signature. */
export function writeQrToken(token: QrToken, signature: Uint8Array): string {
  return base32([...qrBytes(token), ...signature]);
}

/** @returns undefined if the text is not a well-formed token; does not verify the signature */
export function readQrToken(text: string): { token: QrToken; signed: Uint8Array; signature: Uint8Array } | undefined {
  const part =
    text
      .trim()
      .split(/[/?#]/u)
      .find((part) => part.length === tokenLength) ?? '';
  const bytes = unbase32(part.toUpperCase());
  if (bytes?.length !== signedBytes + signatureBytes || bytes[0] !== version) return undefined;
  const view = new DataView(bytes.buffer);
  const token = {
    mark: view.getUint16(1),
    code: view.getBigUint64(3).toString(16).padStart(16, '0'),
    endsAt: view.getUint32(11),
  };
  return { token, signed: bytes.slice(0, signedBytes), signature: bytes.slice(signedBytes) };
}

function base32(bytes: readonly number[]): string {
  let text = '';
  let [buffer, bits] = [0, 0];
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(buffer >> bits) & 31]!;
      buffer &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + alphabet[(buffer << (5 - bits)) & 31]! : text;
}

/** Accepts only output of `base32`: unused bits are zero, so that each token has one spelling. */
function unbase32(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length !== tokenLength) return undefined;
  const bytes: number[] = [];
  let [buffer, bits] = [0, 0];
  for (const sign of text) {
    const value = alphabet.indexOf(sign);
    if (value < 0) return undefined;
    buffer = (buffer << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((buffer >> bits) & 255);
      buffer &= (1 << bits) - 1;
    }
  }
  return buffer === 0 ? Uint8Array.from(bytes) : undefined;
}
