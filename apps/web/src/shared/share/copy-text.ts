/** Puts a text where a person can paste it from. @returns whether it came there: old browsers and policies refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
