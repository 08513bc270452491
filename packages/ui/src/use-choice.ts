import { useState } from 'react';

/** The user's choice, shown immediately while the address is updated; when the address changes, its value is used. */
export function useChoice<T>(value: T): [T, (choice: T) => void] {
  const [choice, setChoice] = useState({ shown: value, after: value });
  if (choice.after !== value) setChoice({ shown: value, after: value });
  return [choice.shown, (shown) => setChoice({ shown, after: value })];
}
