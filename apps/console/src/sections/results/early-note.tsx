import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { scheduleApi } from '../../program/schedule-api.ts';

const earlyMs = 12 * 3_600_000;

/** Says that a contest is planned for another time: what is entered for the wrong one is public at once. */
export function EarlyNote({ start }: { start: string }) {
  const t = useText();
  const { dateTime } = useFormats();
  const { data: now } = useQuery({ queryKey: ['games-now'], queryFn: async () => scheduleApi.now(), retry: false });
  if (now === undefined || Date.parse(start) - Date.parse(now) < earlyMs) return null;
  return <Alert severity="warning">{t('results.early', { time: dateTime(start) })}</Alert>;
}
