import type { ResultRound, ResultSheet } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../../api/random-id.ts';
import { RequestError } from '../../../api/request.ts';
import { useLanguage } from '../../../language/language-store.ts';
import { resultsApi } from '../results-api.ts';
import type { NewStep } from '../results-api.ts';

const everyMs = 10_000;

/** An entry that is being saved, or that failed. */
interface BoardEntry {
  steps: readonly NewStep[];
  /** Undefined while it is sent. */
  error?: unknown;
}

export interface RoundEntry {
  round: ResultRound | undefined;
  failure: unknown;
  reload: () => void;
  /** Entries that are not saved yet, by contest. */
  entries: ReadonlyMap<string, BoardEntry>;
  enter: (sheet: ResultSheet, steps: readonly NewStep[]) => void;
  discard: (unit: string) => void;
  setSheet: (sheet: ResultSheet) => void;
}

/** All contests of a round. Each is saved on its own, so that one that fails holds up no other. */
export function useRound(unit: string): RoundEntry {
  const queries = useQueryClient();
  const key = ['result-round', unit, useLanguage()];
  const [entries, setEntries] = useState<ReadonlyMap<string, BoardEntry>>(new Map());
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => resultsApi.round(unit),
    refetchInterval: everyMs,
    // A background read must not show an entry as it was before it was saved.
    enabled: [...entries.values()].every((entry) => entry.error !== undefined),
  });
  const setEntry = (id: string, entry: BoardEntry | undefined): void =>
    setEntries((before) => {
      const after = new Map(before);
      if (entry) after.set(id, entry);
      else after.delete(id);
      return after;
    });
  const setSheet = (sheet: ResultSheet): void => {
    queries.setQueryData<ResultRound>(
      key,
      (round) =>
        round && { ...round, items: round.items.map((item) => (item.unit.id === sheet.unit.id ? sheet : item)) },
    );
    void queries.invalidateQueries({ queryKey: ['results'] });
  };
  const send = async (sheet: ResultSheet, steps: readonly NewStep[]): Promise<void> => {
    const { id } = sheet.unit;
    setEntry(id, { steps });
    await queries.cancelQueries({ queryKey: key });
    const at = new Date().toISOString();
    try {
      const sent = steps.map((step) => ({ ...step, id: randomId(), at }));
      setSheet(await resultsApi.enter(id, { steps: sent, seen: sheet.version, sentAt: at }));
      setEntry(id, undefined);
    } catch (fault) {
      setEntry(id, { steps, error: fault });
      // Another user was faster: the row shows their entry next to the message.
      if (fault instanceof RequestError && fault.status === 409) await refetch();
    }
  };
  return {
    round: data,
    failure: error,
    reload: () => void refetch(),
    entries,
    enter: (sheet, steps) => void send(sheet, steps),
    discard: (id) => setEntry(id, undefined),
    setSheet,
  };
}
