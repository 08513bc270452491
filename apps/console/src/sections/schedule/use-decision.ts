import type { UnitEditsAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../api/random-id.ts';
import { RequestError } from '../../api/request.ts';
import type { SendOnce } from '../../api/send-once.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { scheduleApi } from '../../program/schedule-api.ts';
import type { UnitEdit } from '../../program/schedule-api.ts';

export type Clash = UnitEditsAnswer['clashes'][number];

export interface Decision {
  clashes: readonly Clash[];
  /** A dry run is pending. */
  isChecking: boolean;
  isChecked: boolean;
  /** Error of the last dry run or attempt to save; undefined if it succeeded. */
  failure: unknown;
  /**
   * @returns the address of the page that undoes it
   * @throws the error that is then `failure`
   */
  save: (options: { isLasting: boolean; reason: string; isConfirmed: boolean }, sendOnce: SendOnce) => Promise<string>;
}

/** @returns the error of a request's field: `overtaken` for `edits.0.seen` */
export const fieldFault = (error: unknown): { field: string; message: string } | undefined =>
  error instanceof RequestError ? error.fields[0] : undefined;

/** Checks edits while they are made, and saves them as one decision. */
export function useDecision(edits: readonly UnitEdit[]): Decision {
  const queries = useQueryClient();
  const text = JSON.stringify(edits);
  const debouncedText = useDebounced(text, 400);
  const [saved, setSaved] = useState<{ text: string; failure: unknown }>();
  const check = useQuery({
    queryKey: ['schedule-check', debouncedText],
    queryFn: async () => {
      const body = {
        edits: JSON.parse(debouncedText) as UnitEdit[],
        isLasting: false,
        isConfirmed: false,
        isDryRun: true,
      };
      return scheduleApi.save({ ...body, nonce: randomId() });
    },
    enabled: edits.length > 0 && debouncedText !== '[]' && debouncedText === text,
    retry: false,
    gcTime: 0,
  });
  const reload = async (): Promise<void> => {
    await Promise.all(
      ['schedule', 'schedule-check'].map(async (key) => queries.invalidateQueries({ queryKey: [key] })),
    );
  };
  return {
    clashes: edits.length === 0 ? [] : (check.data?.clashes ?? []),
    isChecking: edits.length > 0 && (debouncedText !== text || check.isFetching),
    isChecked: edits.length > 0 && debouncedText === text && check.isSuccess,
    failure: edits.length === 0 ? undefined : (check.error ?? (saved?.text === text ? saved.failure : undefined)),
    async save({ isLasting, reason, isConfirmed }, sendOnce) {
      const body = {
        edits: [...edits],
        isLasting,
        isConfirmed,
        isDryRun: false,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      };
      setSaved(undefined);
      try {
        const { entry } = await sendOnce(body, scheduleApi.save);
        await queries.invalidateQueries({ queryKey: ['schedule'] });
        return `/schedule?undo=${entry}`;
      } catch (error) {
        setSaved({ text, failure: error });
        // Reloads, to show what was superseded or clashes now.
        if (error instanceof RequestError && error.status === 409) await reload();
        throw error;
      }
    },
  };
}
