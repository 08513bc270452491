import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useState } from 'react';
import { LanguageToggles } from '../../fields/language-toggles.tsx';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';

interface PreviewDialogProps {
  kind: string;
  id: string;
  onClose: () => void;
}

const widths = { phone: 360, desktop: 1280 } as const;
type Width = keyof typeof widths;

export function PreviewDialog({ kind, id, onClose }: PreviewDialogProps) {
  const t = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [width, setWidth] = useState<Width>('phone');
  // Phones show the app, which has pages that the web does not have.
  const platform = width === 'phone' ? 'android-pwa' : 'web';
  const address = `/api/v1/desk/preview?${new URLSearchParams({ kind, id, lang: language, platform }).toString()}`;
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} aria-labelledby="preview-title">
      <DialogTitle id="preview-title">{t('drafts.preview.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <LanguageToggles value={language} onChange={setLanguage} />
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('drafts.preview.width')}
            value={width}
            onChange={(_, value: Width | null) => value !== null && setWidth(value)}
          >
            <ToggleButton value="phone">{t('drafts.preview.phone')}</ToggleButton>
            <ToggleButton value="desktop">{t('drafts.preview.desktop')}</ToggleButton>
          </ToggleButtonGroup>
        </Box>
        <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'action.hover' }}>
          <Box
            component="iframe"
            key={address}
            src={address}
            title={t('drafts.preview.title')}
            sx={{
              display: 'block',
              border: 0,
              mx: 'auto',
              width: widths[width],
              height: '65vh',
              bgcolor: 'common.white',
            }}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button href={address} target="_blank" rel="noopener">
          {t('drafts.preview.newTab')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('frame.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
