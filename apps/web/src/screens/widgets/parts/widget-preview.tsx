import { widgetPath } from '@podium/contract/widget-words';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readHeight } from '../../../embed/frame-height.ts';
import type { WidgetChoice } from '../snippet.ts';

const reservedPx = 420;
const never = () => () => undefined;

/** The widget itself, in a frame as high as it asks for. */
export function WidgetPreview({ choice: { type, ...options }, title }: { choice: WidgetChoice; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(reservedPx);
  // The frame loads when its first message can be received.
  const isListening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    const handleMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const asked = readHeight(data);
      if (asked !== undefined) setHeight(asked);
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, []);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: browsers warn of a sandbox that it could leave
    <iframe
      ref={frame}
      title={title}
      src={isListening ? widgetPath(type, options) : undefined}
      height={height}
      // A picture of it: nothing in it is to be followed from here.
      inert
      className="widgets-frame"
    />
  );
}
