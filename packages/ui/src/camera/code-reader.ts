/**
 * Detects a QR code in a picture.
 * @returns its text, undefined if there is none
 */
export type CodeReader = (picture: ImageBitmapSource) => Promise<string | undefined>;

interface Detector {
  detect: (picture: ImageBitmapSource) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own detector if available, otherwise ours, which is loaded when the camera is opened. */
export async function openCodeReader(): Promise<CodeReader> {
  const detector = new (await detectorClass())({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue;
}

async function detectorClass(): Promise<DetectorClass> {
  const { BarcodeDetector: NativeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (NativeDetector && (await NativeDetector.getSupportedFormats().catch((): string[] => [])).includes('qr_code'))
    return NativeDetector;
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // From our own origin: the library's default is a public server.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return BarcodeDetector;
}
