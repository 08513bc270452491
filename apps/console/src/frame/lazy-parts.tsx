import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

interface LazyPartsProps {
  /** The part of each section; undefined if it has none. */
  parts: readonly { name: string; load: Load | undefined }[];
}

const components = new WeakMap<Load, ComponentType>();

/** Parts that sections bring for a page of others. Each is loaded once, and shows nothing until then. */
export function LazyParts({ parts }: LazyPartsProps) {
  return parts.map(({ name, load }) => {
    if (!load) return null;
    const Part = components.get(load) ?? lazy(async () => ({ default: await load() }));
    components.set(load, Part);
    return (
      <Suspense key={name} fallback={null}>
        <Part />
      </Suspense>
    );
  });
}
