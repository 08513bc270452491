import { Chip } from '@mui/material';
import { contestPapers } from '@podium/contract/print-words';
import type { ContestPaper } from '@podium/contract/print-words';
import type { PrintChoices } from '@podium/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { Choice } from '../../fields/choice.tsx';
import { OpenPdf } from './open-pdf.tsx';
import { PaperCard } from './paper-card.tsx';
import { paperRequest } from './paper-request.ts';

/** Start lists, call-room lists and score sheets. The address may name a contest, a day, a place or an event. */
export function ContestPapersCard({ choices, lang }: { choices: PrintChoices; lang: string }) {
  const t = useText();
  const { dateWithWeekday, capital } = useFormats();
  const [address, setAddress] = useSearchParams();
  const [paper, setPaper] = useState<ContestPaper>('score-sheet');
  const read = (name: string): string => address.get(name) ?? '';
  const change = (name: string, value: string): void =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const unit = read('unit');
  const [day, place, event] = [read('day'), read('place'), read('event')];
  const name = t(`prints.contestPapers.${paper}`);
  return (
    <PaperCard
      title={t('prints.contests.title')}
      about={t('prints.contests.about')}
      open={
        <OpenPdf
          name={name}
          paper={paperRequest('contests', unit === '' ? { paper, day, place, event, lang } : { paper, unit, lang })}
        />
      }
    >
      <Choice
        label={t('prints.paper')}
        value={paper}
        options={contestPapers.map((id) => ({ id, name: t(`prints.contestPapers.${id}`) }))}
        onChange={(value) => setPaper(value as ContestPaper)}
      />
      {unit === '' ? (
        <>
          <Choice
            label={t('prints.day')}
            all={t('prints.allDays')}
            value={day}
            options={choices.days.map((id) => ({ id, name: capital(dateWithWeekday(id)) }))}
            onChange={(value) => change('day', value)}
          />
          <Choice
            label={t('prints.place')}
            all={t('prints.allPlaces')}
            value={place}
            options={choices.places}
            onChange={(value) => change('place', value)}
          />
          <Choice
            label={t('prints.event')}
            all={t('prints.allEvents')}
            value={event}
            options={choices.events.map(({ id, name, sport }) => ({ id, name: `${sport} · ${name}` }))}
            onChange={(value) => change('event', value)}
          />
        </>
      ) : (
        <Chip label={t('prints.oneContest')} onDelete={() => change('unit', '')} sx={{ justifySelf: 'start' }} />
      )}
    </PaperCard>
  );
}
