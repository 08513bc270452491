import type { LanguageCode } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import type { FeatureKit } from '../kit.ts';
import { readPaperLook } from './paper-look.ts';
import type { SheetContext } from './sheets/sheet-context.ts';

export type PrintKit = Pick<FeatureKit, 'read' | 'publicUrl' | 'use' | 'file'>;

/** @throws ApiError 404 before the first Games */
export async function openContext(kit: PrintKit, language: LanguageCode): Promise<SheetContext> {
  const { read, publicUrl } = kit;
  const games = await read('games', language, {});
  if (!games) throw new ApiError('notFound', 'There are no Games yet.');
  return { read, language, games, publicUrl, paperLook: await readPaperLook(kit, language) };
}
