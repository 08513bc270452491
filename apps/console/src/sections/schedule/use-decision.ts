import type { UnitEditsAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RequestError } from '../../api/request.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { newNonce, scheduleApi } from '../../program/schedule-api.ts';
import type { UnitEdit } from '../../program/schedule-api.ts';

export type Clash = UnitEditsAnswer['clashes'][number];

export interface Decision {
  clashes: readonly Clash[];
  /** A dry run is pending. */
  isChecking: boolean;
  isChecked: boolean;
  isSaving: boolean;
  /** Error of the last dry run or attempt to save; undefined if it succeeded. */
  failure: unknown;
  /** @returns whether it was saved */
  save: (options: { isLasting: boolean; reason: string; isConfirmed: boolean }) => Promise<boolean>;
}

/** @returns the error of a request's field: `overtaken` for `edits.0.seen` */
export const fieldFault = (error: unknown): { field: string; message: string } | undefined =>
  error instanceof RequestError ? error.fields[0] : undefined;

/** Checks edits while they are made, and saves them as one decision. */
export function useDecision(edits: readonly UnitEdit[]): Decision {
  const queries = useQueryClient();
  const text = JSON.stringify(edits);
  const debouncedText = useDebounced(text, 400);
  const lastRequest = useRef({ body: '', nonce: '' });
  const [saved, setSaved] = useState<{ text: string; failure: unknown }>();
  const [isSaving, setIsSaving] = useState(false);
  const check = useQuery({
    queryKey: ['schedule-check', debouncedText],
    queryFn: async () => {
      const body = {
        edits: JSON.parse(debouncedText) as UnitEdit[],
        isLasting: false,
        isConfirmed: false,
        isDryRun: true,
      };
      return scheduleApi.save({ ...body, nonce: newNonce() });
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
    isSaving,
    failure: edits.length === 0 ? undefined : (check.error ?? (saved?.text === text ? saved.failure : undefined)),
    async save({ isLasting, reason, isConfirmed }) {
      const body = {
        edits: [...edits],
        isLasting,
        isConfirmed,
        isDryRun: false,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      };
      const request = JSON.stringify(body);
      if (lastRequest.current.body !== request) lastRequest.current = { body: request, nonce: newNonce() };
      setIsSaving(true);
      setSaved(undefined);
      try {
        await scheduleApi.save({ ...body, nonce: lastRequest.current.nonce });
        await queries.invalidateQueries({ queryKey: ['schedule'] });
        return true;
      } catch (error) {
        setSaved({ text, failure: error });
        // Reloads, to show what was superseded or clashes now.
        if (error instanceof RequestError && error.status === 409) await reload();
        return false;
      } finally {
        setIsSaving(false);
      }
    },
  };
}
