import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import type { ListedProgramItem } from '@podium/contract';
import { programAudiences, programItemKinds } from '@podium/games';
import type { ProgramAudience, ProgramItemKind } from '@podium/games';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError } from '../../api/request.ts';
import { LanguageTexts } from '../../fields/language-texts.tsx';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useFailureText } from '../../frame/failure.tsx';
import { notify } from '../../frame/notices.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useGamesTimeHint } from '../../language/games-time.ts';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';
import { PlaceChoice } from '../../program/place-choice.tsx';
import { useVenues } from '../../program/use-unit-texts.ts';
import { emptyForm, toItem, toItemForm } from './item-form.ts';
import type { ItemForm } from './item-form.ts';
import { itemsApi } from './items-api.ts';
import { useKindName } from './use-kind-name.ts';

interface ItemDialogProps {
  /** The item to change; undefined: a new one. */
  listed?: ListedProgramItem;
  /** Day of a new item. */
  day: string;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Adds an item to the schedule, or changes one. */
export function ItemDialog({ listed, day, onSaved, onClose }: ItemDialogProps) {
  const t = useText();
  const [form, setForm] = useState<ItemForm>(() => (listed ? toItemForm(listed.item, gamesOffset) : emptyForm(day)));
  const [fault, setFault] = useState<unknown>();
  const item = toItem(form, gamesOffset);
  const update = (change: Partial<ItemForm>): void => {
    setForm({ ...form, ...change });
    setFault(undefined);
  };
  return (
    <DecisionDialog
      isForm
      title={t(listed ? 'program-items.changeTitle' : 'program-items.add')}
      action={t(listed ? 'program-items.save' : 'program-items.addShort')}
      isReady={item !== undefined}
      // The fault is shown beside the fields.
      isExplained={() => true}
      onConfirm={async (_, sendOnce) => {
        if (!item) return;
        setFault(undefined);
        try {
          await (listed
            ? sendOnce({ item, seen: listed.stamp }, async (body) => itemsApi.change(listed.id, body))
            : sendOnce({ item }, itemsApi.add));
        } catch (error) {
          setFault(error);
          throw error;
        }
        await onSaved();
        const isPublic = item.audience === 'everyone';
        notify(t(isPublic ? 'program-items.savedPublic' : 'program-items.savedInternal'), { type: 'success' });
      }}
      onClose={onClose}
    >
      {fault !== undefined && <Fault fault={fault} />}
      <ItemInputs form={form} onChange={update} />
      <LanguageTexts
        idPrefix="item"
        label={t('program-items.texts')}
        fields={[
          { name: 'name', label: t('program.field.name'), lines: 1, isRequired: true },
          { name: 'note', label: t('program-items.note'), lines: 2 },
        ]}
        texts={form}
        onChange={update}
      />
    </DecisionDialog>
  );
}

function Fault({ fault }: { fault: unknown }) {
  const t = useText();
  const language = useLanguage();
  const failureText = useFailureText();
  const message = fault instanceof RequestError ? fault.fields[0]?.message : undefined;
  return (
    <Alert severity="error">
      {(message && findText(language, `program-items.fault.${message}`)) ?? failureText(fault)}
      {fault instanceof RequestError && fault.status === 403 && ` ${t('program-items.fault.notYours')}`}
    </Alert>
  );
}

function ItemInputs({ form, onChange }: { form: ItemForm; onChange: (change: Partial<ItemForm>) => void }) {
  const t = useText();
  const kindName = useKindName();
  const language = useLanguage();
  const venues = useVenues();
  const { data: sports = [] } = useQuery({
    queryKey: ['sports', language],
    queryFn: async () => itemsApi.sports(),
    staleTime: 300_000,
  });
  const zone = useGamesTimeHint();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        pt: 0.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <TextField
        select
        label={t('program-items.kindOf')}
        value={form.kind}
        onChange={({ target }) => onChange({ kind: target.value as ProgramItemKind })}
        fullWidth
      >
        {programItemKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {kindName(kind)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('program-items.audienceOf')}
        value={form.audience}
        onChange={({ target }) => onChange({ audience: target.value as ProgramAudience })}
        helperText={t(form.audience === 'everyone' ? 'program-items.isPublic' : 'program-items.isInternal')}
        fullWidth
      >
        {programAudiences.map((audience) => (
          <MenuItem key={audience} value={audience}>
            {t(`program-items.audience.${audience}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('program.day')}
        type="date"
        value={form.date}
        onChange={({ target }) => onChange({ date: target.value })}
        required
        fullWidth
        slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {(['start', 'end'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`program.field.${field}`)}
            type="time"
            value={form[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
            required={field === 'start'}
            fullWidth
            slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
          />
        ))}
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ gridColumn: '1 / -1', mt: -1.5, paddingInlineStart: 1.75 }}
        >
          {zone}
        </Typography>
      </Box>
      <PlaceChoice
        label={t('program.field.venue')}
        value={form.venue}
        choices={venues}
        knownOption={null}
        onChange={(venue) => onChange({ venue, location: '' })}
      />
      {form.venue === '' ? (
        <TextField
          label={t('program-items.place')}
          value={form.place}
          onChange={({ target }) => onChange({ place: target.value })}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
        />
      ) : (
        <PlaceChoice
          label={t('program.field.location')}
          value={form.location}
          choices={venues.find(({ id }) => id === form.venue)?.locations ?? []}
          knownOption={null}
          onChange={(location) => onChange({ location })}
        />
      )}
      <PlaceChoice
        label={t('program.field.discipline')}
        value={form.discipline}
        choices={sports.map(({ code, name }) => ({ id: code, name }))}
        knownOption={null}
        onChange={(discipline) => onChange({ discipline })}
      />
    </Box>
  );
}
