import { isolate } from '@podium/i18n';
import { Checkbox, FormControlLabel } from '@mui/material';
import { useText } from '../../../language/text.ts';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import type { ComparedEntries, DoubtfulEntry, MaybeSamePerson } from './compared-entries.ts';
import { EntryList } from './entry-list.tsx';
import type { EntryLine } from './entry-list.tsx';
import { LateEntry } from './late-entry.tsx';
import { SamePerson } from './same-person.tsx';
import type { SamePersonAnswer } from './same-person.tsx';

interface EntryListsProps {
  compared: ComparedEntries;
  /** Doubtful entries that are taken nevertheless, with their keys. */
  accepted: ReadonlyMap<string, DoubtfulEntry>;
  onAccept: (entry: DoubtfulEntry, isTaken: boolean) => void;
  /** Answers whether a line is the person of the plan; undefined: the question is open again. */
  onAnswer: (entry: DoubtfulEntry, answer: SamePersonAnswer | undefined) => void;
}

/** The four lists of the preview: added, changed, doubtful, and would disappear. */
export function EntryLists({ compared, accepted, onAccept, onAnswer }: EntryListsProps) {
  const t = useText();
  const { plan } = usePlan();
  const eventName = (id: string | undefined): string => {
    const event = plan.events.find((one) => one.id === id);
    return event ? isolate(typedName(plan, event.name)) : '';
  };
  const delegationName = (id: string): string => {
    const delegation = plan.delegations.find((one) => one.id === id);
    return delegation ? isolate(typedName(plan, delegation.name) || delegation.code) : '';
  };
  const place = ({ sheet, line }: { sheet: string; line: number }): string =>
    sheet === '' ? t('own-sheets.line', { line }) : t('own-sheets.place', { sheet: isolate(sheet), line });
  const entry = ({ name, event, delegation }: { name: string; event: string; delegation: string }): string =>
    [isolate(name), delegationName(delegation), eventName(event)].join(' · ');
  const doubtText = ({ code, value, name, event }: DoubtfulEntry): string =>
    [
      ...(name === undefined ? [] : [isolate(name)]),
      ...(event === undefined ? [] : [eventName(event)]),
      `${t(`own-sheets.doubt.${code}`)} ${isolate(value)}`.trim(),
    ].join(' · ');
  const answerOf = ({ sameKey, otherKey }: MaybeSamePerson): SamePersonAnswer | undefined =>
    accepted.has(sameKey) ? 'same' : accepted.has(otherKey) ? 'other' : undefined;
  const doubtful = [...compared.doubtful, ...accepted.values()].map((doubt, index): EntryLine => {
    const { key } = doubt;
    const text = doubtText(doubt);
    return {
      key: doubt.same?.sameKey ?? key ?? `${index} ${text}`,
      place: place(doubt),
      text: doubt.same ? (
        <SamePerson same={doubt.same} answer={answerOf(doubt.same)} onAnswer={(answer) => onAnswer(doubt, answer)} />
      ) : key === undefined ? (
        <>
          {text} {doubt.late && <LateEntry entry={doubt} />}
        </>
      ) : (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={accepted.has(key)}
              onChange={({ target }) => onAccept(doubt, target.checked)}
            />
          }
          label={t('own-sheets.takeAnyway', { doubt: text })}
        />
      ),
    };
  });
  return (
    <>
      <EntryList
        title={t('own-sheets.list.added', { count: compared.added.length })}
        lines={compared.added.map((one, index) => ({ key: String(index), place: place(one), text: entry(one) }))}
      />
      <EntryList
        title={t('own-sheets.list.changed', { count: compared.changed.length })}
        lines={compared.changed.map((one, index) => ({
          key: String(index),
          place: place(one),
          text: [
            entry(one),
            ...one.changes.map(({ field, before, after }) => {
              const values = {
                field: t(`own-sheets.field.${field}`),
                before: isolate(before),
                after: isolate(after),
              };
              return before === '' ? t('own-sheets.newFact', values) : t('own-sheets.change', values);
            }),
          ].join(' · '),
        }))}
      />
      <EntryList
        title={t('own-sheets.list.doubtful', { count: compared.doubtful.length })}
        hint={t('own-sheets.doubtfulHint')}
        lines={doubtful}
      />
      <EntryList
        title={t('own-sheets.list.gone', { count: compared.gone.length })}
        hint={t('own-sheets.goneHint')}
        lines={compared.gone.map((one, index) => ({ key: String(index), place: '', text: entry(one) }))}
      />
    </>
  );
}
