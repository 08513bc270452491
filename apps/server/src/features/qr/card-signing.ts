import { createHash } from 'node:crypto';
import type { FeatureKit } from '../kit.ts';
import type { CardSigning } from '../signed-card.ts';
import { codeAddress } from './address.ts';
import { Signer } from './signing.ts';

export function signCards(kit: Pick<FeatureKit, 'keys' | 'publicUrl'>): CardSigning {
  let made: Signer | undefined;
  // Created on first use, because services of a feature are also listed without keys.
  const signer = (): Signer => (made ??= new Signer(kit.keys));
  const markOf = (subject: string): string => createHash('sha256').update(subject).digest('hex').slice(0, 16);
  return {
    markOf,
    write: (subject) => codeAddress(kit, signer(), { id: markOf(subject), endsAt: null }),
    read: (text) => signer().read(text)?.code,
  };
}
