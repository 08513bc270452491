// The icons of the console: our own drawings, because a set of ten thousand takes longer to install than everything else.
import { SvgIcon } from '@mui/material';
import type { SvgIconProps } from '@mui/material';
import type { ReactElement } from 'react';
import { box, circle, dot, sheet } from './icon-lines.ts';

type Icon = (props: SvgIconProps) => ReactElement;

/** @param lines one path in a field of 24 × 24, drawn with a pen two units wide */
export function LineIcon({ lines, ...props }: SvgIconProps & { lines: string }) {
  return (
    <SvgIcon {...props}>
      <path d={lines} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
    </SvgIcon>
  );
}

function createIcon(lines: string): Icon {
  return function DrawnIcon(props) {
    return <LineIcon {...props} lines={lines} />;
  };
}

export const AddIcon = createIcon('M12 5v14M5 12h14');
export const ArrowDownIcon = createIcon('M12 5v14M6 13l6 6 6-6');
export const ArrowUpIcon = createIcon('M12 19V5M6 11l6-6 6 6');
export const CaptionsIcon = createIcon(`${box(3, 5, 18, 14)}M10 10.500a2 2 0 1 0 0 3M17 10.500a2 2 0 1 0 0 3`);
export const CloseIcon = createIcon('M6 6l12 12M18 6L6 18');
export const ContrastIcon = createIcon(`${circle(12, 12, 9)}M12 3v18M15 5v14M18 8v8`);
export const DeleteIcon = createIcon('M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6');
export const DragIcon = createIcon([dot(9, 6), dot(15, 6), dot(9, 12), dot(15, 12), dot(9, 18), dot(15, 18)].join(''));
export const ImageIcon = createIcon(`${box(3, 4, 18, 16)}${circle(8, 9, 1.5)}M3 18l6-5 4 3 4-4 4 4`);
export const MapIcon = createIcon('M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15');
export const MoreIcon = createIcon([dot(12, 5), dot(12, 12), dot(12, 19)].join(''));
export const MenuIcon = createIcon('M4 6h16M4 12h16M4 18h16');
export const MovieIcon = createIcon(`${box(3, 5, 18, 14)}M3 10h18M7 5l-2 5M12 5l-2 5M17 5l-2 5`);
export const NoImageIcon = createIcon('M7 4h14v13M3 5v15h15M3 3l18 18M3 18l6-5 3 2');
export const PdfIcon = createIcon(`${sheet}M8 17c3-1 4-5 3-7c0 4 3 6 5 6c-2-1-5 0-8 1`);
export const PersonIcon = createIcon(`${circle(12, 8, 4)}M4 21c0-5 4-7 8-7s8 2 8 7`);
export const SearchIcon = createIcon(`${circle(11, 11, 6)}M20 20l-4.700-4.700`);
export const UnfoldIcon = createIcon('M6 9l6 6 6-6');
export const TranslateIcon = createIcon(
  'M3 6h11M8.5 3v3M12 6c-1 4-4 7-8 8.500M6 9c1 2.5 3 4.5 6 5.500M12 21l4.5-10L21 21M13.7 17.500h5.6',
);
