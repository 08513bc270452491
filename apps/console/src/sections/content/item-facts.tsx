import { Box, Card, CardContent, Link, List, ListItem, Typography } from '@mui/material';
import type { Kind } from '@podium/content';
import { contentPage } from '@podium/contract/content-pages';
import { fieldId } from '../../fields/input-props.ts';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import type { DraftState } from '../../drafts/draft-keeper.ts';
import { useFaultText } from '../../drafts/fault-text.ts';
import { useKindTexts } from '../../frame/kind-texts.ts';
import { StateChips, itemState } from './state-chips.tsx';
import { usePathName } from '../../drafts/path-name.ts';

/** Shown next to the form: the state of the item, what prevents its publication, and missing translations. */
export function ItemFacts({ kind, state: { item } }: { kind: Kind; state: DraftState }) {
  const t = useText();
  const { dateTime } = useFormats();
  const { fieldName } = useKindTexts();
  const faultText = useFaultText(kind);
  const pathName = usePathName(kind);
  const { draft, published, missing, needsReview } = item;
  const faults = draft?.faults ?? [];
  const type = published?.data['type'];
  const page = published && contentPage(kind.name, item.id, typeof type === 'string' ? type : undefined);
  const untranslated = Object.entries(missing).filter(([, languages]) => languages.length > 0);
  return (
    <Card
      component="aside"
      aria-label={t('content.about')}
      sx={{ alignSelf: 'start', position: { lg: 'sticky' }, top: { lg: 72 } }}
    >
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <StateChips state={itemState(item)} draftState={draft?.state ?? null} />
        <Box>
          {published && <Fact text={t('content.publishedAt', { time: dateTime(published.publishedAt) })} />}
          {page && (
            <Link href={page} target="_blank" rel="noopener">
              {t('frame.openPublic')}
            </Link>
          )}
          {draft && (
            <Fact
              text={t('drafts.editedBy', {
                name: `\u2068${draft.editedBy?.username ?? t('frame.nobody')}\u2069`,
                time: dateTime(draft.editedAt),
              })}
            />
          )}
          {draft?.publishAt && <Fact text={t('content.scheduledFor', { time: dateTime(draft.publishAt) })} />}
          {needsReview && <Fact text={t('content.needsReview')} />}
        </Box>
        {faults.length > 0 && (
          <Box>
            <Typography variant="h3" component="h2">
              {t('drafts.faults', { count: faults.length })}
            </Typography>
            <List dense disablePadding>
              {faults.map((fault) => (
                <ListItem key={`${fault.field} ${fault.message}`} disableGutters sx={{ display: 'block' }}>
                  <Link
                    component="button"
                    type="button"
                    sx={{ textAlign: 'start' }}
                    onClick={() => jumpTo(fault.field)}
                  >
                    {pathName(fault.field)}
                  </Link>
                  <Typography variant="caption" component="p" color="text.secondary">
                    {faultText(fault)}
                  </Typography>
                </ListItem>
              ))}
            </List>
          </Box>
        )}
        {untranslated.length > 0 && (
          <Box>
            <Typography variant="h3" component="h2">
              {t('drafts.missingTexts')}
            </Typography>
            <List dense disablePadding>
              {untranslated.map(([field, languages]) => (
                <ListItem key={field} disableGutters>
                  <Link component="button" type="button" sx={{ textAlign: 'start' }} onClick={() => jumpTo(field)}>
                    {fieldName(kind.name, field.split('.')[0]!)}
                  </Link>
                  <Typography variant="caption" component="span" sx={{ marginInlineStart: 1 }}>
                    <bdi>{languages.join(' ').toUpperCase()}</bdi>
                  </Typography>
                </ListItem>
              ))}
            </List>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

function Fact({ text }: { text: string }) {
  return (
    <Typography variant="caption" component="p" color="text.secondary">
      {text}
    </Typography>
  );
}

/** Scrolls to the input of a field and focuses it. */
function jumpTo(path: string): void {
  const element = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(path.split('.')[0]!))}`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
