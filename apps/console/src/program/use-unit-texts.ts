import { localizedText } from '@podium/content';
import type { DeskUnit, UnitField } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { localTime } from '../fields/local-time.ts';
import { useFormats } from '../language/formats.ts';
import { gamesOffset } from '../language/games-store.ts';
import { useLanguage } from '../language/language-store.ts';
import { findText, useText } from '../language/text.ts';
import { scheduleApi } from './schedule-api.ts';

export function useVenues() {
  const lang = useLanguage();
  const { data } = useQuery({
    queryKey: ['venues', lang],
    queryFn: async () => scheduleApi.venues(),
    staleTime: 300_000,
  });
  return data?.items ?? [];
}

interface UnitTexts {
  /** A time of day, with its date if that is not the day of the contest. */
  clock: (instant: string, day: string) => string;
  statusName: (status: string) => string;
  valueText: (field: UnitField, value: unknown, day: string) => string;
}

export function useUnitTexts(): UnitTexts {
  const t = useText();
  const language = useLanguage();
  const { time, dateTime } = useFormats();
  const venues = useVenues();
  const clock = (instant: string, day: string): string =>
    localTime(instant, gamesOffset).startsWith(day) ? time(instant) : dateTime(instant);
  const statusName = (status: string): string => findText(language, `status.${status}`) ?? status;
  return {
    clock,
    statusName,
    valueText(field, value, day) {
      if (field === 'name' || field === 'note') return localizedText(value ?? {}, language)?.text ?? t('program.empty');
      if (typeof value !== 'string' || value === '') return t('program.empty');
      if (field === 'start' || field === 'end') return clock(value, day);
      if (field === 'status') return statusName(value);
      const places = venues.flatMap(({ id, name, locations }) => [{ id, name }, ...locations]);
      return places.find(({ id }) => id === value)?.name ?? value;
    },
  };
}

export const placeText = ({ venue, location }: Pick<DeskUnit, 'venue' | 'location'>): string =>
  [venue?.name, location?.name].filter(Boolean).join(' · ');
