import { Checkbox, FormControlLabel } from '@mui/material';
import { meals } from '@podium/contract/print-words';
import type { PeoplePaper } from '@podium/contract/print-words';
import type { PrintChoices } from '@podium/contract';
import { useState } from 'react';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { Choice, MultipleChoice } from '../../fields/choice.tsx';
import { OpenPdf } from './open-pdf.tsx';
import { PaperCard } from './paper-card.tsx';
import { paperRequest } from './paper-request.ts';

interface PeoplePapersCardProps {
  paper: PeoplePaper;
  choices: PrintChoices;
  lang: string;
}

/** Diplomas, cards, tickets or bibs of a delegation, of an event, or of everyone. */
export function PeoplePapersCard({ paper, choices, lang }: PeoplePapersCardProps) {
  const t = useText();
  const { dateWithWeekday, capital } = useFormats();
  const [delegation, setDelegation] = useState('');
  const [event, setEvent] = useState('');
  const [days, setDays] = useState<readonly string[]>([]);
  const [chosenMeals, setMeals] = useState<readonly string[]>(meals);
  const [anonymous, setAnonymous] = useState(false);
  const isTicket = paper === 'ticket';
  const name = t(`prints.people.${paper}.title`);
  const missing =
    isTicket && (days.length === 0 || chosenMeals.length === 0) ? t('prints.chooseDaysAndMeals') : undefined;
  return (
    <PaperCard
      title={name}
      about={t(`prints.people.${paper}.about`)}
      open={
        <OpenPdf
          name={name}
          missing={missing}
          paper={paperRequest('people', {
            paper,
            delegation,
            lang,
            ...(isTicket ? { days, meals: chosenMeals, anonymous } : { event }),
          })}
        />
      }
    >
      <Choice
        label={t('prints.delegation')}
        all={t('prints.allDelegations')}
        value={delegation}
        options={choices.delegations}
        onChange={setDelegation}
      />
      {isTicket ? (
        <>
          <MultipleChoice
            label={t('prints.days')}
            values={days}
            options={choices.days.map((id) => ({ id, name: capital(dateWithWeekday(id)) }))}
            onChange={setDays}
          />
          <MultipleChoice
            label={t('prints.mealsLabel')}
            values={chosenMeals}
            options={meals.map((id) => ({ id, name: t(`prints.meals.${id}`) }))}
            onChange={setMeals}
          />
          <FormControlLabel
            control={<Checkbox checked={anonymous} onChange={({ target }) => setAnonymous(target.checked)} />}
            label={t('prints.anonymous')}
          />
        </>
      ) : (
        <Choice
          label={t('prints.event')}
          all={t('prints.allEvents')}
          value={event}
          options={choices.events.map(({ id, name, sport }) => ({ id, name: `${sport} · ${name}` }))}
          onChange={setEvent}
        />
      )}
    </PaperCard>
  );
}
