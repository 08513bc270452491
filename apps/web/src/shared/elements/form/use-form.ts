import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { RequestError } from '../../../platform/request.ts';
import type { FieldFault } from '../../../platform/request.ts';
import type { FormEvent, RefObject } from 'react';

/** The entered values by field name; an empty field is undefined. */
type Written = Readonly<Record<string, string | undefined>>;

/** The result of a contract schema, as far as forms need it. */
type Judged<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

export interface FormOptions<T> {
  /** The schema that the server uses too, loaded on demand. */
  check: (written: Written) => Promise<Judged<T>>;
  send: (value: T) => Promise<void>;
}

export interface FormState {
  id: string;
  /** True if scripts have loaded: before that, submitting would put the form into the address or do nothing. */
  isReady: boolean;
  isBusy: boolean;
  /** At most one per field, in field order. */
  faults: readonly FieldFault[];
  /** Error of the last attempt to send the form, if no field is invalid. */
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

/** A form that is validated in the browser, sent by script, and shows errors next to each field and in a summary. */
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
      const faults = error instanceof RequestError ? error.fields : [];
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

/** The first error of each field: `repeat` may be both missing and different. */
export function faultsIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldFault[] {
  const byField = new Map<string, FieldFault>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!byField.has(field)) byField.set(field, { field, message });
  }
  return [...byField.values()];
}

export const fieldId = ({ id }: Pick<FormState, 'id'>, name: string): string => `${id}-${name}`;
