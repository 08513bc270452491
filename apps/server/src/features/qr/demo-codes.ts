import type { BaseKit } from '../kit.ts';
import { codeAddress } from './address.ts';
import { addCode, listCodes } from './codes.ts';
import { Signer } from './signing.ts';

const sports = [
  ['swm', 'Natação'],
  ['ath', 'Atletismo'],
  ['jud', 'Judô'],
  ['gar', 'Ginástica artística'],
  ['vvo', 'Voleibol'],
] as const;

/** A few codes as they might be posted at the venues of the demo Games, and one to try. */
export async function demoCodes(
  kit: Pick<BaseKit, 'pool' | 'keys' | 'publicUrl'>,
  print: (line: string) => void,
): Promise<void> {
  if ((await listCodes(kit.pool)).length === 0) {
    for (const [key, title] of sports)
      await addCode(kit.pool, { title, page: 'discipline', targetId: key, points: 500 });
    await addCode(kit.pool, { title: 'Sua opinião', page: 'feedback', targetId: null, points: 100 });
  }
  const [first] = await listCodes(kit.pool);
  if (first) print(`QR code to scan: ${codeAddress(kit, new Signer(kit.keys), first)}`);
}
