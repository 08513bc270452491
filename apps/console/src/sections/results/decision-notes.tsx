import { isolate } from '@podium/i18n';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { endingNotes, entryState, levelLines } from './sheet-state.ts';
import type { FormProps } from './use-sheet.ts';

type Wanted = Parameters<typeof DecideDialog>[0]['wanted'];

/** Shows the early end of a contest, ties and missing results that an organizer has to decide, and the decision. */
export function DecisionNotes({ sheet, enter }: Pick<FormProps, 'sheet' | 'enter'>) {
  const t = useText();
  const language = useLanguage();
  const [wanted, setWanted] = useState<Wanted>();
  const list = new Intl.ListFormat(language);
  const isOpen = sheet.may.enter && entryState(sheet.status) === 'toConfirm';
  const level = levelLines(sheet);
  const button = (next: NonNullable<Wanted>) => (
    <Button color="inherit" onClick={() => setWanted(next)}>
      {t('results.decide.action')}
    </Button>
  );
  return (
    <>
      {endingNotes(sheet).map(({ how, name }) => (
        <Alert key={name} severity="info">
          {t(`results.end.${how}`, { name: isolate(name) })}
        </Alert>
      ))}
      {sheet.decision && (
        <Alert severity="info">
          {t(`results.decide.made.${sheet.decision.by}`)} <bdi>{sheet.decision.reason}</bdi>
        </Alert>
      )}
      {isOpen && sheet.ending === 'abandoned' && !sheet.decision && (
        <Alert
          severity="warning"
          action={button({ of: 'contest', competitors: sheet.lines.map(({ competitor }) => competitor) })}
        >
          {t('results.doubt.abandoned')}
        </Alert>
      )}
      {isOpen && level.length > 0 && (
        <Alert severity="info" action={button({ of: 'contest', competitors: level })}>
          {t('results.decide.shared', { names: list.format(level.map(({ name }) => isolate(name))) })}
        </Alert>
      )}
      {sheet.ties.map(({ of, competitors, places, isShared }) => (
        <Alert
          key={competitors.map(({ id }) => id).join(' ')}
          severity="warning"
          action={of === 'round' && sheet.may.enter && sheet.may.decide && button({ of, competitors, isShared })}
        >
          <Box>
            {t(isShared ? 'results.doubt.sharedMedal' : 'results.doubt.tie', {
              names: list.format(competitors.map(({ name }) => isolate(name))),
              places: list.format(places.map(String)),
            })}
          </Box>
        </Alert>
      ))}
      {wanted && <DecideDialog sheet={sheet} wanted={wanted} enter={enter} onClose={() => setWanted(undefined)} />}
    </>
  );
}
