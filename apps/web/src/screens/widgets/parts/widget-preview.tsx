import { widgetPath } from '@podium/contract/widget-words';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readHeight } from '../../../embed/frame-height.ts';
import type { WidgetChoice } from '../snippet.ts';

const reservedPx = 420;
const noSubscription = () => () => undefined;

/** The widget itself, in a frame of the height it requests. */
export function WidgetPreview({ choice: { type, ...options }, title }: { choice: WidgetChoice; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(reservedPx);
  // The frame is loaded once the page listens, so that no message is missed.
  const isListening = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  useEffect(() => {
    const handleMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const height = readHeight(data);
      if (height !== undefined) setHeight(height);
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, []);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, and browsers warn that a same-origin sandbox can be escaped
    <iframe
      ref={frame}
      title={title}
      src={isListening ? widgetPath(type, options) : undefined}
      height={height}
      // A preview: its links must not be followed here.
      inert
      className="widgets-frame"
    />
  );
}
