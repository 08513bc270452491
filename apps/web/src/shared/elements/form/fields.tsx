import { Icon } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../shell/page-context.tsx';
import { faultText } from './fault-text.ts';
import { fieldId } from './use-form.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { FormState } from './use-form.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'form'> {
  form: FormState;
  name: string;
  label: string;
  hint?: ReactNode;
}

/** A labeled field with its hint and its error. Pasting is allowed. */
export function TextField({ form, name, label, hint, ...rest }: FieldProps) {
  const field = useField(form, name, hint);
  return (
    <div className="field">
      <label htmlFor={field.input.id}>{label}</label>
      <input type="text" name={name} {...rest} {...field.input} />
      {field.notes}
    </div>
  );
}

/**
 * A password field with a button that shows the password. The value is never trimmed; a leading or trailing space,
 * often pasted, is pointed out.
 */
export function PasswordField({ form, name, label, hint, ...rest }: FieldProps) {
  const t = useText();
  const [isSpaced, setSpaced] = useState(false);
  const spaceHint = isSpaced && t('parts.form.spaceAround');
  const field = useField(form, name, hint && spaceHint ? [hint, ' ', spaceHint] : spaceHint || hint);
  const [isShown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={field.input.id}>{label}</label>
      <span className="field-password">
        <input
          type={isShown ? 'text' : 'password'}
          name={name}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          // While typing, not on blur: a hint that appears on blur would move the button away from the pointer.
          onInput={({ currentTarget: { value } }) => setSpaced(value !== value.trim())}
          {...rest}
          {...field.input}
        />
        <button
          type="button"
          className="field-eye"
          aria-label={isShown ? t('parts.form.hide') : t('parts.form.show')}
          data-tip={isShown ? t('parts.form.hide') : t('parts.form.show')}
          aria-controls={field.input.id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'unseen' : 'eye'} />
        </button>
      </span>
      {field.notes}
    </div>
  );
}

export function CheckField({ form, name, label, ...rest }: FieldProps) {
  const field = useField(form, name);
  return (
    <div className="field">
      <label className="check-field">
        <input type="checkbox" name={name} {...rest} {...field.input} />
        <span>{label}</span>
      </label>
      {field.notes}
    </div>
  );
}

function useField(form: FormState, name: string, hint?: ReactNode) {
  const t = useText();
  const id = fieldId(form, name);
  const fault = form.faults.find(({ field }) => field === name);
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    input: { id, 'aria-invalid': fault ? (true as const) : undefined, 'aria-describedby': described || undefined },
    notes: (
      <>
        {fault && (
          <p id={`${id}-fault`} className="field-fault">
            {faultText(t, fault.message)}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className="field-hint">
            {hint}
          </p>
        )}
      </>
    ),
  };
}
