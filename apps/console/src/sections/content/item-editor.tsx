import { Alert, Box, Card, CardContent, Link } from '@mui/material';
import { itemTitle } from '@podium/content';
import type { Kind } from '@podium/content';
import type { DeskItemAnswer } from '@podium/contract';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { toItemData, toForm, emptyForm } from '../../fields/form-values.ts';
import type { FormValues, ItemData } from '../../fields/form-values.ts';
import { Page } from '../../frame/page.tsx';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemForm } from './item-form.tsx';
import { useKindTexts } from '../../frame/kind-texts.ts';
import { MergeDialog } from '../../drafts/merge-dialog.tsx';
import { SavedState } from '../../drafts/saved-state.tsx';
import { useKeeper } from '../../drafts/use-keeper.ts';

interface Form {
  values: FormValues;
  /** Revision of the data from which the values were created. */
  revision: number;
}

interface ItemEditorProps {
  kind: Kind;
  item: DeskItemAnswer;
  /** Default for dates; undefined if the item is already published. */
  now: string | undefined;
}

export function ItemEditor({ kind, item, now }: ItemEditorProps) {
  const t = useText();
  const language = useLanguage();
  const { kindName, kindsName } = useKindTexts();
  const { keeper, state } = useKeeper(kind, item);
  const toValues = (data: ItemData): FormValues =>
    now && Object.keys(data).length === 0 ? emptyForm(kind, now) : toForm(kind, data);
  const [typedForm, setForm] = useState<Form>(() => ({ values: toValues(state.data), revision: state.revision }));
  const [isChecked, setIsChecked] = useState(false);
  // Data that was not typed replaces the values of the form.
  const form =
    typedForm.revision === state.revision ? typedForm : { values: toValues(state.data), revision: state.revision };
  const change = (name: string, value: unknown): void => {
    const values = { ...form.values, [name]: value };
    setForm({ values, revision: form.revision });
    keeper.change(toItemData(kind, values));
  };
  const isNew = !state.item.draft && !state.item.published;
  const title =
    itemTitle(kind, state.data, language)?.title ??
    (isNew
      ? t('content.newOf', { kind: kindName(kind.name) })
      : t('content.untitled', { kind: kindName(kind.name), id: item.id }));
  return (
    <Page
      title={title}
      about={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Link component={RouterLink} to={`/${kind.name}`}>
            {kindsName(kind.name)}
          </Link>
          {/* The keeper's state shows the failure. */}
          <SavedState state={state} onRetry={() => void keeper.flush().catch(() => undefined)} />
          {isNew && (
            <Link component={RouterLink} to={`/${kind.name}/create?choose`} replace>
              {t('content.chooseId')}
            </Link>
          )}
        </Box>
      }
      actions={<ItemActions kind={kind} keeper={keeper} state={state} onPublish={() => setIsChecked(true)} />}
    >
      {state.isRestored && <Alert severity="info">{t('drafts.restored')}</Alert>}
      {state.item.draft?.failure && (
        <Alert severity="error">{t('content.publishFailed', { reason: state.item.draft.failure })}</Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
        {/* Hidden overflow would keep the language tabs from staying in view. */}
        <Card sx={{ overflow: 'visible' }}>
          <CardContent>
            <ItemForm
              kind={kind}
              values={form.values}
              order={state.order}
              faults={state.item.draft?.faults ?? []}
              isChecked={isChecked}
              onChange={change}
              onOrder={(order) => keeper.change(state.data, order)}
            />
          </CardContent>
        </Card>
        <ItemFacts kind={kind} state={state} />
      </Box>
      {state.conflict && (
        <MergeDialog
          kind={kind}
          conflict={state.conflict}
          // The keeper's state shows the failure.
          onSettle={(lines) => void keeper.settle(lines).catch(() => undefined)}
        />
      )}
    </Page>
  );
}
