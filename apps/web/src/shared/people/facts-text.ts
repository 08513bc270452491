import type { MedalCounts } from '@podium/contract';
import type { Translate } from '../shell/messages.ts';

interface Facts {
  name?: string;
  organisation: { name: string } | null;
  disciplines: readonly { name: string }[];
  medals: MedalCounts;
}

/** Link preview of an athlete, team or delegation in one line: organization, sports, medals. */
export function factsText(t: Translate, { name, organisation, disciplines, medals }: Facts): string {
  const won = (['gold', 'silver', 'bronze'] as const)
    .filter((medal) => medals[medal] > 0)
    .map((medal) => t('shared.labelled', { name: t(`medal.${medal}`), value: String(medals[medal]) }));
  const organisationName = organisation && organisation.name !== name ? [organisation.name] : [];
  return [...organisationName, ...disciplines.map((sport) => sport.name), ...won].join(' · ');
}
