import { Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { LineSign } from '../../../shared/places/timetable/line-sign.tsx';
import type { TransportLine } from '@podium/contract';

/** Lines with a different schedule today. */
export function SpecialToday({ lines }: { lines: readonly TransportLine[] }) {
  const t = useText();
  const { today } = useGames();
  const special = lines.filter(({ specialDays }) => specialDays.includes(today));
  if (special.length === 0) return null;
  return (
    <p className="transport-note">
      <Icon name="info" />
      {t('screens.transport.specialToday')}
      {special.map((line) => (
        <LineSign key={line.id} line={line} isLink />
      ))}
    </p>
  );
}

/** Upcoming days on which a line has a different schedule. */
export function SpecialDays({ line }: { line: TransportLine }) {
  const t = useText();
  const { today, format } = useGames();
  const days = line.specialDays.filter((day) => day >= today);
  if (days.length === 0) return null;
  return (
    <p className="transport-note" suppressHydrationWarning>
      <Icon name="info" />
      {t('screens.transport.specialOn', { days: days.map((day) => format.date(day)).join(' · ') })}
    </p>
  );
}
