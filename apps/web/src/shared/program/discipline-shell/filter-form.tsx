import { Button, SelectField } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import type { ReactNode } from 'react';

interface FilterField {
  name: string;
  label: string;
  value: string | undefined;
  /** Label while nothing is chosen. */
  allLabel: string;
  options: { value: string; label: string }[];
  /** The options are loaded by scripts: space is reserved, and without scripts the field is hidden. */
  isComing?: boolean;
}

interface FilterFormProps {
  fields: FilterField[];
  /** Filters set elsewhere that the form must preserve. */
  kept?: Record<string, string | undefined>;
  onChange: (name: string, value: string | undefined) => void;
  children?: ReactNode;
}

/** Filters for a list: a plain form without scripts, applied immediately with scripts. */
export function FilterForm({ fields, kept, onChange, children }: FilterFormProps) {
  const t = useText();
  const shown = fields.filter(({ options, value, isComing }) => isComing || options.length > 1 || value !== undefined);
  if (shown.length === 0 && !children) return null;
  return (
    <form method="get" className="sport-filters">
      {Object.entries(kept ?? {}).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      {shown.map(({ name, label, value, allLabel, options, isComing }) => (
        <div
          key={name}
          className={isComing && value === undefined ? 'sport-filter needs-scripts-block' : 'sport-filter'}
        >
          <SelectField
            label={label}
            name={name}
            value={value ?? ''}
            options={[{ value: '', label: allLabel }, ...options]}
            onChange={(chosen) => onChange(name, chosen || undefined)}
          />
        </div>
      ))}
      <Button type="submit" className="unscripted">
        {t('action.apply')}
      </Button>
    </form>
  );
}
