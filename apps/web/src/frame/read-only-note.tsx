import type { GamesAnswer } from '@podium/contract';
import { useText } from '../shared/shell/page-context.tsx';

/** States that nothing can be saved now, with the organizers' reason. */
export function ReadOnlyNote({ games: { readOnly } }: { games: GamesAnswer }) {
  const t = useText();
  if (!readOnly) return null;
  return (
    <output className="veil-bar">
      <div>
        <p>{t('parts.notices.readOnly')}</p>
        <p>
          <bdi>{readOnly.reason}</bdi>
        </p>
      </div>
    </output>
  );
}
