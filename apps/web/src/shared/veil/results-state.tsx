import { EmptyState } from '@podium/ui';
import { useText } from '../page-context.tsx';
import { useIsVeiled } from './veil.ts';
import type { ComponentProps } from 'react';

/** Replaces results that are missing: they are hidden, or, as the given text says, there are none. */
export function NoResults(props: ComponentProps<typeof EmptyState>) {
  return useIsVeiled() ? <HiddenResults /> : <EmptyState {...props} />;
}

/** The place of results that are hidden. */
export function HiddenResults() {
  const t = useText();
  return <p className="hidden-results">{t('parts.veil.placeholder')}</p>;
}
