import { Button } from '@podium/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { canKeepPack, storedPack, onPackChange, removePack } from '../../../platform/offline-pack.ts';
import { deviceNow } from '../../../platform/device-time.ts';
import {
  currentKeeping,
  forgetResult,
  isKeepingInterrupted,
  keepGames,
  notePackRemoved,
  onKeeping,
} from '../../../shared/services/offline/keep-games.ts';
import type { Keeping } from '../../../shared/services/offline/keep-games.ts';
import { ownWish } from '../../../shared/services/offline/own-pack.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { PackIndex } from '../../../../worker/pack-index.ts';

type Notice = 'done' | 'removed' | 'full' | 'failed' | 'busy' | 'notRefreshed';

/** A preparation that takes longer is explained (ms). */
const LONG_MS = 8000;

/** Megabytes with one decimal place. */
const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;

export function PackSection() {
  const t = useText();
  const { language } = usePage();
  const { format, today } = useGames();
  const [packIndex, setPackIndex] = useState<PackIndex>();
  const { progress, result } = useSyncExternalStore(onKeeping, currentKeeping, currentKeeping);
  const isStored = packIndex !== undefined;
  useEffect(() => {
    void storedPack().then(setPackIndex);
  }, []);
  useEffect(() => {
    if (!canKeepPack()) return undefined;
    const readAgain = async () => {
      const now = await storedPack();
      setPackIndex(now);
      if (isStored && !now) notePackRemoved();
    };
    return onPackChange(() => void readAgain());
  }, [isStored]);
  const isLong = useIsLater(progress?.total === 0, LONG_MS);
  const keep = () => void keepGames(ownWish(language, today));
  const resume = useEffectEvent(() => {
    if (canKeepPack() && isKeepingInterrupted()) keep();
  });
  useEffect(() => {
    resume();
    return forgetResult;
  }, []);
  const remove = async () => {
    await removePack();
    notePackRemoved();
  };
  const notice = noticeOf(result, isStored);
  const title = (
    <h2 id="offline-pack" className="bold">
      {t('screens.offline.keepTitle')}
    </h2>
  );
  if (!canKeepPack())
    return (
      <section aria-labelledby="offline-pack" className="offline-section">
        {title}
        <p>{t('screens.offline.unavailable')}</p>
      </section>
    );
  return (
    <section aria-labelledby="offline-pack" className="offline-section" data-pack={packIndex ? 'kept' : 'none'}>
      {title}
      <p>{t('screens.offline.keepText')}</p>
      <p className="text-ink2">{t('screens.offline.leftOut')}</p>
      {packIndex && (
        <p className="text-ink2">
          {t('screens.offline.size', { amount: format.number(megabytes(packIndex.bytes)) })}
          {'. '}
          <Age refreshedAt={packIndex.refreshedAt} />
        </p>
      )}
      {packIndex && !packIndex.parts.some(({ hasPeople }) => hasPeople) && <p>{t('screens.offline.expired')}</p>}
      {progress ? (
        <>
          <progress
            aria-label={t('screens.offline.keepTitle')}
            max={progress.total || undefined}
            value={progress.total ? progress.done : undefined}
          />
          <p className="text-ink2">
            {progress.total === 0
              ? t(isLong ? 'screens.offline.preparingLong' : 'screens.offline.preparing')
              : t('screens.offline.loading', {
                  done: format.number(megabytes(progress.done)),
                  total: format.number(megabytes(progress.total)),
                })}
          </p>
        </>
      ) : (
        <div className="offline-actions">
          <Button look={packIndex ? 'plain' : 'main'} icon="download" onClick={keep}>
            {t(packIndex ? 'screens.offline.refresh' : 'screens.offline.keep')}
          </Button>
          {packIndex && <Button onClick={() => void remove()}>{t('screens.offline.remove')}</Button>}
        </div>
      )}
      <output aria-live="polite">{notice && t(`screens.offline.${notice}`)}</output>
      <p className="text-second text-ink2">{t('screens.offline.privacy')}</p>
    </section>
  );
}

function noticeOf(result: Keeping['result'], isStored: boolean): Notice | undefined {
  if (result === 'kept') return 'done';
  return isStored && (result === 'failed' || result === 'busy') ? 'notRefreshed' : result;
}

/** Returns whether a state has lasted for a while. */
function useIsLater(isLasting: boolean, afterMs: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isLasting) return undefined;
    const timer = setTimeout(() => setLater(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLater(false);
    };
  }, [isLasting, afterMs]);
  return isLater;
}

function Age({ refreshedAt }: { refreshedAt: number }) {
  const t = useText();
  const minutes = Math.max(0, Math.floor((deviceNow() - refreshedAt) / 60_000));
  const hours = Math.floor(minutes / 60);
  return (
    <time dateTime={new Date(refreshedAt).toISOString()}>
      {hours === 0
        ? t('state.savedMinutes', { count: minutes })
        : hours < 24
          ? t('state.savedHours', { count: hours })
          : t('state.savedDays', { count: Math.floor(hours / 24) })}
    </time>
  );
}
