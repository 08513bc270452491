import { pages } from '@podium/contract/pages';
import { withoutTitle } from '../../../shared/elements/item-state.ts';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useSport } from '../../../shared/results/sport/use-sport.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { UnitAnswer } from '@podium/contract';

export function RerunNotice({ unit: { discipline, event, day, rerun, repeats } }: { unit: UnitAnswer }) {
  const t = useText();
  const { format, timeOn } = useGames();
  const { say } = useSport(discipline?.code);
  const other = rerun ?? repeats;
  if (!other || !discipline) return null;
  return (
    <p className={rerun ? 'notice tone-warn' : 'notice tone-info'}>
      <RowLink path={pages.unit(discipline.key, other.id)} className="link">
        {repeats && t('parts.result.repeats', { name: withoutTitle(repeats.name, event?.name) })}
        {rerun &&
          (rerun.start ? say('againAt', day ? timeOn(rerun.start, day) : format.time(rerun.start)) : t('shared.void'))}
      </RowLink>
    </p>
  );
}
