import { cardQuery, checkedCard, doorCards, doorCardsQuery, fileAddress } from '@podium/contract';
import type { CheckedCard, LanguageCode } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import { personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { instantText } from '../instant-text.ts';
import type { FeatureKit } from '../kit.ts';
import { cardSigning } from '../signed-card.ts';
import { cardSubject } from './people/people-papers.ts';
import { findPeople } from './people/printed-people.ts';
import type { PrintedPerson } from './people/printed-people.ts';
import { roleWord } from './people/role-word.ts';

const base = '/api/v1/desk/prints';
const ofCards = { method: 'get', tag: 'desk', access: { grants: ['manager'] } } as const;

/** Routes that check accreditation cards: one that was scanned, or all of them for a door without a network. */
export const checkCardRoutes = (kit: FeatureKit): Route[] => [
  route(
    {
      ...ofCards,
      path: `${base}/card`,
      summary: 'The person of a scanned accreditation card',
      query: cardQuery,
      answer: checkedCard,
      errors: { notFound: 'The code has no valid signature, or is not that of a card of these Games' },
    },
    ({ query: { code, lang } }) => {
      const { read, markOf } = kit.use(cardSigning);
      const mark = read(code);
      const person =
        mark === undefined
          ? undefined
          : findPeople(kit.program(), {}, lang).find(({ id }) => markOf(cardSubject(id)) === mark);
      if (!person) throw new ApiError('notFound', 'This is not the code of a card of these Games.');
      return presentCard(person, lang);
    },
  ),
  route(
    {
      ...ofCards,
      path: `${base}/cards`,
      summary: 'Everyone with an accreditation card, with the marks of their codes',
      description: 'For doors without a network. Photos follow the publication levels.',
      query: doorCardsQuery,
      answer: doorCards,
    },
    ({ c, query: { lang } }) => {
      const { markOf } = kit.use(cardSigning);
      const items = findPeople(kit.program(), {}, lang).map((person) => ({
        mark: markOf(cardSubject(person.id)),
        ...presentCard(person, lang),
        photo: person.photo === undefined ? null : fileAddress(person.photo),
      }));
      return c.json({ items, total: items.length, asOf: instantText(kit.clock.now()) }, 200, personal);
    },
  ),
];

function presentCard(person: PrintedPerson, lang: LanguageCode): CheckedCard {
  return { name: person.name, delegation: person.delegation.name, role: roleWord(lang, person) };
}
