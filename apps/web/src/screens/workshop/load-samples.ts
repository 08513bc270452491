import { trampolineFinal } from '../../fixtures/trampoline.ts';
import { units } from '../../fixtures/units.ts';
import { loadSport } from '../../shared/results/sport/load-sport.ts';
import type { LanguageTag } from '@podium/i18n';

/** Loads the sports of all samples, because a server-rendered page cannot wait for them while rendering. */
export async function loadSamples(language: LanguageTag): Promise<void> {
  await Promise.all([...units, trampolineFinal].map(async ({ discipline }) => loadSport(language, discipline?.code)));
}
