import { Alert, Box, Button } from '@mui/material';
import { encodeQR } from 'qr';
import { useText } from '../language/text.ts';
import { notify } from './notices.ts';

interface OneTimeLinkProps {
  url: string;
  about: string;
  /** Accessible name of the QR code. */
  label: string;
  onClose: () => void;
}

/** A link with a secret, to scan or copy: the server stores only a hash and cannot show it again. */
export function OneTimeLink({ url, about, label, onClose }: OneTimeLinkProps) {
  const t = useText();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      notify(t('frame.copied'), { type: 'success' });
    } catch {
      // Without permission, the address above can still be selected.
      notify(t('frame.notCopied'), { type: 'warning' });
    }
  };
  const canShare = typeof navigator.share === 'function';
  const share = async (): Promise<void> => {
    // Closing the dialog of the device is no error.
    await navigator.share({ url }).catch(() => undefined);
  };
  return (
    <Alert severity="success" onClose={onClose} closeText={t('frame.close')}>
      {about}
      <Code address={url} label={label} />
      <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
        {url}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={() => void copy()}>
          {t('frame.copy')}
        </Button>
        {canShare && (
          <Button color="inherit" variant="outlined" onClick={() => void share()}>
            {t('frame.share')}
          </Button>
        )}
      </Box>
    </Alert>
  );
}

/** Black on white in every theme, so that cameras can read it reliably. */
function Code({ address, label }: { address: string; label: string }) {
  const squares = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  const path = squares
    .flatMap((line, row) => line.map((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : '')))
    .join('');
  return (
    <Box component="figure" aria-label={label} sx={{ mx: 0, my: 1 }}>
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
