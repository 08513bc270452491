import { encodeQR } from 'qr';

/** A QR code, black on white in every theme, with the margin that cameras need. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <figure aria-label={label} className="account-qr">
      <svg aria-hidden viewBox={`0 0 ${squares.length} ${squares.length}`} shapeRendering="crispEdges">
        <rect width="100%" height="100%" fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </figure>
  );
}
