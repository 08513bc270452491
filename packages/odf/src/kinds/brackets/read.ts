import type { BodyReader } from '../../kind.ts';
import { competitorReader } from '../../read/competitor.ts';
import { detailReader } from '../../read/details.ts';
import { previousUnitReader } from '../../read/previous-unit.ts';
import { childReaders, inside, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import { unitInfoReaders } from '../../read/unit-info.ts';
import type { BracketElement, BracketItemElement, BracketPlace, BracketsBody } from './body.ts';
import { bracketItemShape, bracketPlaceShape, bracketShape } from './shapes.ts';

type Round = BracketElement['rounds'][number];

const placeChildren = childReaders<BracketPlace>({
  ExtCompPlaces: inside({ ExtCompPlace: detailReader }),
  PreviousUnit: previousUnitReader,
  Competitor: competitorReader,
});

const itemChildren = childReaders<BracketItemElement>({
  ExtBracketItems: inside({ ExtBracketItem: detailReader }),
  CompetitorPlace: (child, item, tally) => {
    const place: BracketPlace = { ...readRow(child, bracketPlaceShape, tally), details: [] };
    readChildren(child, place, placeChildren, tally);
    item.places.push(place);
  },
});

const roundChildren = childReaders<Round>({
  BracketItem: (child, round, tally) => {
    const item: BracketItemElement = { ...readRow(child, bracketItemShape, tally), places: [], details: [] };
    readChildren(child, item, itemChildren, tally);
    round.items.push(item);
  },
});

const bracketChildren = childReaders<BracketElement>({
  BracketItems: (child, bracket, tally) => {
    const round: Round = { ...readRow(child, bracketShape, tally), items: [] };
    readChildren(child, round, roundChildren, tally);
    bracket.rounds.push(round);
  },
});

const children = childReaders<BracketsBody>({
  ...unitInfoReaders,
  Bracket: (child, body, tally) => {
    const bracket: BracketElement = { ...readRow(child, bracketShape, tally), rounds: [] };
    readChildren(child, bracket, bracketChildren, tally);
    body.brackets.push(bracket);
  },
});

export const readBrackets: BodyReader<BracketsBody> = (competition, { tally }) => {
  const body: BracketsBody = { kind: 'brackets', info: { infos: [] }, brackets: [] };
  readChildren(competition, body, children, tally);
  return body;
};
