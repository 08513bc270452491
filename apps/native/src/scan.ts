const CANCELED = 'OS-PLUG-BARC-0006';
const REFUSED = 'OS-PLUG-BARC-0007';

/** Scans a QR code with the system's scanner. See `NativeShell.scan`. */
export async function scan(instructions: string): Promise<string | undefined> {
  // Loaded on demand: its browser implementation is larger than the rest of the shell.
  const {
    CapacitorBarcodeScanner,
    CapacitorBarcodeScannerTypeHint,
    CapacitorBarcodeScannerAndroidScanningLibrary: library,
  } = await import('@capacitor/barcode-scanner');
  try {
    const { ScanResult } = await CapacitorBarcodeScanner.scanBarcode({
      hint: CapacitorBarcodeScannerTypeHint.QR_CODE,
      scanInstructions: instructions,
      android: { scanningLibrary: library.ZXING },
    });
    return ScanResult;
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code === CANCELED) return undefined;
    throw new DOMException(String(code), code === REFUSED ? 'NotAllowedError' : 'NotFoundError');
  }
}
