import { Alert, Button } from '@mui/material';
import type { KeptEvent, PlanPreview } from '@podium/contract';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { previewLines } from './plan-preview.ts';

const isolatedName = ({ event: { name } }: KeptEvent, language: Language): string =>
  `\u2068${name[language] ?? name.en ?? Object.values(name)[0] ?? ''}\u2069`;
const severities = { refused: 'error', clash: 'warning', loss: 'warning', gain: 'info' } as const;

interface PublishPreviewProps {
  preview: PlanPreview;
  /** The published event that a refused one would change; with `onPutBack`, it can be put back. */
  keptFor?: (event: string) => KeptEvent | undefined;
  onPutBack?: (kept: KeptEvent) => void;
}

/** The effects of a publication in four groups: unchanged events, clashes, losses, additions. */
export function PublishPreview({ preview, keptFor, onPutBack }: PublishPreviewProps) {
  const t = useText();
  const language = useLanguage();
  const lines = previewLines(preview, language, t);
  if (lines.length === 0)
    return preview.isChanged && !preview.isFirst ? (
      <Alert severity="info">{t('first-games.preview.small')}</Alert>
    ) : null;
  return (
    <>
      {(['refused', 'clash', 'loss', 'gain'] as const).map((kind) => {
        const ofKind = lines.filter((line) => line.kind === kind);
        return (
          ofKind.length > 0 && (
            <Alert key={kind} severity={severities[kind]}>
              {kind === 'clash' ? t('acts.clash.title') : t(`first-games.preview.title.${kind}`)}
              <ul>
                {ofKind.map(({ text, refusedEvent }) => {
                  const kept = refusedEvent === undefined ? undefined : keptFor?.(refusedEvent);
                  return (
                    <li key={text}>
                      {text}{' '}
                      {kept && onPutBack && (
                        <Button
                          size="small"
                          color="inherit"
                          variant="outlined"
                          aria-label={t('first-games.preview.putBackOf', { event: isolatedName(kept, language) })}
                          onClick={() => onPutBack(kept)}
                        >
                          {t('first-games.preview.putBack')}
                        </Button>
                      )}
                    </li>
                  );
                })}
              </ul>
            </Alert>
          )
        );
      })}
    </>
  );
}
