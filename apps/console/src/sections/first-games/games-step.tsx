import { Autocomplete, Box, TextField } from '@mui/material';
import { languageByTag, zoneLabel } from '@podium/i18n';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { changeGames, typedName, withName } from './plan.ts';
import { useFaultText, usePlan } from './plan-context.ts';
import { PlanField } from './plan-field.tsx';

const timeZones = Intl.supportedValuesOf('timeZone');

export function GamesStep() {
  const t = useText();
  const language = languageByTag(useLanguage());
  const { plan, change, faults, state } = usePlan();
  const faultText = useFaultText();
  const zoneFault = faults.find(({ path }) => path === 'games.timeZone');
  const isPublished = state.answer.publishedVersion !== null;
  return (
    <Box sx={fieldGrid}>
      <PlanField
        path="games.name"
        label={t('first-games.gamesName')}
        hint={t('first-games.gamesNameHint')}
        value={typedName(plan, plan.name)}
        onChange={(text) =>
          change((current) => changeGames(current, { name: withName(current, text, current.name) }, isPublished))
        }
      />
      {(['start', 'end'] as const).map((end) => (
        <PlanField
          key={end}
          path={`games.${end}`}
          label={t(`first-games.${end}`)}
          type="date"
          value={plan[end]}
          onChange={(day) => change((current) => changeGames(current, { [end]: day }, isPublished))}
        />
      ))}
      <Autocomplete
        clearText={t('fields.clear')}
        openText={t('fields.open')}
        closeText={t('fields.close')}
        noOptionsText={t('fields.noMatch')}
        options={timeZones}
        getOptionLabel={(zone) => zoneLabel(language, zone)}
        value={plan.timeZone}
        disableClearable
        onChange={(_, timeZone) => change((current) => ({ ...current, timeZone }))}
        renderInput={(input) => (
          <TextField
            {...input}
            label={t('first-games.timeZone')}
            error={zoneFault !== undefined}
            helperText={zoneFault ? faultText(zoneFault.code) : t('first-games.timeZoneHint')}
          />
        )}
      />
      {!isPublished && (
        <PlanField
          path="games.code"
          label={t('first-games.code')}
          hint={t('first-games.codeHint')}
          isCode
          value={plan.code}
          onChange={(code) => change((current) => ({ ...current, code: code.toUpperCase() }))}
        />
      )}
    </Box>
  );
}
