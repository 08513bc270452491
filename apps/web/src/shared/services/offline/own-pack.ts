/** The offline pack of this device. */
import { addDays } from '@podium/games';
import type { LogicalDay } from '@podium/games';
import type { LanguageTag } from '@podium/i18n';
import { deviceNow } from '../../../platform/device-time.ts';
import { storePack, storedPack } from '../../../platform/offline-pack.ts';
import { currentFollows } from '../../reader/follows.ts';
import { allBundles } from '../../shell/messages.ts';
import { hidesResults } from '../../reader/veil.ts';
import { packWish } from './pack-wish.ts';
import type { PackWish } from '../../../../worker/pack-index.ts';

/** @param today the current day of the Games, if known */
export function ownWish(language: LanguageTag, today: string | undefined): PackWish {
  return packWish({
    language,
    isVeiled: hidesResults(),
    follows: currentFollows(),
    days: today === undefined ? [] : [today, addDays(today as LogicalDay, 1)],
    files: allBundles(language),
  });
}

const freshMs = 10 * 60_000;

/** Refreshes an offline pack that is older than ten minutes, or whose contents would now be different. */
export async function refreshOwnPack(language: LanguageTag, today: string | undefined): Promise<void> {
  const kept = await storedPack();
  if (!kept || !navigator.onLine) return;
  const wish = ownWish(language, today);
  const isSame = JSON.stringify(wish) === JSON.stringify(kept.wish);
  if (isSame && deviceNow() - kept.refreshedAt < freshMs) return;
  await storePack(wish);
}
