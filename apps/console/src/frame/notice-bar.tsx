import { Alert, Snackbar } from '@mui/material';
import { useState } from 'react';
import { useText } from '../language/text.ts';
import { removeNotice, useCurrentNotice } from './notices.ts';
import type { Notice } from './notices.ts';

const shownMs = 4000;

/** Shows messages one after another. */
export function NoticeBar() {
  const notice = useCurrentNotice();
  return notice && <ShownNotice key={notice.key} notice={notice} />;
}

function ShownNotice({ notice: { key, text, type } }: { notice: Notice }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={shownMs}
      onClose={(_, reason) => {
        // A click elsewhere must not hide a message that was not read yet.
        if (reason !== 'clickaway') setIsOpen(false);
      }}
      slotProps={{ transition: { onExited: () => removeNotice(key) } }}
    >
      <Alert
        severity={type}
        variant="outlined"
        // Outlined alerts are transparent, and the page would show through.
        sx={{ bgcolor: 'background.paper', boxShadow: 4 }}
        closeText={t('frame.close')}
        onClose={() => setIsOpen(false)}
      >
        {text}
      </Alert>
    </Snackbar>
  );
}
