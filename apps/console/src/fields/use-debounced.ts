import { useEffect, useState } from 'react';

/** The value once it has not changed for a while: for searches while typing. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return later;
}
