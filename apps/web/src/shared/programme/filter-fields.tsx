import { SelectField } from '@podium/ui';
import type { Gender } from '../genders.ts';
import { useText } from '../page-context.tsx';
import type { ItemFilter } from './item-filter.ts';

type Medal = NonNullable<ItemFilter['medal']>;

const medals = ['gold', 'bronze'] as const satisfies readonly Medal[];

interface GenderFieldProps {
  value: Gender | undefined;
  options: readonly Gender[];
  onChange: (value: Gender | undefined) => void;
}

export function GenderField({ value, options, onChange }: GenderFieldProps) {
  const t = useText();
  return (
    <SelectField
      label={t('parts.programme.gender')}
      name="gender"
      value={value ?? ''}
      options={[
        { value: '', label: t('parts.programme.anyGender') },
        ...options.map((one) => ({ value: one, label: t(`gender.${one}`) })),
      ]}
      onChange={(chosen) => onChange(options.find((one) => one === chosen))}
    />
  );
}

interface MedalFieldProps {
  value: Medal | undefined;
  onChange: (value: Medal | undefined) => void;
}

export function MedalField({ value, onChange }: MedalFieldProps) {
  const t = useText();
  return (
    <SelectField
      label={t('parts.programme.medal')}
      name="medal"
      value={value ?? ''}
      options={[
        { value: '', label: t('parts.programme.anyMedal') },
        { value: 'gold', label: t('parts.programme.goldOnly') },
        { value: 'bronze', label: t('parts.programme.bronzeOnly') },
      ]}
      onChange={(chosen) => onChange(medals.find((one) => one === chosen))}
    />
  );
}
