import { SelectField } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import { Bracket } from './bracket.tsx';
import { bracketsOf } from './brackets-of.ts';
import { RoadList } from './road-list.tsx';
import { byesOf, roadEnd, roadOf, sidesOf } from './road.ts';
import type { EventAnswer } from '@podium/contract';

interface EventPartProps {
  event: EventAnswer;
  delegation: string | undefined;
  /** The side whose path is shown, from the address. */
  chosen: string | undefined;
}

/** The brackets, the main one first, and the path of one side through all of them. */
export function EventBrackets({ event, delegation, chosen = '' }: EventPartProps) {
  const t = useText();
  const { format } = useGames();
  const navigate = useNavigate();
  const choose = (road: string) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, road: road || undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
    });
  const brackets = bracketsOf(event);
  if (brackets.length === 0) return null;
  const units = new Map(event.phases.flatMap((phase) => phase.units.map((unit) => [unit.id, unit] as const)));
  const sides = sidesOf(event.phases).toSorted((one, other) => format.compare(one.name, other.name));
  const road = chosen ? roadOf(event.phases, chosen) : [];
  const medal = event.medallists.find(({ competitor }) => competitor.id === chosen)?.medal;
  return (
    <section aria-labelledby="brackets" className="event-brackets">
      <h2 id="brackets" className="section-title">
        {t('parts.bracket.title')}
      </h2>
      {sides.length > 2 && (
        <div className="road-choice">
          <SelectField
            label={t('parts.bracket.path')}
            name="road"
            value={chosen}
            options={[
              {
                value: '',
                label: t('shared.labelled', { name: t('parts.bracket.path'), value: t('parts.bracket.allSides') }),
              },
              ...sides.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={choose}
          />
        </div>
      )}
      {road.length > 0 && (
        <RoadList
          steps={road}
          byes={byesOf(brackets, chosen)}
          end={roadEnd(event.phases, brackets, chosen)}
          medal={medal}
        />
      )}
      {brackets.map((bracket) => (
        <Bracket
          key={bracket.code}
          bracket={bracket}
          units={units}
          eventName={event.name}
          delegation={delegation}
          chosen={chosen}
        />
      ))}
    </section>
  );
}
