import { VisuallyHidden } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';

const numerals = { gold: 1, silver: 2, bronze: 3 } as const;

/** A medal shown by color, ring and numeral, with its name for screen readers. `count` replaces the numeral. */
export function MedalDisc({ medal, count, isSmall = false, isExhibition = false, isNameless = false }: MedalDiscProps) {
  const t = useText();
  const classes = `disc ${isExhibition ? 'disc-exhibition' : `disc-${medal}`} ${isSmall ? 'disc-small' : ''}`.trim();
  return (
    <span className="medal-disc">
      <span className={classes} aria-hidden="true">
        {count ?? numerals[medal]}
      </span>
      {!isNameless && <VisuallyHidden>{t(`medal.${medal}`)}</VisuallyHidden>}
    </span>
  );
}
interface MedalDiscProps {
  medal: keyof typeof numerals;
  count?: number;
  isSmall?: boolean;
  isExhibition?: boolean;
  isNameless?: boolean;
}
