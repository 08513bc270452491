import { EmptyState } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { useIsVeiled } from '../../reader/veil.ts';
import type { ComponentProps } from 'react';

/** Replaces missing results: states that they are hidden, or shows the given text if there are none. */
export function NoResults(props: ComponentProps<typeof EmptyState>) {
  return useIsVeiled() ? <HiddenResults /> : <EmptyState {...props} />;
}

export function HiddenResults() {
  const t = useText();
  return <p className="hidden-results">{t('parts.veil.placeholder')}</p>;
}
