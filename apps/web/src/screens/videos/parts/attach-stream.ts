/**
 * Plays an HLS stream: natively where the browser can, else by hls.js, which is loaded only then.
 * @param onFail called if the stream cannot be played
 * @returns detaches the stream
 */
export function attachStream(element: HTMLVideoElement, href: string, onFail: () => void): () => void {
  if (element.canPlayType('application/vnd.apple.mpegurl') !== '') {
    element.addEventListener('error', onFail);
    element.src = href;
    return () => {
      element.removeEventListener('error', onFail);
      element.removeAttribute('src');
      element.load();
    };
  }
  let isDetached = false;
  let detach = (): void => undefined;
  const attach = async (): Promise<void> => {
    const { default: Hls } = await import('hls.js');
    if (isDetached) return;
    if (!Hls.isSupported()) {
      onFail();
      return;
    }
    // The policy of pages forbids workers from blobs. Only the playlist is loaded before play is pressed.
    const hls = new Hls({ enableWorker: false, autoStartLoad: false });
    const play = (): void => hls.startLoad();
    element.addEventListener('play', play, { once: true });
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
      if (fatal) onFail();
    });
    hls.loadSource(href);
    hls.attachMedia(element);
    detach = () => {
      element.removeEventListener('play', play);
      hls.destroy();
    };
  };
  attach().catch(() => {
    if (!isDetached) onFail();
  });
  return () => {
    isDetached = true;
    detach();
  };
}
