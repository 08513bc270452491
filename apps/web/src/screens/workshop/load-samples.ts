import { trampolineFinal } from '../../fixtures/trampoline.ts';
import { units } from '../../fixtures/units.ts';
import { loadSport } from '../../shared/sport/load-sport.ts';
import type { LanguageTag } from '@podium/i18n';

/** Brings the sports of all samples: a page that is sent waits for none while it is rendered. */
export async function loadSamples(language: LanguageTag): Promise<void> {
  await Promise.all([...units, trampolineFinal].map(async ({ discipline }) => loadSport(language, discipline?.code)));
}
