import { useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';

/** States since when the medals of the page are frozen, if they are. */
export function FrozenMedals() {
  const t = useText();
  const { games, format } = useGamesFacts();
  const { medalsFrozenSince } = games;
  if (medalsFrozenSince === undefined) return null;
  return (
    <p className="notice tone-info" suppressHydrationWarning>
      {t('parts.medals.frozen', { time: format.dateTime(medalsFrozenSince) })}
    </p>
  );
}
