import type { OrganisationRef, ScheduleLiveAnswer } from '@podium/contract';
import type { LanguageTag } from '@podium/i18n';

/** Delegations that readers of a language probably support, if they take part; most Games have only some of them. */
const likely: Readonly<Partial<Record<string, readonly string[]>>> = {
  en: ['USA', 'GBR'],
  es: ['ESP', 'MEX', 'ARG'],
  pt: ['BRA', 'POR'],
  az: ['AZE'],
  ar: ['EGY', 'MAR', 'KSA'],
  fr: ['FRA', 'CAN'],
};

const MAX_GUESSES = 3;

/**
 * Suggested delegations: those of the reader's language, then the most frequent among live, upcoming and decided
 * contests.
 */
export function guessDelegations(
  { live, next, latest, finals }: Pick<ScheduleLiveAnswer, 'live' | 'next' | 'latest' | 'finals'>,
  language: LanguageTag,
): OrganisationRef[] {
  const seen = new Map<string, { organisation: OrganisationRef; times: number }>();
  const sides = [...live, ...next, ...latest].flatMap(({ competitors }) => competitors ?? []);
  for (const { organisation } of [...sides, ...finals.items.flatMap(({ winners }) => winners)]) {
    if (!organisation) continue;
    const known = seen.get(organisation.code);
    if (known) known.times += 1;
    else seen.set(organisation.code, { organisation, times: 1 });
  }
  const own = likely[language] ?? [];
  const isOwn = (code: string): number => (own.includes(code) ? 1 : 0);
  return [...seen.values()]
    .toSorted(
      (a, b) =>
        isOwn(b.organisation.code) - isOwn(a.organisation.code) ||
        b.times - a.times ||
        a.organisation.code.localeCompare(b.organisation.code, 'en'),
    )
    .slice(0, MAX_GUESSES)
    .map(({ organisation }) => organisation);
}
