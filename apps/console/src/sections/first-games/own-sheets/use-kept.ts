import { useState } from 'react';
import { usePlan } from '../plan-context.ts';

/** State that outlives the fields of the plan, which are remounted when the plan changes other than by typing. */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { kept } = usePlan();
  const [value, setValue] = useState(() => (kept.has(name) ? (kept.get(name) as Value) : initial));
  const keep = (next: Value): void => {
    kept.set(name, next);
    setValue(next);
  };
  return [value, keep];
}
