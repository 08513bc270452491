import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { findRuleFaults, isFrozenRule } from '@podium/games';
import { findText, useText } from '../../language/text.ts';
import { useLanguage } from '../../language/language-store.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { UnfoldIcon } from '../../look/icons.tsx';
import { changeRule, ruleFields } from './event-rules.ts';
import type { RuleField } from './event-rules.ts';
import { usePlan } from './plan-context.ts';
import { RuleInput } from './rule-input.tsx';

/** The rules of an event, folded: an empty field is as the sport has it. */
export function RulesCard({ event, path }: { event: PlanEvent; path: string }) {
  const t = useText();
  const language = useLanguage();
  const { state, change } = usePlan();
  const { rules = {} } = event;
  const hasBegun = (state.answer.draws[event.id]?.begun.length ?? 0) > 0;
  const faults = findRuleFaults(rules);
  const label = (name: string): string => findText(language, `first-games.rule.${name}`) ?? name;
  const faultText = ({ name }: RuleField): string | undefined => {
    const fault = faults.find(({ field }) => field === name);
    if (!fault) return undefined;
    if (fault.form === 'unclear') return t('first-games.ruleFault.unclear');
    return t(`first-games.ruleFault.${fault.form}`, { field: label(fault.other) });
  };
  return (
    <Accordion variant="outlined" disableGutters defaultExpanded={faults.length > 0}>
      <AccordionSummary expandIcon={<UnfoldIcon />}>
        <Typography>{t('first-games.rules', { count: Object.keys(rules).length })}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{t('first-games.rulesHint')}</Typography>
        {hasBegun && <Alert severity="info">{t('first-games.rulesFrozen')}</Alert>}
        <Box sx={fieldGrid}>
          {ruleFields(event).map((field) => (
            <RuleInput
              key={field.name}
              id={`${path}-rules-${field.name}`.replaceAll('.', '-')}
              field={field}
              label={label(field.name)}
              value={rules[field.name]}
              fault={faultText(field)}
              isDisabled={hasBegun && isFrozenRule(field.name)}
              onChange={(value) => change((current) => changeRule(current, event.id, { [field.name]: value }))}
            />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
