import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useFaultText, usePlan } from './plan-context.ts';

interface PlanFieldProps {
  /** Path in the plan, to look up its error: `games.start`. */
  path: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'date' | 'datetime-local' | 'number';
  /** Codes and times are left to right in every language. */
  isCode?: boolean;
  isDisabled?: boolean;
  /** Options of a select. */
  children?: ReactNode;
}

export function PlanField({
  path,
  label,
  hint,
  value,
  onChange,
  type = 'text',
  isCode = false,
  isDisabled = false,
  children,
}: PlanFieldProps) {
  const { faults, isChecked } = usePlan();
  const faultText = useFaultText();
  const fault = faults.find((fault) => fault.path === path);
  const isShown = fault !== undefined && (isChecked || value !== '');
  return (
    <TextField
      id={path.replaceAll('.', '-')}
      label={label}
      type={type}
      select={children !== undefined}
      disabled={isDisabled}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isShown}
      helperText={isShown ? faultText(fault.code) : hint}
      fullWidth
      slotProps={{
        htmlInput: { dir: isCode || type !== 'text' ? 'ltr' : 'auto', maxLength: 120 },
        // Browsers show a pattern in an empty date field, so its label must not cover it.
        inputLabel: type === 'date' || type === 'datetime-local' ? { shrink: true } : {},
      }}
    >
      {children}
    </TextField>
  );
}
