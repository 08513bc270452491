import { useState } from 'react';

/** What a person chose, shown at once, while the address comes after; when the address changes, what that says. */
export function useChoice<T>(value: T): [T, (choice: T) => void] {
  const [choice, setChoice] = useState({ shown: value, after: value });
  if (choice.after !== value) setChoice({ shown: value, after: value });
  return [choice.shown, (shown) => setChoice({ shown, after: value })];
}
