import type { GamesAnswer } from '@podium/contract';
import { useText } from '../shared/shell/page-context.tsx';

/** States that nothing can be saved now, with the organizers' reason, and that results are those of a rehearsal. */
export function StateNotes({ games: { readOnly, rehearsalSince } }: { games: GamesAnswer }) {
  const t = useText();
  if (!readOnly && !rehearsalSince) return null;
  return (
    <output className="veil-bar">
      <div>
        {rehearsalSince && <p>{t('parts.notices.rehearsal')}</p>}
        {readOnly && (
          <>
            <p>{t('parts.notices.readOnly')}</p>
            <p>
              <bdi>{readOnly.reason}</bdi>
            </p>
          </>
        )}
      </div>
    </output>
  );
}
