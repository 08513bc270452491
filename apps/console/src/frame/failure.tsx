import { Alert, Button } from '@mui/material';
import { RequestError } from '../api/request.ts';
import { findText, useText } from '../language/text.ts';
import { useLanguage } from '../language/language-store.ts';

export function useFailureText(): (error: unknown) => string {
  const language = useLanguage();
  const t = useText();
  return (error) => {
    const [field] = error instanceof RequestError ? error.fields : [];
    return (
      (field && findText(language, `frame.conflicts.${field.field}`)) ||
      (error instanceof RequestError && findText(language, `frame.errors.${error.code}`)) ||
      t('frame.errors.unexpected')
    );
  };
}

export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useText();
  const failureText = useFailureText();
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" onClick={onRetry}>
            {t('frame.retry')}
          </Button>
        )
      }
    >
      {failureText(error)}
      {error instanceof RequestError && error.id !== '' && <> {t('frame.errorId', { id: error.id })}</>}
    </Alert>
  );
}
