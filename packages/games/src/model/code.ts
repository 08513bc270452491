const longest = 64;

/**
 * Whether a text can name something: printable ASCII without blanks, at most 64 characters, and not one of the words by
 * which JavaScript names its own (`__proto__`). Generous on purpose: feeds have codes such as `V(T)`, `?` and `W/O`.
 */
export function isUsableCode(text: string): boolean {
  return text.length <= longest && /^(?!__)[\x21-\x7e]+$/.test(text);
}
