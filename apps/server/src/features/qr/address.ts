import type { BaseKit } from '../kit.ts';
import type { PrintedCode } from './codes.ts';
import type { Signer } from './signing.ts';

/** Uppercase, which QR codes encode most compactly; the route accepts any case. */
export function codeAddress(
  { publicUrl }: Pick<BaseKit, 'publicUrl'>,
  signer: Signer,
  { id, endsAt }: Pick<PrintedCode, 'id' | 'endsAt'>,
): string {
  const token = signer.write({ code: id, endsAt: endsAt === null ? 0 : Math.floor(endsAt / 1000) });
  return `${publicUrl}/q/${token}`.toUpperCase();
}
