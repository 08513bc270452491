import { cardQuery, checkedCard } from '@podium/contract';
import { participantRoles } from '@podium/games';
import { ApiError } from '../../ground/api-error.ts';
import { phrase } from '../../ground/phrases.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { cardSigning } from '../signed-card.ts';
import { cardSubject } from './people/people-papers.ts';
import { findPeople } from './people/printed-people.ts';

export const checkCardRoute = (kit: FeatureKit): Route =>
  route(
    {
      method: 'get',
      path: '/api/v1/desk/prints/card',
      summary: 'The person of a scanned accreditation card',
      tag: 'desk',
      access: { grants: ['manager'] },
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
      const { name, delegation, role } = person;
      const known = participantRoles.find((one) => one === role);
      return { name, delegation: delegation.name, role: known ? phrase(lang, `prints.people.role.${known}`) : '' };
    },
  );
