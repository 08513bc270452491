// The icons of the console: our own drawings, because a set of ten thousand takes longer to install than everything else.
import { SvgIcon } from '@mui/material';
import type { SvgIconProps } from '@mui/material';
import type { ReactElement } from 'react';

type Icon = (props: SvgIconProps) => ReactElement;

/** @param lines one path in a field of 24 × 24, drawn with a pen two units wide */
function createIcon(lines: string): Icon {
  return function LineIcon(props) {
    return (
      <SvgIcon {...props}>
        <path
          d={lines}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </SvgIcon>
    );
  };
}

const dot = (x: number, y: number): string => `M${x} ${y}h.01`;
const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const sheet = 'M5 3h9l5 5v13H5zM14 3v5h5';

export const AddIcon = createIcon('M12 5v14M5 12h14');
export const ArrowDownIcon = createIcon('M12 5v14M6 13l6 6 6-6');
export const ArrowUpIcon = createIcon('M12 19V5M6 11l6-6 6 6');
export const ArticleIcon = createIcon(`${sheet}M8 12h8M8 16h8`);
export const CalendarIcon = createIcon(`${box(4, 5, 16, 16)}M4 10h16M8 3v4M16 3v4`);
export const CaptionsIcon = createIcon(`${box(3, 5, 18, 14)}M10 10.500a2 2 0 1 0 0 3M17 10.500a2 2 0 1 0 0 3`);
export const ChartIcon = createIcon('M4 20h16M7 16v-4M12 16V6M17 16V9');
export const CloseIcon = createIcon('M6 6l12 12M18 6L6 18');
export const ContrastIcon = createIcon(`${circle(12, 12, 9)}M12 3v18M15 5v14M18 8v8`);
export const DeleteIcon = createIcon('M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6');
export const DragIcon = createIcon([dot(9, 6), dot(15, 6), dot(9, 12), dot(15, 12), dot(9, 18), dot(15, 18)].join(''));
export const EyeIcon = createIcon(`M2 12c4-8 16-8 20 0c-4 8-16 8-20 0z${circle(12, 12, 3)}`);
export const FeedbackIcon = createIcon(`M4 4h16v13H9l-5 4zM12 7v4${dot(12, 14)}`);
export const HistoryIcon = createIcon('M4 5v5h5M4.5 10a8 8 0 1 1 0 5M12 8v4l3 2');
export const ImageIcon = createIcon(`${box(3, 4, 18, 16)}${circle(8, 9, 1.5)}M3 18l6-5 4 3 4-4 4 4`);
export const MapIcon = createIcon('M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15');
export const MediaIcon = createIcon(`${box(7, 3, 14, 13)}M3 8v12h13M9 14l4-5 3 3 2-2 3 4`);
export const MenuIcon = createIcon('M4 6h16M4 12h16M4 18h16');
export const MovieIcon = createIcon(`${box(3, 5, 18, 14)}M3 10h18M7 5l-2 5M12 5l-2 5M17 5l-2 5`);
export const NoImageIcon = createIcon('M7 4h14v13M3 5v15h15M3 3l18 18M3 18l6-5 3 2');
export const PdfIcon = createIcon(`${sheet}M8 17c3-1 4-5 3-7c0 4 3 6 5 6c-2-1-5 0-8 1`);
export const PeopleIcon = createIcon(
  `${circle(9, 8, 3.5)}M2 20c0-4 3-6 7-6s7 2 7 6M16 4.700a3.5 3.5 0 0 1 0 6.600M18 14.500c2.5 1 4 3 4 5.5`,
);
export const PersonIcon = createIcon(`${circle(12, 8, 4)}M4 21c0-5 4-7 8-7s8 2 8 7`);
export const PersonRemoveIcon = createIcon(`${circle(9, 8, 4)}M2 21c0-5 3-7 7-7s7 2 7 7M16 10h6`);
export const QrCodeIcon = createIcon(
  `${box(4, 4, 6, 6)}${box(14, 4, 6, 6)}${box(4, 14, 6, 6)}M14 14h2v2M20 14v2M14 20h2M20 20h-1`,
);
export const QuizIcon = createIcon(
  `${circle(12, 12, 9)}M9.5 9.500a2.5 2.5 0 1 1 3.5 2.300c-1 .4-1 1-1 1.7${dot(12, 17)}`,
);
export const SchoolIcon = createIcon('M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6');
export const ScoreboardIcon = createIcon(`${box(3, 6, 18, 13)}M12 6v13M8 3v3M16 3v3M7 10v5M16 10h2v5h-2z`);
export const AppUpdateIcon = createIcon(`${box(6, 2, 12, 20)}M12 7v8M9 12l3 3 3-3M11 18.500h2`);
export const SwitchIcon = createIcon(`M8 6h8a6 6 0 0 1 0 12H8A6 6 0 0 1 8 6z${circle(16, 12, 2)}`);
export const TodayIcon = createIcon('M2 12h5l3-8 4 16 3-8h5');
export const TranslateIcon = createIcon(
  'M3 6h11M8.5 3v3M12 6c-1 4-4 7-8 8.500M6 9c1 2.5 3 4.5 6 5.500M12 21l4.5-10L21 21M13.7 17.500h5.6',
);
export const TrophyIcon = createIcon('M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1 5 4 5M16 6h4c0 3-1 5-4 5M12 14v6M8 20h8');
export const UploadFileIcon = createIcon(`${sheet}M12 18v-6M9.5 14.500L12 12l2.5 2.5`);
