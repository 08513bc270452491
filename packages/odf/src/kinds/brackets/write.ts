import type { BodyWriter } from '../../kind.ts';
import { previousUnitShape } from '../../shapes/previous-unit-shape.ts';
import { bracketWriters, writeCompetitor } from '../../write/competitor.ts';
import { wrappedDetails } from '../../write/details.ts';
import { writeInfo } from '../../write/unit-info.ts';
import { optional, writeRow } from '../../write/write-row.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BracketElement, BracketItemElement, BracketPlace, BracketsBody } from './body.ts';
import { bracketItemShape, bracketPlaceShape, bracketShape } from './shapes.ts';

function writePlace(place: BracketPlace): XmlElement {
  return writeRow('CompetitorPlace', bracketPlaceShape, place, [
    ...wrappedDetails('ExtCompPlace', place.details),
    ...optional(place.previousUnit, (previous) => writeRow('PreviousUnit', previousUnitShape, previous)),
    ...optional(place.competitor, (competitor) => writeCompetitor(competitor, bracketWriters)),
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

export const writeBrackets: BodyWriter<BracketsBody> = (body) => [
  ...writeInfo(body.info),
  ...body.brackets.map(writeBracket),
];
