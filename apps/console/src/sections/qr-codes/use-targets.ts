import type { GamesAnswer, ScheduleDaysAnswer, TriviaListAnswer, VenuesAnswer } from '@podium/contract';
import type { QrTarget } from '@podium/contract/qr-words';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';

interface Target {
  id: string;
  name: string;
}

/** @returns the subjects of a page, or undefined while loading, and for pages with too many subjects to list */
export function useTargets(page: QrTarget): readonly Target[] | undefined {
  const lang = useLanguage();
  const { dateLong } = useFormats();
  const { data } = useQuery({
    queryKey: ['qr-targets', page, lang],
    queryFn: async () => readTargets(page, lang, dateLong),
    enabled: isListed(page),
    staleTime: 60_000,
  });
  return data;
}

export const isListed = (page: QrTarget): boolean => ['trivia', 'venue', 'day', 'discipline'].includes(page);

async function readTargets(page: QrTarget, lang: Language, dayName: (day: string) => string): Promise<Target[]> {
  const query = { lang };
  switch (page) {
    case 'trivia':
      return (await request<TriviaListAnswer>('/api/v1/trivia', { query })).items.map(({ id, title }) => ({
        id,
        name: title,
      }));
    case 'venue':
      return (await request<VenuesAnswer>('/api/v1/venues', { query })).items.map(({ id, name }) => ({ id, name }));
    case 'day':
      return (await request<ScheduleDaysAnswer>('/api/v1/schedule/days', { query })).items.map(({ day }) => ({
        id: day,
        name: dayName(day),
      }));
    case 'discipline':
      return (await request<GamesAnswer>('/api/v1/games', { query })).disciplines.map(({ key, name }) => ({
        id: key,
        name,
      }));
    default:
      return [];
  }
}
