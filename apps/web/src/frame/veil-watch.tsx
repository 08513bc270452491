import { useSyncExternalStore } from 'react';
import { isChosen } from '../shared/device-classes.ts';
import { lazyPart } from '../shared/lazy-part.tsx';
import { onUserChange } from '../shared/visitor.ts';
import { loadVisitor } from './load-visitor.ts';

const { Part: ShowResults } = lazyPart(async () => (await loadVisitor()).ShowResults);

/** Only those who hide results get the way to show them. */
export function VeilWatch() {
  const isVeiled = useSyncExternalStore(
    onUserChange,
    () => isChosen('hides-results'),
    () => false,
  );
  return isVeiled && <ShowResults />;
}
