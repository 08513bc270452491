import { Alert, Button, Card, CardContent } from '@mui/material';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useFailureText } from '../frame/failure.tsx';
import { useText } from '../language/text.ts';

interface UploadCardProps {
  /** Label of the button that opens the file picker. */
  action: string;
  isReady?: boolean;
  /** Fields that go with the file. */
  children: ReactNode;
  /** Sends the archive; what it throws is shown in the card. */
  onChosen: (archive: Blob, name: string) => Promise<void>;
}

/** Uploads a .zip as soon as it is chosen. */
export function UploadCard({ action, isReady = true, children, onChosen }: UploadCardProps) {
  const t = useText();
  const failureText = useFailureText();
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async (file: File): Promise<void> => {
    setIsSending(true);
    setFault(undefined);
    try {
      // Some systems report another type for archives; the server accepts only this one.
      await onChosen(new Blob([file], { type: 'application/zip' }), file.name);
    } catch (error) {
      setFault(failureText(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Card>
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {children}
        <input
          ref={picker}
          type="file"
          hidden
          accept=".zip,application/zip"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void send(file);
            target.value = '';
          }}
        />
        <Button variant="contained" disabled={isSending || !isReady} onClick={() => picker.current?.click()}>
          {isSending ? t('fields.uploading') : action}
        </Button>
        {fault && (
          <Alert severity="error" sx={{ width: '100%' }}>
            {fault}
          </Alert>
        )}
      </CardContent>
    </Card>
  );
}
