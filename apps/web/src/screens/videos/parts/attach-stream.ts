/**
 * Plays an HLS stream: natively in Safari, elsewhere with hls.js, loaded on demand. Chromium 142 and later play HLS
 * natively too, but stall if a stream offers a codec that they cannot decode next to one that they can.
 * @param onFail called if the stream cannot be played
 * @returns detaches the stream
 */
export function attachStream(element: HTMLVideoElement, href: string, onFail: () => void): () => void {
  // Only Safari has this method.
  const isSafari = 'webkitSetPresentationMode' in element;
  if (isSafari && element.canPlayType('application/vnd.apple.mpegurl') !== '') {
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
    // The content security policy forbids workers from blobs. Only the playlist is loaded before the user starts
    // playback.
    const hls = new Hls({ enableWorker: false, autoStartLoad: false });
    const play = (): void => hls.startLoad();
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
      if (fatal) onFail();
    });
    hls.loadSource(href);
    // The user may have started playback while hls.js was loading; there is no second event for it.
    if (element.paused) element.addEventListener('play', play, { once: true });
    else play();
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
