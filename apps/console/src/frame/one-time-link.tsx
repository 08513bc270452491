import { Alert, Box, Button } from '@mui/material';
import { useText } from '../language/text.ts';
import { notify } from './notices.ts';
import { QrPicture } from './qr-picture.tsx';

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
      <QrPicture address={url} label={label} />
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
