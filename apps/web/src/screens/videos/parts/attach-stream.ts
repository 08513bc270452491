/**
 * Plays an HLS stream: Safari does so itself; elsewhere hls.js is loaded for it. Chromium 142 and later
 * plays HLS itself, too, but stalls where a stream offers a codec that it cannot decode beside one that it can.
 * @param onFail called if the stream cannot be played
 * @returns detaches the stream
 */
export function attachStream(element: HTMLVideoElement, href: string, onFail: () => void): () => void {
  // A method that only Safari has.
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
