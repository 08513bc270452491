import type { BodyOf, BracketPlace } from '@podium/odf';
import { zonedText } from '../clock.ts';
import type { BracketRound, GamesEvent, Slot, Unit } from '../model.ts';
import type { Times } from '../schedule/unit-times.ts';
import { competitorElement } from '../formats/elements.ts';
import { sportInfo } from './results.ts';

/** The brackets of an event at a moment: competitors, and the units that fill open places. */
export function bracketsBody(
  event: GamesEvent,
  names: ReadonlyMap<string, { en: string }>,
  times: Times,
  at: number,
): BodyOf<'brackets'> {
  return {
    kind: 'brackets',
    info: { infos: [], sport: sportInfo(event, names) },
    brackets: event.brackets.map((bracket) => ({
      code: bracket.code,
      rounds: bracket.rounds.map((round) => ({
        code: round.code,
        items: round.units.map((item, index) => itemElement(event, item, index, times, at)),
      })),
    })),
  };
}

function itemElement(
  event: GamesEvent,
  item: BracketRound['units'][number],
  index: number,
  times: Times,
  at: number,
): BodyOf<'brackets'>['brackets'][number]['rounds'][number]['items'][number] {
  const { unit } = item;
  const isOver = unit !== undefined && !unit.isCancelled && at >= times.officialAt(unit);
  return {
    code: item.code,
    order: String(index + 1),
    position: String(item.position),
    unit: unit?.code,
    date: unit && zonedText(unit.start).slice(0, 10),
    time: unit && zonedText(unit.start).slice(11, 16),
    places: item.slots.map((slot, place) => placeElement(event, unit, slot, place, isOver, times, at)),
    details: [],
  };
}

function placeElement(
  event: GamesEvent,
  unit: Unit | undefined,
  slot: Slot,
  index: number,
  isOver: boolean,
  times: Times,
  at: number,
): BracketPlace {
  const place: BracketPlace = { pos: String(index + 1), isStruckOut: false, details: [] };
  if (slot.isBye) return { ...place, placeholder: 'BYE' };
  const knownAt = unit ? times.slotKnownAt(unit, slot) : times.drawAt(event);
  const previousUnit = slot.from && { unit: slot.from.unit.code, wlt: slot.from.wlt };
  if (at < knownAt || !slot.competitor) return { ...place, placeholder: 'TBD', previousUnit };
  const line = isOver ? unit?.lines.find((line) => line.competitor === slot.competitor) : undefined;
  const competitor = competitorElement(slot.competitor, { isBrief: true });
  if (slot.competitor.seed !== undefined) competitor.seed = String(slot.competitor.seed);
  return { ...place, wlt: line?.wlt, result: line?.result, irm: line?.irm, previousUnit, competitor };
}
