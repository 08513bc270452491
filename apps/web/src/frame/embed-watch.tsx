import { isNeverFramed } from '@podium/contract/framing';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadInBackground } from '../platform/chunk-reload.ts';
import { codec } from '../shared/shell/messages.ts';

/** Loads the code for embedded pages (N08), only if the page is embedded. */
export function EmbedWatch() {
  const router = useRouter();
  useEffect(() => {
    if (parent === window) return undefined;
    const stopLoading = router.subscribe('onBeforeLoad', ({ toLocation: { pathname, href } }) => {
      // A full load, so that the content security policy of that page refuses the frame.
      if (isNeverFramed(codec.read(pathname).path)) location.assign(href);
    });
    const started = loadInBackground(() => import('./embedded.ts')).then(
      ({ startEmbedded }) => startEmbedded((href) => void router.navigate({ href, replace: true, resetScroll: false })),
      () => () => undefined,
    );
    return () => {
      stopLoading();
      void started.then((stop) => stop());
    };
  }, [router]);
  return null;
}
