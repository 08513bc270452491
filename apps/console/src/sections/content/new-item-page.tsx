import { Button, Card, CardContent, TextField } from '@mui/material';
import { isItemId } from '@podium/content';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../frame/page.tsx';
import { useText } from '../../language/text.ts';
import { useKindTexts } from '../../frame/kind-texts.ts';

/** A short id that is probably unused; the user can change it. (`crypto.randomUUID` exists on HTTPS only.) */
const suggestedId = (kind: string): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return `${kind}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** Begins a new item under a name of its own; `?choose` asks for it, which is permanent and appears in addresses. */
export function NewItemPage({ kind }: { kind: string }) {
  const t = useText();
  const { kindName } = useKindTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [id, setId] = useState(() => suggestedId(kind));
  const isValid = isItemId(id) && id !== 'create';
  if (!search.has('choose')) return <Navigate to={`/${kind}/${encodeURIComponent(id)}`} replace />;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isValid) void navigate(`/${kind}/${encodeURIComponent(id)}`, { replace: true });
  };
  return (
    <Page title={t('content.newOf', { kind: kindName(kind) })}>
      <Card sx={{ maxWidth: 560 }}>
        <CardContent component="form" onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label={t('drafts.id')}
            value={id}
            onChange={({ target }) => setId(target.value.trim())}
            error={!isValid}
            helperText={t('content.idHint')}
            required
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 64, autoCapitalize: 'none', spellCheck: false } }}
          />
          <div>
            <Button type="submit" variant="contained" disabled={!isValid}>
              {t('content.start')}
            </Button>
          </div>
        </CardContent>
      </Card>
    </Page>
  );
}
