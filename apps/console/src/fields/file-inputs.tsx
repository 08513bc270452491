import { Box, Button, FormHelperText, Link, Typography } from '@mui/material';
import { formats, imagePixels } from '@podium/content';
import type { FilePurpose, Image, StoredRef } from '@podium/content';
import { languageByTag } from '@podium/i18n';
import { useRef } from 'react';
import { useSending } from '../api/use-sending.ts';
import { useFailureText } from '../frame/failure.tsx';
import type { Language } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { fieldId } from './input-props.ts';
import type { TypedInputProps } from './input-props.ts';
import { LocalText } from './text-inputs.tsx';
import { acceptedFormats, upload } from './upload.ts';
import { useFileSize } from './use-file-size.ts';

interface UploadButtonProps {
  id?: string;
  kind: string;
  purpose: FilePurpose;
  /** Names the field for screen readers. */
  label: string;
  isReplaced: boolean;
  onStored: (file: StoredRef) => void;
}

/** Opens the file picker; the file is stored before the item refers to it. */
function UploadButton({ id, kind, purpose, label, isReplaced, onStored }: UploadButtonProps) {
  const t = useText();
  const failureText = useFailureText();
  const picker = useRef<HTMLInputElement>(null);
  const { isSending, failure, send } = useSending();
  const buttonLabel = isSending ? t('fields.uploading') : isReplaced ? t('fields.replaceFile') : t('fields.chooseFile');
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedFormats(purpose)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void send(async () => onStored(await upload(kind, file, purpose)));
          target.value = '';
        }}
      />
      <Button
        id={id}
        variant="outlined"
        size="small"
        disabled={isSending}
        aria-label={t('fields.labelled', { field: label, action: buttonLabel })}
        onClick={() => picker.current?.click()}
      >
        {buttonLabel}
      </Button>
      {failure !== undefined && (
        <FormHelperText error role="alert">
          {failureText(failure)}
        </FormHelperText>
      )}
    </>
  );
}

function ImageLimit() {
  const t = useText();
  const limits = {
    jpeg: imagePixels.jpeg / 1_000_000,
    other: imagePixels.stored / 1_000_000,
    size: Math.floor(formats['image/jpeg'].maxBytes / 1_000_000),
  };
  return <Typography variant="caption">{t('fields.imageLimit', limits)}</Typography>;
}

function FileName({ file }: { file: StoredRef }) {
  const fileSize = useFileSize();
  return (
    <Typography variant="caption" component="span" sx={{ minWidth: 0 }}>
      <Link href={`/files/${file.sha256}`} target="_blank" rel="noreferrer">
        <bdi>{file.path.split('/').at(-1)}</bdi>
      </Link>{' '}
      <span>{fileSize(file.size)}</span>
    </Typography>
  );
}

const groupStyle = { border: 0, p: 0, m: 0, minWidth: 0 } as const;
const titleStyle = { fontSize: '0.8125rem', color: 'text.secondary', mb: 0.5 } as const;

export function ImageInput(props: TypedInputProps<'image'>) {
  const { kind, name, field, label, hint, value, onChange, fault, language, languages } = props;
  const t = useText();
  const image = value as Image | undefined;
  const isDrawing = image?.mediaType === 'image/svg+xml';
  return (
    <Box component="fieldset" sx={groupStyle} aria-label={label}>
      <Box sx={titleStyle}>{field.isRequired ? t('fields.required', { field: label }) : label}</Box>
      {image && (
        <Box
          component="img"
          src={isDrawing ? `/files/${image.sha256}` : `/files/${image.sha256}/320`}
          alt={image.alt[language] ?? ''}
          sx={{
            display: 'block',
            maxWidth: '100%',
            maxHeight: 180,
            mb: 1,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: image ? 2 : 0 }}>
        <UploadButton
          id={fieldId(name)}
          kind={kind}
          purpose={field.purpose}
          label={label}
          isReplaced={image !== undefined}
          onStored={(file) => onChange({ ...file, alt: image?.alt ?? {} })}
        />
        {image && (
          <Button
            size="small"
            onClick={() => onChange(undefined)}
            aria-label={t('fields.labelled', { field: label, action: t('fields.remove') })}
          >
            {t('fields.remove')}
          </Button>
        )}
        {image ? <FileName file={image} /> : <ImageLimit />}
      </Box>
      {image ? (
        <LocalText
          id={`${fieldId(name)}-alt`}
          label={t('fields.altOf', { field: label })}
          hint={t('fields.altHint')}
          texts={image.alt}
          onChange={(alt) => onChange({ ...image, alt })}
          language={language}
          languages={languages}
          isRequired
          fault={fault}
          lines={1}
        />
      ) : (
        (fault ?? hint) && <FormHelperText error={fault !== undefined}>{fault ?? hint}</FormHelperText>
      )}
    </Box>
  );
}

export function FileInput({ kind, name, field, label, hint, value, onChange, fault }: TypedInputProps<'file'>) {
  const t = useText();
  const file = value as StoredRef | undefined;
  return (
    <Box component="fieldset" sx={groupStyle} aria-label={label}>
      <Box sx={titleStyle}>{field.isRequired ? t('fields.required', { field: label }) : label}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <UploadButton
          id={fieldId(name)}
          kind={kind}
          purpose={field.purpose}
          label={label}
          isReplaced={file !== undefined}
          onStored={onChange}
        />
        {file && (
          <Button
            size="small"
            onClick={() => onChange(undefined)}
            aria-label={t('fields.labelled', { field: label, action: t('fields.remove') })}
          >
            {t('fields.remove')}
          </Button>
        )}
        {file && <FileName file={file} />}
      </Box>
      {(fault ?? hint) && <FormHelperText error={fault !== undefined}>{fault ?? hint}</FormHelperText>}
    </Box>
  );
}

/** One file per language. */
export function FilesInput({
  kind,
  name,
  field,
  label,
  hint,
  value,
  onChange,
  languages,
  fault,
}: TypedInputProps<'files'>) {
  const t = useText();
  const files = (value ?? {}) as Partial<Record<Language, StoredRef>>;
  const setFile = (language: Language, file: StoredRef | undefined): void => {
    const { [language]: _, ...otherFiles } = files;
    onChange(file ? { ...otherFiles, [language]: file } : otherFiles);
  };
  return (
    <Box component="fieldset" sx={groupStyle} aria-label={label}>
      <Box sx={titleStyle}>{field.isRequired ? t('fields.required', { field: label }) : label}</Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {languages.map((language, index) => {
          const { ownName } = languageByTag(language);
          const file = files[language];
          const spoken = t('fields.inLanguage', { field: label, language: ownName });
          return (
            <Box key={language} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Box sx={{ width: 110 }} lang={language}>
                {ownName}
              </Box>
              <UploadButton
                id={index === 0 ? fieldId(name) : undefined}
                kind={kind}
                purpose={field.purpose}
                label={spoken}
                isReplaced={file !== undefined}
                onStored={(stored) => setFile(language, stored)}
              />
              {file && (
                <Button
                  size="small"
                  onClick={() => setFile(language, undefined)}
                  aria-label={t('fields.labelled', { field: spoken, action: t('fields.remove') })}
                >
                  {t('fields.remove')}
                </Button>
              )}
              {file && <FileName file={file} />}
            </Box>
          );
        })}
      </Box>
      {(fault ?? hint) && <FormHelperText error={fault !== undefined}>{fault ?? hint}</FormHelperText>}
    </Box>
  );
}
