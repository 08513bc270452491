import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';

/** A day in two short lines, and in full for screen readers. */
export function DayChipText({ day, isToday }: { day: string; isToday: boolean }) {
  const t = useText();
  const { format } = useGames();
  const chip = format.dayChip(day);
  return (
    <>
      <span aria-hidden="true" suppressHydrationWarning>
        {isToday ? t('state.today') : chip.weekday}
      </span>
      <strong aria-hidden="true" suppressHydrationWarning>
        {chip.day}
      </strong>
      <span className="visually-hidden" suppressHydrationWarning>
        {isToday ? t('shared.pair', { first: format.dateLong(day), second: t('state.today') }) : format.dateLong(day)}
      </span>
    </>
  );
}
