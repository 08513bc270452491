/**
 * Copies a text to the clipboard.
 * @returns false if an old browser or a policy refuses
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
