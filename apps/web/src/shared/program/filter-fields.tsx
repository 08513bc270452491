import { SelectField } from '@podium/ui';
import type { Gender } from '../elements/genders.ts';
import { useText } from '../shell/page-context.tsx';
import type { ItemFilter } from '../elements/item-filter.ts';

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
      label={t('parts.program.gender')}
      name="gender"
      value={value ?? ''}
      options={[
        { value: '', label: t('parts.program.anyGender') },
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
      label={t('parts.program.medal')}
      name="medal"
      value={value ?? ''}
      options={[
        { value: '', label: t('parts.program.anyMedal') },
        { value: 'gold', label: t('parts.program.goldOnly') },
        { value: 'bronze', label: t('parts.program.bronzeOnly') },
      ]}
      onChange={(chosen) => onChange(medals.find((one) => one === chosen))}
    />
  );
}
