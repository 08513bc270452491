import { readableCode } from '../readable-code.ts';
import type { Fact } from '@podium/disciplines/reading';
import type { Sport } from './use-sport.ts';

interface FactNameProps {
  sport: Sport;
  fact: Pick<Fact, 'phrase' | 'number' | 'place' | 'placePhrase' | 'code' | 'owner'>;
}

/** The name of a fact: its place, the sport's word for it, or the code in readable form. */
export function FactName({ sport, fact: { phrase, number, place, placePhrase, code, owner } }: FactNameProps) {
  const ownName = owner === undefined ? undefined : sport.named(`${owner}.${code.toLowerCase()}`);
  if (ownName) return <bdi>{ownName}</bdi>;
  if (placePhrase) return sport.say(placePhrase);
  if (place) return <bdi dir="ltr">{place}</bdi>;
  if (phrase !== null) return sport.say(phrase, number);
  const name = sport.named(code);
  // Codes are not translatable.
  return (
    <bdi data-unnamed={name ? undefined : code} translate={name ? undefined : 'no'}>
      {[name ?? readableCode(code), number].filter(Boolean).join(' ')}
    </bdi>
  );
}

/** The name in a narrow column header, abbreviated if the sport has a short form; screen readers get the full name. */
export function FactHeading({ sport, fact }: FactNameProps) {
  const { phrase, number, place } = fact;
  const short = place || phrase === null ? undefined : sport.short(phrase, number);
  if (short === undefined || short === sport.say(phrase!, number)) return <FactName sport={sport} fact={fact} />;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">
        <FactName sport={sport} fact={fact} />
      </span>
    </>
  );
}

/** The value of a fact: a code as text, other values as in the feed. */
export function FactValue({
  sport,
  fact: { value, valuePhrase },
}: {
  sport: Sport;
  fact: Pick<Fact, 'value' | 'valuePhrase'>;
}) {
  if (valuePhrase) return sport.say(valuePhrase);
  const name = sport.named(value);
  if (name) return <bdi>{name}</bdi>;
  return (
    <bdi dir="ltr" className="num">
      {value}
    </bdi>
  );
}
