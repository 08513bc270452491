import type { BracketElement, BracketItemElement, BracketPlace } from '../../messages.ts';
import { bracketItemShape, bracketPlaceShape, bracketShape } from '../../shapes/match-shapes.ts';
import { previousUnitShape } from '../../shapes/schedule-shapes.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { bracketRows, writeCompetitor } from '../../write/competitor.ts';
import { wrappedDetails } from '../../write/details.ts';
import { writeInfo } from '../../write/unit-info.ts';
import { optional, writeRow } from '../../write/write-row.ts';

function writePlace(place: BracketPlace): XmlElement {
  return writeRow('CompetitorPlace', bracketPlaceShape, place, [
    ...wrappedDetails('ExtCompPlace', place.details),
    ...optional(place.previousUnit, (previous) => writeRow('PreviousUnit', previousUnitShape, previous)),
    ...optional(place.competitor, (competitor) => writeCompetitor(competitor, bracketRows)),
  ]);
}

function writeItem(item: BracketItemElement): XmlElement {
  const children = [...wrappedDetails('ExtBracketItem', item.details), ...item.places.map(writePlace)];
  return writeRow('BracketItem', bracketItemShape, item, children);
}

function writeBracket(bracket: BracketElement): XmlElement {
  const rounds = bracket.rounds.map((round) =>
    writeRow('BracketItems', bracketShape, round, round.items.map(writeItem)),
  );
  return writeRow('Bracket', bracketShape, bracket, rounds);
}

export const writeBrackets: BodyWriter<'brackets'> = (body) => [
  ...writeInfo(body.info),
  ...body.brackets.map(writeBracket),
];
