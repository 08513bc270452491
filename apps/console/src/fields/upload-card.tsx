import { Alert, Button, Card, CardContent, Typography } from '@mui/material';
import type { DragEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useSending } from '../api/use-sending.ts';
import { useFailureText } from '../frame/failure.tsx';
import { useText } from '../language/text.ts';

interface UploadCardProps {
  /** Label of the button that opens the file picker. */
  action: string;
  isReady?: boolean;
  /** Accepted file extensions with their media types. */
  types?: Readonly<Record<string, string>>;
  /** Fields that belong to the file. */
  children: ReactNode;
  /** Uploads the file; its errors are shown in the card. */
  onChosen: (file: Blob, name: string) => Promise<void>;
}

const zipOnly = { zip: 'application/zip' } as const;

/** Uploads a file as soon as it is chosen or dropped: a .zip, unless other types are given. */
export function UploadCard({ action, isReady = true, types = zipOnly, children, onChosen }: UploadCardProps) {
  const t = useText();
  const failureText = useFailureText();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { isSending, failure, send: sendWork } = useSending();
  const send = async (file: File): Promise<boolean> =>
    sendWork(async () => {
      // Some systems report another media type for a file, or none; the server accepts only these.
      const type = types[file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
      await onChosen(new Blob([file], { type }), file.name);
    });
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && isReady && !isSending) void send(file);
  };
  return (
    <Card
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      sx={isOver ? { outline: 2, outlineColor: 'primary.main' } : undefined}
    >
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {children}
        <input
          ref={picker}
          type="file"
          hidden
          accept={Object.entries(types)
            .map(([ending, type]) => `.${ending},${type}`)
            .join(',')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void send(file);
            target.value = '';
          }}
        />
        <Button variant="contained" disabled={isSending || !isReady} onClick={() => picker.current?.click()}>
          {isSending ? t('fields.uploading') : action}
        </Button>
        <Typography variant="caption" color="text.secondary">
          {t('fields.dropHint')}
        </Typography>
        {failure !== undefined && (
          <Alert severity="error" sx={{ width: '100%' }}>
            {failureText(failure)}
          </Alert>
        )}
      </CardContent>
    </Card>
  );
}
