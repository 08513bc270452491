import { Box } from '@mui/material';
import { encodeQR } from 'qr';

/** An address to scan. Black on white in every theme, so that cameras can read it reliably. */
export function QrPicture({ address, label }: { address: string; label: string }) {
  const squares = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  const path = squares
    .flatMap((line, row) => line.map((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : '')))
    .join('');
  return (
    <Box component="figure" aria-label={label} sx={{ mx: 0, my: 1, '& > svg': { maxWidth: '100%', height: 'auto' } }}>
      <svg
        aria-hidden
        width="220"
        height="220"
        viewBox={`0 0 ${squares.length} ${squares.length}`}
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}
