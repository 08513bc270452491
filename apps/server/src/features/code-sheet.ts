/** QR codes as one feature signs them and another prints them. */
export interface PrintableCode {
  title: string;
  points: number;
  /** Epoch milliseconds; null if the code has no end. */
  endsAt: number | null;
  /** Text encoded in the QR code. */
  address: string;
}
