import { useCallback, useEffect, useRef, useState } from 'react';
import { openCodeReader } from './code-reader.ts';

export type CameraFault = 'permission' | 'unavailable' | 'error';
export type CameraState = 'off' | 'opening' | 'on' | 'canceled' | CameraFault;

const scanIntervalMs = 200;

/**
 * The device's camera, which looks for a code from `open()` until it finds one or is closed.
 *
 * @param scanNatively the scanner of a native app, which takes the place of the camera; undefined in a browser. It
 * resolves to undefined if it was closed without a code.
 */
export function useCamera(onFound: (text: string) => void, scanNatively?: () => Promise<string | undefined>) {
  const [state, setState] = useState<CameraState>('off');
  const video = useRef<HTMLVideoElement>(null);
  const closing = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    closing.current?.abort();
    setState('canceled');
  }, []);
  useEffect(() => () => closing.current?.abort(), []);

  const open = async () => {
    closing.current?.abort();
    const { signal } = (closing.current = new AbortController());
    setState('opening');
    try {
      if (scanNatively) {
        const scanned = await scanNatively();
        setState(scanned === undefined ? 'canceled' : 'off');
        if (scanned !== undefined) onFound(scanned);
        return;
      }
      const stream = await openStream(signal);
      const screen = video.current;
      if (signal.aborted || !screen) return;
      screen.srcObject = stream;
      await screen.play();
      setState('on');
      const text = await scanFrames(screen, signal);
      if (text === undefined) return;
      closing.current.abort();
      setState('off');
      onFound(text);
    } catch (error) {
      if (signal.aborted) return;
      closing.current.abort();
      setState(cameraFault(error));
    }
  };
  return { state, video, open, cancel };
}

async function openStream(signal: AbortSignal): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
    audio: false,
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
  return stream;
}

/** @returns undefined if it was closed in the meantime */
async function scanFrames(screen: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const readCode = await openCodeReader();
  while (!signal.aborted) {
    const text = await readCode(screen);
    if (text) return text;
    await new Promise((resolve) => {
      setTimeout(resolve, scanIntervalMs);
    });
  }
  return undefined;
}

const faults: ReadonlyMap<string, CameraFault> = new Map([
  ['NotAllowedError', 'permission'],
  ['SecurityError', 'permission'],
  ['NotFoundError', 'unavailable'],
  ['OverconstrainedError', 'unavailable'],
  ['NotSupportedError', 'unavailable'],
]);

function cameraFault(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  return faults.get(name) ?? 'error';
}
