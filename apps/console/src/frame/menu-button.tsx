import { IconButton, Menu, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';

interface Choice {
  value: string;
  name: string;
  lang?: string;
}

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  choices: readonly Choice[];
  value?: string;
  onChoose: (value: string) => void;
}

export function MenuButton({ label, icon, choices, value: selectedValue, onChoose }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {icon}
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ value, name, lang }) => (
          <MenuItem
            key={value}
            lang={lang}
            selected={value === selectedValue}
            onClick={() => {
              setAnchor(null);
              onChoose(value);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
