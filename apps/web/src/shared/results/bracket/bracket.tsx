import './bracket.css';
import './bracket-phone.css';
import { Link, useHydrated, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useFollows } from '../../reader/follows.ts';
import { useText } from '../../shell/page-context.tsx';
import { bringIntoView } from '../../elements/parts/bring-into-view.ts';
import { BracketMatch } from './bracket-match.tsx';
import { bracketTitle, roundTitles } from './bracket-words.ts';
import { advances, layoutBracket, nextOf } from './layout.ts';
import { roundToShow } from './paths.ts';
import type { BracketAnswer, ScheduleItemAnswer } from '@podium/contract';
import type { FocusEvent, PointerEvent } from 'react';
import type { BracketColumn, BracketItem } from './layout.ts';

interface BracketProps {
  bracket: BracketAnswer;
  /** The units of the event by id, for the times, links and names of the rounds. */
  units: ReadonlyMap<string, ScheduleItemAnswer>;
  eventName: string;
  /** Code of the requested delegation. */
  delegation?: string;
  /** Id of the side whose path is shown; its matches are highlighted. */
  chosen?: string;
}

/**
 * A knockout bracket: one list of matches per round, side by side, joined by lines. Paths of followed competitors are
 * always highlighted, others while hovered or focused. A phone shows one round.
 */
export function Bracket({ bracket, units, eventName, delegation, chosen = '' }: BracketProps) {
  const t = useText();
  const [pointedAt, pointAt] = useState('');
  const columns = layoutBracket(bracket);
  const lit = useLit(bracket, delegation, `${pointedAt} ${chosen}`);
  const id = bracketId(bracket.code);
  const title = bracket.name ?? bracketTitle(t, bracket.code);
  const phaseNames = new Map([...units].flatMap(([unit, { phase }]) => (phase?.name ? [[unit, phase.name]] : [])));
  const rounds = bracket.rounds.filter(({ items }) => items.length > 0);
  const titles = roundTitles(t, rounds, phaseNames);
  const roundId = (index: number) => `${id}-${index + 1}`;
  const shown = useShownRound(
    roundToShow(rounds, units),
    rounds.map((_, index) => roundId(index)),
  );
  if (columns.length === 0) return null;
  return (
    <section className="bracket" aria-labelledby={id}>
      <h3 id={id} className="bracket-title">
        {title}
      </h3>
      {columns.length > 1 && (
        <nav
          className={columns.length > 4 ? 'bracket-jumps is-long' : 'bracket-jumps'}
          aria-label={t('shared.labelled', { name: title, value: t('parts.bracket.rounds') })}
        >
          {titles.map((round, index) => (
            <Link
              key={roundId(index)}
              to="."
              search={(now: object) => now}
              hash={roundId(index)}
              className="chip"
              activeOptions={{ includeHash: true }}
              aria-current={shown === index ? 'true' : undefined}
              ref={shown === index ? bringIntoView : undefined}
              preload={false}
              replace
              resetScroll={false}
            >
              <bdi>{round}</bdi>
            </Link>
          ))}
        </nav>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering only highlights; the matches are the links */}
      <div
        className="bracket-scroll"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element gives a named group without further semantics
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        tabIndex={0}
        onPointerOver={(event) => pointAt(idsAt(event, '[data-competitor]'))}
        onPointerLeave={() => pointAt('')}
        onFocus={(event) => pointAt(idsAt(event, '.bracket-card'))}
        onBlur={() => pointAt('')}
      >
        <div className="bracket-rounds">
          {columns.map((column, index) => (
            <div key={roundId(index)} className={index === shown ? 'bracket-round is-shown' : 'bracket-round'}>
              <h4 id={roundId(index)} className={columns.length > 1 ? 'bracket-round-title' : 'visually-hidden'}>
                <bdi>{titles[index]}</bdi>
              </h4>
              <ol className={`bracket-slots is-${column.join}`}>
                {column.slots.map(({ item }, place) => (
                  <li
                    // oxlint-disable-next-line react/no-array-index-key -- a slot is identified by its position
                    key={place}
                    className={slotClass(columns, index, place, lit)}
                    aria-hidden={item ? undefined : 'true'}
                  >
                    {item && (
                      <BracketMatch
                        item={item}
                        unit={item.unit === null ? undefined : units.get(item.unit)}
                        eventName={eventName}
                        lit={lit}
                      />
                    )}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const bracketId = (code: string) => `bracket-${code.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}`;

/** The round shown on a phone: the latest one requested in the address. */
function useShownRound(first: number, ids: readonly string[]): number {
  const address = useRouterState({ select: ({ location }) => location.hash });
  // The server does not receive the hash, so hydration starts with the first round.
  const hash = useHydrated() ? address : '';
  const [{ read, shown }, show] = useState({ read: '', shown: first });
  if (hash !== read) show({ read: hash, shown: ids.includes(hash) ? ids.indexOf(hash) : shown });
  return shown;
}

/** Ids of the competitors to highlight: followed ones and the hovered one. */
function useLit(bracket: BracketAnswer, delegation: string | undefined, pointedAt: string): ReadonlySet<string> {
  const follows = useFollows();
  const delegations = new Set(follows.flatMap(({ kind, id }) => (kind === 'delegation' ? [id] : [])));
  if (delegation) delegations.add(delegation);
  const people = new Set(follows.flatMap(({ kind, id }) => (kind === 'athlete' || kind === 'team' ? [id] : [])));
  const lit = new Set(pointedAt.split(' ').filter((id) => id !== ''));
  for (const { items } of bracket.rounds) {
    for (const { competitor } of items.flatMap(({ places }) => places)) {
      const { id, organisation } = competitor;
      if (id !== null && (people.has(id) || (organisation && delegations.has(organisation.code)))) lit.add(id);
    }
  }
  return lit;
}

function idsAt({ target, currentTarget }: FocusEvent | PointerEvent, selector: string): string {
  const inside = target instanceof Element && target !== currentTarget ? target.closest(selector) : null;
  if (!inside) return '';
  const sides = inside.matches('[data-competitor]') ? [inside] : [...inside.querySelectorAll('[data-competitor]')];
  return sides.map((side) => side.getAttribute('data-competitor') ?? '').join(' ');
}

function slotClass(columns: readonly BracketColumn[], column: number, place: number, lit: ReadonlySet<string>): string {
  const { item, feeds, isFed } = columns[column]!.slots[place]!;
  const isLitOut = advances(item, nextOf(columns, column, place), lit);
  const isLitIn = isFed && litBefore(columns, column, place, lit);
  return ['bracket-slot', feeds && 'is-feeding', isFed && 'is-fed', isLitOut && 'is-lit-out', isLitIn && 'is-lit-in']
    .filter(Boolean)
    .join(' ');
}

function litBefore(columns: readonly BracketColumn[], column: number, place: number, lit: ReadonlySet<string>) {
  const own: BracketItem | null = columns[column]!.slots[place]!.item;
  return columns[column - 1]!.slots.some(
    ({ item }, before) => nextOf(columns, column - 1, before) === own && advances(item, own, lit),
  );
}
