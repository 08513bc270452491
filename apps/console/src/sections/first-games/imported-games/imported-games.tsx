import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { request } from '../../../api/request.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Failure } from '../../../frame/failure.tsx';
import { useFormats } from '../../../language/formats.ts';
import { useText } from '../../../language/text.ts';
import { panel } from '../../../look/panel.ts';
import { useOpenSections } from '../../../session/open-sections.ts';
import { usePlan } from '../plan-context.ts';
import { readPlan, typedName } from '../plan.ts';

/** Shows that the Games came from files, or offers to begin with them if the saved plan does not know them. */
export function ImportedGames() {
  const t = useText();
  const { plan, state, replace, texts } = usePlan();
  const { isSending, failure, send } = useSending();
  const { isOfOtherGames } = state.answer;
  if (!isOfOtherGames || plan.isFromFiles)
    return plan.isFromFiles ? <Alert severity="info">{t('imported-games.about')}</Alert> : null;
  const begin = async (): Promise<void> => {
    const draft = await request<Record<string, unknown>>('/api/v1/desk/first-games/imported');
    texts.clear();
    replace((current) => readPlan(draft, current));
  };
  return (
    <Alert severity="warning">
      {t('imported-games.unknown')}
      {failure !== undefined && <Failure error={failure} />}
      <Box sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" disabled={isSending} onClick={() => void send(begin)}>
          {t('imported-games.begin')}
        </Button>
      </Box>
    </Alert>
  );
}

/** Events of the files, which are not changed here. */
export function ImportedEvents() {
  const t = useText();
  const { plan, state } = usePlan();
  const { compare } = useFormats();
  const imports = useOpenSections().get('imports');
  const { importedEvents } = state.answer;
  if (importedEvents.length === 0) return null;
  const names = new Map(plan.sports.map(({ code, name }) => [code, typedName(plan, name)]));
  const bySport = Map.groupBy(importedEvents, ({ discipline }) => names.get(discipline ?? '') ?? discipline ?? '');
  return (
    <Box component="details" sx={{ ...panel, p: 2 }}>
      <Typography component="summary" variant="h3" sx={{ cursor: 'pointer' }}>
        {t('imported-games.events', { count: importedEvents.length })}
      </Typography>
      <Typography color="text.secondary" sx={{ my: 1 }}>
        {t('imported-games.eventsAbout')}{' '}
        {imports && (
          <Link component={RouterLink} to={imports.address}>
            {t('imported-games.import')}
          </Link>
        )}
      </Typography>
      {[...bySport]
        .toSorted(([a], [b]) => compare(a, b))
        .map(([sport, events]) => (
          <Box key={sport} sx={{ mt: 1 }}>
            <Typography component="h4" sx={{ fontWeight: 600 }}>
              <bdi>{sport}</bdi>
            </Typography>
            <Box component="ul" sx={{ m: 0 }}>
              {events.map(({ id, name }) => (
                <li key={id}>
                  <bdi>{typedName(plan, name) || id}</bdi>
                </li>
              ))}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
