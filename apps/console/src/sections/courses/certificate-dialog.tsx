import { Alert, TextField } from '@mui/material';
import type { DeskCertificate } from '@podium/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError, request } from '../../api/request.ts';
import { notify } from '../../frame/notices.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useText } from '../../language/text.ts';
import type { Translate } from '../../language/text.ts';

export interface CertificateAction {
  kind: 'revoke' | 'restore' | 'reissue';
  certificate: DeskCertificate;
}

/** Asks for the reason for a decision about a certificate, and for the corrected name. */
export function CertificateDialog({ kind, certificate, onClose }: CertificateAction & { onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const [name, setName] = useState(certificate.name);
  const [fault, setFault] = useState<string>();
  const refresh = async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['course-participants'] }),
      queries.invalidateQueries({ queryKey: ['courses'] }),
    ]);
  };
  const send = async (reason: string | undefined): Promise<void> => {
    setFault(undefined);
    const path = `/api/v1/desk/certificates/${certificate.code}/${kind}`;
    const body = kind === 'reissue' ? { name, reason } : { reason };
    try {
      await request<DeskCertificate>(path, { method: 'POST', body });
    } catch (error) {
      setFault(faultText(t, error));
      if (error instanceof RequestError && error.code === 'conflict') await refresh();
      throw error;
    }
    notify(t(`courses.${kind}Done`), { type: 'success' });
    await refresh();
  };
  return (
    <DecisionDialog
      title={t(`courses.${kind}Title`)}
      text={t(`courses.${kind}Text`)}
      action={t(`courses.${kind}`)}
      color={kind === 'revoke' ? 'error' : 'primary'}
      reason={{ label: t('frame.reason'), isRequired: true }}
      isReady={kind !== 'reissue' || name.trim() !== ''}
      isExplained={(error) => faultText(t, error) !== undefined}
      onConfirm={send}
      onClose={onClose}
    >
      {fault !== undefined && <Alert severity="error">{fault}</Alert>}
      {kind === 'reissue' && (
        <TextField
          label={t('courses.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          slotProps={{ htmlInput: { maxLength: 80, dir: 'auto', autoComplete: 'off' } }}
          sx={{ mt: 1 }}
        />
      )}
    </DecisionDialog>
  );
}

/** @returns what to change in the dialog, or who decided first; undefined for any other error */
function faultText(t: Translate, error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  for (const { field, message } of error.fields) {
    if (field === 'name') return t('courses.nameInvalid');
    if (field === 'revoked') return t('courses.revokedAlready', { name: `\u2068${message}\u2069` });
    if (field === 'valid') return t('courses.validAlready', { code: `\u2066${message}\u2069` });
  }
  return undefined;
}
