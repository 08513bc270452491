import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { AskError } from '../../platform/ask.ts';
import type { FieldFault } from '../../platform/ask.ts';
import type { FormEvent, RefObject } from 'react';

/** What a person wrote, by the names of the fields; an empty field is undefined. */
type Written = Readonly<Record<string, string | undefined>>;

/** What a schema of the contract says of it, as far as a form needs. */
type Judged<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

export interface FormOptions<T> {
  /** The schema the server uses too; it is loaded when it is needed. */
  check: (written: Written) => Promise<Judged<T>>;
  send: (value: T) => Promise<void>;
}

export interface FormState {
  id: string;
  /** Whether scripts have loaded: before that, a button would send the form into the address or nowhere. */
  isReady: boolean;
  isBusy: boolean;
  /** At most one for each field, in the order of the fields. */
  faults: readonly FieldFault[];
  /** Why it could not be sent, where no field is at fault. */
  failure: unknown;
  summary: RefObject<HTMLDivElement | null>;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface Outcome {
  isBusy: boolean;
  faults: readonly FieldFault[];
  failure?: unknown;
}

const idle: Outcome = { isBusy: false, faults: [] };
const never = () => () => undefined;

/** A form that is checked in the browser, sent in private, and says what is wrong at the field and above all fields. */
export function useForm<T>({ check, send }: FormOptions<T>): FormState {
  const id = useId();
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [outcome, setOutcome] = useState(idle);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome.faults.length > 0 || outcome.failure !== undefined) summary.current?.focus();
  }, [outcome]);
  const submit = async (written: Written): Promise<Outcome> => {
    try {
      const judged = await check(written);
      if (!judged.success) return { isBusy: false, faults: faultsIn(judged.error.issues) };
      await send(judged.data);
      return idle;
    } catch (error) {
      const faults = error instanceof AskError ? error.fields : [];
      return { isBusy: false, faults, failure: faults.length > 0 ? undefined : error };
    }
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome.isBusy) return;
    const written = writtenIn(event.currentTarget);
    setOutcome({ isBusy: true, faults: [] });
    void submit(written).then(setOutcome);
  };
  return { id, isReady, summary, handleSubmit, failure: undefined, ...outcome };
}

function writtenIn(form: HTMLFormElement): Written {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(entries) as Written;
}

/** The first of each field: `repeat` may be missing and different at once. */
export function faultsIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldFault[] {
  const byField = new Map<string, FieldFault>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!byField.has(field)) byField.set(field, { field, message });
  }
  return [...byField.values()];
}

export const fieldId = ({ id }: Pick<FormState, 'id'>, name: string): string => `${id}-${name}`;
