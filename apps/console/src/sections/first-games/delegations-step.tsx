import { Alert, Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import type { GamesPlan } from '@podium/contract';
import { useText } from '../../language/text.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { SeveralDelegations } from './new-delegations/several-delegations.tsx';
import { PartCard } from './part-card.tsx';
import { useFaultText, usePlan } from './plan-context.ts';
import { PlanField } from './plan-field.tsx';
import { nextId } from './plan-numbers.ts';
import { typedName, withName } from './plan.ts';

type Delegation = GamesPlan['delegations'][number];

export function DelegationsStep() {
  const t = useText();
  const { plan, change, faults, isChecked } = usePlan();
  const faultText = useFaultText();
  const missingFault = faults.find(({ path }) => path === 'delegations');
  const changeDelegation = (id: string, part: Partial<Delegation>): void =>
    change((current) => ({
      ...current,
      delegations: current.delegations.map((delegation) =>
        delegation.id === id ? { ...delegation, ...part } : delegation,
      ),
    }));
  return (
    <>
      {missingFault && isChecked && <Alert severity="error">{faultText(missingFault.code)}</Alert>}
      {plan.delegations.map(({ id, code, name, flag }, index) => {
        const title = typedName(plan, name) || t('first-games.delegationNumber', { number: index + 1 });
        return (
          <PartCard
            key={id}
            title={title}
            removal={{
              label: t('first-games.remove', { name: title }),
              onRemove: () =>
                change((current) => ({
                  ...current,
                  delegations: current.delegations.filter((delegation) => delegation.id !== id),
                })),
            }}
          >
            <Box sx={fieldGrid}>
              <PlanField
                path={`delegations.${index}.name`}
                label={t('first-games.delegationName')}
                hint={t('first-games.delegationNameHint')}
                value={typedName(plan, name)}
                onChange={(text) => changeDelegation(id, { name: withName(plan, text, name) })}
              />
              <PlanField
                path={`delegations.${index}.code`}
                label={t('first-games.delegationCode')}
                hint={t('first-games.delegationCodeHint')}
                isCode
                value={code}
                onChange={(text) => {
                  const changed = text.toUpperCase();
                  changeDelegation(id, { code: changed, ...(flag !== undefined && { flag: changed }) });
                }}
              />
            </Box>
            <FormControlLabel
              control={<Checkbox checked={flag !== undefined} />}
              label={t('first-games.delegationFlag')}
              onChange={(_, isCountry) => changeDelegation(id, { flag: isCountry ? code : undefined })}
            />
          </PartCard>
        );
      })}
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() =>
          change((current) => ({
            ...current,
            delegations: [
              ...current.delegations,
              { id: String(nextId(current)), code: '', name: withName(current, '') },
            ],
          }))
        }
      >
        {t('first-games.addDelegation')}
      </Button>
      <SeveralDelegations />
    </>
  );
}
