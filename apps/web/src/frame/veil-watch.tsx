import { useSyncExternalStore } from 'react';
import { isChosen } from '../shared/device-classes.ts';
import { lazyPart } from '../shared/lazy-part.tsx';
import { onUserChange } from '../shared/visitor.ts';
import { loadVisitor } from './load-visitor.ts';

const { Part: ShowResults } = lazyPart(async () => (await loadVisitor()).ShowResults);

/** The way to hidden results comes to those who hide them. */
export function VeilWatch() {
  const isVeiled = useSyncExternalStore(
    onUserChange,
    () => isChosen('hides-results'),
    () => false,
  );
  return isVeiled && <ShowResults />;
}
