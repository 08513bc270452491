import { Alert, TextField, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { useText } from '../language/text.ts';
import { delegationKey, readEntryLines, writeEntryLines } from './entry-lines.ts';
import { PartCard } from './part-card.tsx';
import { useFaultText, usePlan } from './plan-context.ts';
import { enterLines, enteredLines } from './plan.ts';

export function EntriesStep() {
  const t = useText();
  const { plan } = usePlan();
  return (
    <>
      <Typography>
        {t('first-games.delegationCodes')}{' '}
        <bdi>{plan.delegations.map(({ code, name }) => `${code} (${name.en ?? ''})`).join(' · ')}</bdi>
      </Typography>
      {plan.events.length === 0 && <Alert severity="info">{t('first-games.fault.noEvent')}</Alert>}
      {plan.events.map((event, index) => (
        <EventEntries key={event.id} event={event} index={index} />
      ))}
    </>
  );
}

function EventEntries({ event, index }: { event: PlanEvent; index: number }) {
  const t = useText();
  const { plan, change, faults, isChecked, texts } = usePlan();
  const faultText = useFaultText();
  const [text, setText] = useState(() => texts.get(event.id) ?? writeEntryLines(enteredLines(plan, event)));
  const isTeam = event.entries.kind === 'team';
  const delegations = new Map(
    plan.delegations.flatMap(({ id, code, name }) =>
      [code, name.en ?? ''].filter((called) => called !== '').map((called) => [delegationKey(called), id] as const),
    ),
  );
  const settled = useDebounced(text, 500);
  const lineFaults = readEntryLines(settled, { isTeam, delegations }).faults;
  const fault = faults.find(({ path }) => path === `events.${index}.entries`);
  const enter = (next: string): void => {
    setText(next);
    const parsed = readEntryLines(next, { isTeam, delegations });
    if (parsed.faults.length > 0) texts.set(event.id, next);
    else texts.delete(event.id);
    change((current) => enterLines(current, event.id, parsed.entries));
  };
  return (
    <PartCard title={event.name.en ?? ''}>
      <TextField
        id={`entries-${event.id}`}
        label={isTeam ? t('first-games.teamLines') : t('first-games.personLines')}
        helperText={isTeam ? t('first-games.teamLinesHint') : t('first-games.personLinesHint')}
        value={text}
        onChange={({ target }) => enter(target.value)}
        multiline
        minRows={4}
        maxRows={20}
        fullWidth
        placeholder={isTeam ? 'Red Foxes; 7A; 1; Ana Lima; Bo Diaz' : 'Ana Lima; 7A; 1'}
        slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
      />
      <Typography component="output" color="text.secondary">
        {t('first-games.entryCount', { count: event.entries.items.length })}
      </Typography>
      {lineFaults.length > 0 && (
        <Alert severity="error">
          {t('first-games.linesLeftOut')}
          <ul>
            {lineFaults.map(({ line, code, text: part }) => (
              <li key={`${line} ${code}`}>
                {t('first-games.lineFault', { line, fault: t(`first-games.entryFault.${code}`) })} <bdi>{part}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {fault && isChecked && <Alert severity="error">{faultText(fault.code)}</Alert>}
    </PartCard>
  );
}
