import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';

const caches = {
  ltr: createCache({ key: 'ltr', prepend: true }),
  // The plugin mirrors the physical sides in Material UI's styles.
  rtl: createCache({ key: 'rtl', prepend: true, stylisPlugins: [rtlPlugin] }),
} as const;

export function DirectedStyles({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>;
}
