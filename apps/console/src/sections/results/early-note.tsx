import { Alert, Button } from '@mui/material';
import type { ResultSheet } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../language/formats.ts';
import { gamesFacts } from '../../language/games-store.ts';
import { useText } from '../../language/text.ts';
import { scheduleApi } from '../../program/schedule-api.ts';
import { entryState, isEarly } from './sheet-state.ts';

/**
 * Shows the time of a contest that is planned for much later, until the user confirms entry. Without competitors, the
 * contest shows that instead.
 */
export function useEarly({ unit, start, status, lines }: Pick<ResultSheet, 'unit' | 'start' | 'status' | 'lines'>): {
  earlyFor: string | undefined;
  enterAnyway: () => void;
} {
  const [sureOf, setSureOf] = useState<string>();
  const { data: now } = useQuery({ queryKey: ['games-now'], queryFn: async () => scheduleApi.now(), retry: false });
  const isAsked =
    start !== null &&
    now !== undefined &&
    entryState(status) === 'toCome' &&
    lines.some(({ isOpen }) => !isOpen) &&
    sureOf !== unit.id &&
    isEarly(start, now, gamesFacts().timeZone);
  return { earlyFor: isAsked ? start : undefined, enterAnyway: () => setSureOf(unit.id) };
}

/** Asks before anything is entered: an entry for the wrong contest would be public at once. */
export function EarlyNote({ start, onEnterAnyway }: { start: string; onEnterAnyway: () => void }) {
  const t = useText();
  const { dateTime } = useFormats();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onEnterAnyway}>
          {t('results.enterAnyway')}
        </Button>
      }
    >
      {t('results.early', { time: dateTime(start) })}
    </Alert>
  );
}
