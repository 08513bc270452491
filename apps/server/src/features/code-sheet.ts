/** QR codes as one feature signs them and another prints them. */
export interface PrintableCode {
  title: string;
  points: number;
  /** Epoch milliseconds, null for no end. */
  endsAt: number | null;
  /** Text that the squares encode. */
  address: string;
}
