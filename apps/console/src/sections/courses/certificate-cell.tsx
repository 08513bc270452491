import { Box, Button, Chip, Typography } from '@mui/material';
import type { DeskCertificate } from '@podium/contract';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import type { CertificateAction } from './certificate-dialog.tsx';

interface CertificateCellProps {
  certificate: DeskCertificate;
  isRestorable: boolean;
  onAction: (action: CertificateAction) => void;
}

export function CertificateCell({ certificate, isRestorable, onAction }: CertificateCellProps) {
  const t = useText();
  const { dateTime } = useFormats();
  const { code, name, at, revoked } = certificate;
  const actions = revoked === null ? (['revoke', 'reissue'] as const) : (['restore', 'reissue'] as const);
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start', minWidth: 240 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <bdi dir="ltr">{code}</bdi>
        <Chip
          size="small"
          variant="outlined"
          color={revoked === null ? 'success' : 'default'}
          label={revoked === null ? t('courses.valid') : t('courses.revoked', { day: dateTime(revoked.at) })}
        />
      </Box>
      <bdi>{name}</bdi>
      <Typography variant="caption" color="text.secondary">
        {t('courses.issued', { day: dateTime(at) })}
      </Typography>
      {revoked !== null && (
        <Typography variant="caption">
          {t('frame.decidedBy', {
            name: `\u2068${revoked.by?.username ?? t('frame.nobody')}\u2069`,
            reason: `\u2068${revoked.reason}\u2069`,
          })}
        </Typography>
      )}
      {(revoked === null || isRestorable) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -0.625 }}>
          {actions.map((kind) => (
            <Button
              key={kind}
              size="small"
              color={kind === 'revoke' ? 'error' : 'primary'}
              aria-label={t(`courses.${kind}Of`, { name: `\u2066${code}\u2069` })}
              onClick={() => onAction({ kind, certificate })}
            >
              {t(`courses.${kind}`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
