import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import type { GamesPlan } from '@podium/contract';
import { useText } from '../../../language/text.ts';
import { peopleOf } from '../entry-facts.ts';
import { PartCard } from '../part-card.tsx';
import { usePlan } from '../plan-context.ts';

const levels = ['basic', 'number'] as const;

/** Number of people who are entered in a plan. */
export const countPeople = ({ events }: GamesPlan): number =>
  new Set(events.flatMap(peopleOf).map(({ person }) => person.id)).size;

/** Publication level of the entered people, chosen before the first publication. */
export function PublicNames() {
  const t = useText();
  const { plan, change } = usePlan();
  const count = countPeople(plan);
  // The files of imported Games decide for each person.
  if (count === 0 || plan.isFromFiles) return null;
  return (
    <PartCard title={t('public-names.title')}>
      <Typography color="text.secondary">{t('public-names.about', { count })}</Typography>
      <RadioGroup
        aria-label={t('public-names.title')}
        value={plan.publication ?? 'basic'}
        onChange={(_, value) => {
          const publication = levels.find((level) => level === value);
          if (publication) change((current) => ({ ...current, publication }));
        }}
      >
        {levels.map((level) => (
          <FormControlLabel key={level} value={level} control={<Radio />} label={t(`public-names.${level}`)} />
        ))}
      </RadioGroup>
      <Typography variant="body2" color="text.secondary">
        {t('public-names.later')}
      </Typography>
    </PartCard>
  );
}
