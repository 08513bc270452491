import { Icon } from './icon.tsx';
import type { ComponentProps } from 'react';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; 'data-autofocus'?: boolean };

/** A search field; its label is for screen readers, the placeholder is visible. */
export function SearchField({ label, className = '', ...rest }: SearchFieldProps) {
  return (
    <label className={`search-field ${className}`}>
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <input
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        {...rest}
      />
    </label>
  );
}
