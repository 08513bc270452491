import { Box } from '@mui/material';
import { useText } from '../language/text.ts';
import type { Language } from '../language/language-store.ts';

interface FilledLanguagesProps {
  languages: readonly Language[];
  filled: Readonly<Partial<Record<Language, unknown>>>;
}

/** Which languages a text has: by color, by weight, and in words. */
export function FilledLanguages({ languages, filled }: FilledLanguagesProps) {
  const t = useText();
  const missing = languages.filter((language) => filled[language] === undefined);
  const spoken =
    missing.length === 0
      ? t('fields.allLanguages')
      : t('fields.missingLanguages', { languages: missing.join(' ').toUpperCase() });
  return (
    <Box
      role="img"
      aria-label={spoken}
      sx={{ display: 'flex', gap: 0.75, mt: 0.5, fontSize: '0.75rem', lineHeight: 1.4 }}
    >
      {languages.map((language) => (
        <Box
          key={language}
          component="span"
          sx={
            filled[language] === undefined
              ? {
                  color: 'text.secondary',
                  border: '1px dashed',
                  borderColor: 'text.disabled',
                  borderRadius: 1,
                  px: 0.5,
                }
              : {
                  color: 'success.main',
                  border: '1px solid',
                  borderColor: 'success.main',
                  borderRadius: 1,
                  px: 0.5,
                  fontWeight: 700,
                }
          }
        >
          {language.toUpperCase()}
        </Box>
      ))}
    </Box>
  );
}
