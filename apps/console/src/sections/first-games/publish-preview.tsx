import { Alert } from '@mui/material';
import type { PlanPreview } from '@podium/contract';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { previewLines } from './plan-preview.ts';

const severities = { refused: 'error', loss: 'warning', gain: 'info' } as const;

/** The effects of a publication in three groups: unchanged events, losses, additions. */
export function PublishPreview({ preview }: { preview: PlanPreview }) {
  const t = useText();
  const language = useLanguage();
  const lines = previewLines(preview, language, t);
  if (lines.length === 0)
    return preview.isChanged && !preview.isFirst ? (
      <Alert severity="info">{t('first-games.preview.small')}</Alert>
    ) : null;
  return (
    <>
      {(['refused', 'loss', 'gain'] as const).map((kind) => {
        const ofKind = lines.filter((line) => line.kind === kind);
        return (
          ofKind.length > 0 && (
            <Alert key={kind} severity={severities[kind]}>
              {t(`first-games.preview.title.${kind}`)}
              <ul>
                {ofKind.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Alert>
          )
        );
      })}
    </>
  );
}
