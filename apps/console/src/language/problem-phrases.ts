import type { ProblemPhrases } from '@podium/i18n/problem-text';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from './language-store.ts';

/** Loaded separately from the phrases that every page of the console needs. */
const files = import.meta.glob<ProblemPhrases>('../../locales/problems/*.json', { import: 'default' });

export function useProblemPhrases() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['problem-phrases', language],
    queryFn: async () => {
      const load = files[`../../locales/problems/${language}.json`];
      if (!load) throw new Error(`The console was built without the texts of problems in ${language}`);
      return load();
    },
    retry: false,
    staleTime: Infinity,
  });
}
