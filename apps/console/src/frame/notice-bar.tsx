import { Alert, Button, IconButton, Snackbar } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../language/text.ts';
import { CloseIcon } from '../look/icons.tsx';
import { removeNotice, useCurrentNotice } from './notices.ts';
import type { Notice } from './notices.ts';

const shownMs = 4000;
/** Long enough to read what happened and to decide. */
const shownWithUndoMs = 15_000;

/** Shows messages one after another. */
export function NoticeBar() {
  const notice = useCurrentNotice();
  return notice && <ShownNotice key={notice.key} notice={notice} />;
}

function ShownNotice({ notice: { key, text, type, undo } }: { notice: Notice }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={undo === undefined ? shownMs : shownWithUndoMs}
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
        action={
          <>
            {undo !== undefined && (
              <Button color="inherit" size="small" component={RouterLink} to={undo} onClick={() => setIsOpen(false)}>
                {t('frame.undo')}
              </Button>
            )}
            <IconButton
              color="inherit"
              size="small"
              aria-label={t('frame.close')}
              title={t('frame.close')}
              onClick={() => setIsOpen(false)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      >
        {text}
      </Alert>
    </Snackbar>
  );
}
