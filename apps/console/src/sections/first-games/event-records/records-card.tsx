import { Accordion, AccordionDetails, AccordionSummary, Box, Button, MenuItem, Typography } from '@mui/material';
import { planRecordKinds } from '@podium/contract';
import type { PlanEvent, PlanRecord } from '@podium/contract';
import { useText } from '../../../language/text.ts';
import { fieldGrid } from '../../../look/field-grid.ts';
import { UnfoldIcon } from '../../../look/icons.tsx';
import { usePlan } from '../plan-context.ts';
import { PlanField } from '../plan-field.tsx';
import { changeEvent } from '../plan.ts';

/** The standing records of an event and of its classes, folded. */
export function RecordsCard({ event, path }: { event: PlanEvent; path: string }) {
  const t = useText();
  const { id } = event;
  const records = event.records ?? [];
  const { change } = usePlan();
  const update = (next: PlanRecord[]): void =>
    change((plan) => changeEvent(plan, id, { records: next.length > 0 ? next : undefined }));
  return (
    <Accordion variant="outlined" disableGutters>
      <AccordionSummary expandIcon={<UnfoldIcon />}>
        <Typography>{t('event-records.title', { count: records.length })}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{t('event-records.hint')}</Typography>
        {records.map((record, index) => (
          <RecordFields
            // oxlint-disable-next-line react/no-array-index-key -- records are identified only by their position
            key={index}
            number={index + 1}
            path={`${path}.records.${index}`}
            record={record}
            onChange={(next) => update(records.map((one, at) => (at === index ? next : one)))}
            onRemove={() => update(records.filter((_, at) => at !== index))}
          />
        ))}
        <Button
          variant="outlined"
          onClick={() => update([...records, { kind: 'GR', mark: '', holder: '' }])}
          sx={{ justifySelf: 'start' }}
        >
          {t('event-records.add')}
        </Button>
      </AccordionDetails>
    </Accordion>
  );
}

interface RecordFieldsProps {
  number: number;
  path: string;
  record: PlanRecord;
  onChange: (record: PlanRecord) => void;
  onRemove: () => void;
}

const optionalFields = ['ageGroup', 'date', 'place'] as const;

function RecordFields({ number, path, record, onChange, onRemove }: RecordFieldsProps) {
  const t = useText();
  const withOptional = (field: (typeof optionalFields)[number], text: string): PlanRecord => {
    const { [field]: _, ...others } = record;
    return text === '' ? others : { ...others, [field]: text };
  };
  return (
    <Box
      component="fieldset"
      aria-label={t('event-records.one', { number })}
      sx={{ display: 'grid', gap: 1, border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box sx={fieldGrid}>
        <PlanField
          path={`${path}.kind`}
          label={t('event-records.kind')}
          value={record.kind}
          onChange={(text) => onChange({ ...record, kind: planRecordKinds.find((kind) => kind === text) ?? 'GR' })}
        >
          {planRecordKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`record.${kind}`)}
            </MenuItem>
          ))}
        </PlanField>
        {(['mark', 'holder'] as const).map((field) => (
          <PlanField
            key={field}
            path={`${path}.${field}`}
            label={t(`event-records.${field}`)}
            value={record[field]}
            onChange={(text) => onChange({ ...record, [field]: text })}
          />
        ))}
        {optionalFields.map((field) => (
          <PlanField
            key={field}
            path={`${path}.${field}`}
            label={t(`event-records.${field}`)}
            {...(field === 'ageGroup' && { hint: t('event-records.ageGroupHint') })}
            type={field === 'date' ? 'date' : 'text'}
            value={record[field] ?? ''}
            onChange={(text) => onChange(withOptional(field, text))}
          />
        ))}
      </Box>
      <Button color="error" size="small" onClick={onRemove} sx={{ justifySelf: 'start' }}>
        {t('event-records.remove', { number })}
      </Button>
    </Box>
  );
}
