const longest = 64;

/**
 * Returns whether a text is usable as a code: printable ASCII without spaces, at most 64 characters, and not a name built
 * into every JavaScript object (`__proto__`). Generous on purpose: feeds use codes such as `V(T)`, `?` and `W/O`.
 */
export function isUsableCode(text: string): boolean {
  return text.length <= longest && /^(?!__)[\x21-\x7e]+$/.test(text);
}
