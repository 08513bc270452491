import { Box, TextField, Typography } from '@mui/material';
import { languageByTag } from '@podium/i18n';
import type { Texts } from '@podium/games';
import { localizedText } from '@podium/content';
import { useText } from '../language/text.ts';
import { FilledLanguages } from './filled-languages.tsx';
import { fieldId } from './input-props.ts';
import type { InputProps } from './input-props.ts';

interface LocalTextProps extends Pick<InputProps, 'label' | 'hint' | 'language' | 'languages' | 'fault'> {
  id: string;
  texts: Texts;
  onChange: (texts: Texts) => void;
  isRequired: boolean;
  isDisabled?: boolean;
  lines: number;
  maxLength?: number;
}

/** A text in the language being edited, with the text to translate below it. */
export function LocalText({
  id,
  label,
  hint,
  texts,
  onChange,
  language,
  languages,
  isRequired,
  isDisabled,
  fault,
  lines,
  maxLength,
}: LocalTextProps) {
  const t = useText();
  const { direction, ownName } = languageByTag(language);
  const source = localizedText(texts, language);
  const isSourceShown = texts[language] === undefined && source !== undefined;
  return (
    <Box>
      <TextField
        id={id}
        label={t('fields.inLanguage', { field: label, language: ownName })}
        value={texts[language] ?? ''}
        onChange={({ target }) => {
          const { [language]: _, ...otherTexts } = texts;
          onChange(target.value === '' ? otherTexts : { ...otherTexts, [language]: target.value });
        }}
        required={isRequired && Object.keys(texts).every((tag) => tag === language)}
        disabled={isDisabled}
        error={fault !== undefined}
        helperText={fault ?? hint}
        multiline={lines > 1}
        minRows={lines}
        fullWidth
        slotProps={{ htmlInput: { lang: language, dir: direction, spellCheck: true, maxLength } }}
      />
      {isSourceShown && (
        <Typography
          variant="caption"
          component="p"
          color="text.secondary"
          sx={{ mt: 0.5, whiteSpace: 'pre-line', maxHeight: 120, overflowY: 'auto' }}
        >
          <bdi lang={source.lang}>{source.text}</bdi>
        </Typography>
      )}
      <FilledLanguages languages={languages} filled={texts} />
    </Box>
  );
}

const toTexts = (value: unknown): Texts => (typeof value === 'object' && value !== null ? value : {});

export function TextInput({ name, field, value, ...props }: InputProps) {
  return <LocalText {...props} id={fieldId(name)} isRequired={field.isRequired} texts={toTexts(value)} lines={1} />;
}

/** Blank lines separate paragraphs. */
export function ParagraphsInput({ name, field, value, hint, ...props }: InputProps) {
  const t = useText();
  return (
    <LocalText
      {...props}
      id={fieldId(name)}
      isRequired={field.isRequired}
      hint={hint ?? t('fields.paragraphs')}
      texts={toTexts(value)}
      lines={5}
    />
  );
}
