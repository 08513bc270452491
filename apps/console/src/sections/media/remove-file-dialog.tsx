import { Alert, Typography } from '@mui/material';
import type { MediaFile } from '@podium/contract';
import { useState } from 'react';
import { request, RequestError } from '../../api/request.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useText } from '../../language/text.ts';

interface RemoveFileDialogProps {
  file: MediaFile;
  /** Called to reload the list, whether or not the file was removed. */
  onSettled: () => void;
  onClose: () => void;
}

const isConflict = (error: unknown): boolean => error instanceof RequestError && error.status === 409;

/** Removes an unused file; reports an error if it has been used in the meantime. */
export function RemoveFileDialog({ file, onSettled, onClose }: RemoveFileDialogProps) {
  const t = useText();
  const [isInUse, setIsInUse] = useState(false);
  return (
    <DecisionDialog
      title={t('media.removeTitle')}
      text={t('media.removeText')}
      action={t('media.remove')}
      color="error"
      reason={{ label: t('frame.reasonOptional'), isRequired: false }}
      isReady={!isInUse}
      isExplained={isConflict}
      onConfirm={async (reason) => {
        try {
          const body = { storedAt: file.storedAt, reason };
          await request(`/api/v1/desk/media/${file.sha256}/remove`, { method: 'POST', body });
        } catch (error) {
          setIsInUse(isConflict(error));
          throw error;
        } finally {
          onSettled();
        }
      }}
      onClose={onClose}
    >
      <Typography variant="body2">
        <bdi dir="ltr">{file.sha256.slice(0, 12)}</bdi>
      </Typography>
      {isInUse && <Alert severity="warning">{t('media.kept')}</Alert>}
    </DecisionDialog>
  );
}
