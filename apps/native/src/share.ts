import { Share } from '@capacitor/share';

/** The web view of Android has no `navigator.share`. A shared link must be the public address, not the app's own. */
export function shareBySystem(server: string): void {
  const share = async ({ title, text, url }: ShareData = {}): Promise<void> => {
    const address = url === undefined ? undefined : url.replace(location.origin, server);
    try {
      await Share.share({ title, text, url: address });
    } catch {
      // The library does not distinguish a closed sheet from a failure; report it as closed, with the error that
      // browsers use.
      throw new DOMException('Share canceled', 'AbortError');
    }
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
