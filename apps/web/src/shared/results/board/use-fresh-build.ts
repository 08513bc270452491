import { useEffect, useState } from 'react';
import { reloadOnce } from '../../../platform/chunk-reload.ts';
import { pageFacts } from '../../../platform/facts.ts';
import { onNewBuild, watchBuilds } from '../../../platform/new-build.ts';

/**
 * Loads a newer build once no contest is live: nothing else reloads an unattended screen, and a score must not
 * disappear.
 */
export function useFreshBuild(isBusy: boolean): void {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const unsubscribe = onNewBuild(() => setOld(true));
    const stopWatching = watchBuilds({ current: pageFacts().build });
    return () => {
      unsubscribe();
      stopWatching();
    };
  }, []);
  useEffect(() => {
    if (isOld && !isBusy) reloadOnce();
  }, [isOld, isBusy]);
}
