import type { ResultSheet, ScorerStep } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RequestError } from '../../api/request.ts';
import { useRetryAfterSignIn } from '../../api/signed-in-again.ts';
import { useLanguage } from '../../language/language-store.ts';
import { randomId } from '../../api/random-id.ts';
import { resultsApi } from './results-api.ts';
import type { NewStep } from './results-api.ts';

const everyMs = 10_000;

interface Unsaved {
  step: ScorerStep;
  reason: string | undefined;
}

/** An entry that the server does not take, with its reason. Entries after it are saved nevertheless. */
interface Rejected {
  step: ScorerStep;
  message: string;
}

export interface Entry {
  sheet: ResultSheet | undefined;
  failure: unknown;
  reload: () => void;
  enter: (step: NewStep, reason?: string) => void;
  isSaving: boolean;
  /** Unsaved entries in order, with the reason. */
  unsaved: readonly Unsaved[];
  fault: unknown;
  rejected: readonly Rejected[];
  /** Entries that other users have made in the meantime. */
  news: readonly string[];
  retry: () => void;
  /** Answers whether a score counts that another scorer has also entered. */
  answer: (step: ScorerStep, counts: boolean) => void;
  discard: () => void;
  /** Counts up when entries are discarded, so that fields show again what is stored. */
  round: number;
  setSheet: (sheet: ResultSheet) => void;
}

export interface FormProps {
  sheet: ResultSheet;
  isOpen: boolean;
  enter: Entry['enter'];
  round: Entry['round'];
}

const isMarkOf = (step: ScorerStep, competitor: string): boolean =>
  step.do === 'mark' && step.competitor === competitor;

/** The sheet of one contest. Steps are saved one after another, each based on the previous response. */
export function useSheet(unit: string): Entry {
  const lang = useLanguage();
  const queries = useQueryClient();
  const key = ['result', unit, lang];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => resultsApi.sheet(unit),
    refetchInterval: everyMs,
  });
  const waiting = useRef<Unsaved[]>([]);
  const isRunning = useRef(false);
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const [news, setNews] = useState<readonly string[]>([]);
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const [round, setRound] = useState(0);

  const currentSheet = (): ResultSheet | undefined => queries.getQueryData<ResultSheet>(key);
  const setSheet = (sheet: ResultSheet): void => {
    queries.setQueryData(key, sheet);
    void queries.invalidateQueries({ queryKey: ['results'] });
  };
  const reloadSheet = async (): Promise<void> => {
    const knownIds = new Set(currentSheet()?.history.map(({ id }) => id));
    await refetch();
    setNews((currentSheet()?.history ?? []).filter(({ id }) => !knownIds.has(id)).map(({ name }) => name));
  };
  const run = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSaving(true);
    setFault(undefined);
    setNews([]);
    try {
      for (let next = waiting.current[0]; next; next = waiting.current[0]) {
        // A slow background read must not replace the newer response.
        await queries.cancelQueries({ queryKey: key });
        const { step, reason } = next;
        try {
          const body = { steps: [step], seen: currentSheet()?.version, sentAt: new Date().toISOString() };
          setSheet(await resultsApi.enter(unit, { ...body, ...(reason && { reason }) }));
          if (step.do === 'mark')
            setRejected((list) => list.filter(({ step: other }) => !isMarkOf(other, step.competitor)));
        } catch (refusal) {
          if (!(refusal instanceof RequestError) || refusal.status !== 422) throw refusal;
          const message = refusal.fields[0]?.message ?? '';
          setRejected((list) => [...list, { step, message }]);
        }
        waiting.current = waiting.current.slice(1);
        setUnsaved(waiting.current);
      }
    } catch (refusal) {
      setFault(refusal);
      if (refusal instanceof RequestError && refusal.status === 409) await reloadSheet();
    } finally {
      isRunning.current = false;
      setIsSaving(false);
    }
  };
  useRetryAfterSignIn(fault, () => void run());
  return {
    sheet: data,
    failure: error,
    reload: () => void refetch(),
    enter(deed, reason) {
      const step: ScorerStep = { ...deed, id: randomId(), at: new Date().toISOString() };
      waiting.current = [...waiting.current, { step, reason }];
      setUnsaved(waiting.current);
      // After an error the user decides first.
      if (fault === undefined) void run();
    },
    isSaving,
    unsaved,
    fault,
    rejected,
    round,
    news,
    retry: () => void run(),
    answer(step, counts) {
      setRejected((list) => list.filter(({ step: other }) => other.id !== step.id));
      if (!counts || step.do !== 'score') return;
      waiting.current = [...waiting.current, { step: { ...step, isSure: true }, reason: undefined }];
      setUnsaved(waiting.current);
      void run();
    },
    discard() {
      waiting.current = [];
      setUnsaved([]);
      setFault(undefined);
      setNews([]);
      setRejected([]);
      setRound((count) => count + 1);
      void refetch();
    },
    setSheet,
  };
}
