import { memo } from 'react';
import { Drawing } from './drawing.tsx';
import sprite from '../icons.svg?url';
import type { IconName } from '../icon-names.ts';

export type { IconName };

/** Icons that are mirrored in right-to-left languages. */
const directed: ReadonlySet<IconName> = new Set(['chevron', 'arrow', 'results', 'bracket', 'undo']);

/** An icon from the shared sprite. */
export const Icon = memo(function Icon({ name, isSmall = false }: { name: IconName; isSmall?: boolean }) {
  const classes = ['icon', isSmall && 'icon-small', directed.has(name) && 'flip'].filter(Boolean).join(' ');
  return <Drawing sprite={sprite} name={name} className={classes} />;
});
