import type { PlanEvent, PlanTemplate } from '@podium/contract';
import { Typography } from '@mui/material';
import { repechageKinds } from '@podium/games';
import { useText } from '../../language/text.ts';
import { drawTemplates, templateKinds } from './draw-templates.ts';
import type { TemplateKind } from './draw-templates.ts';
import { numberOptions, PlanChoice, PlanNumber } from './plan-choice.tsx';
import type { Option } from './plan-choice.tsx';

interface TemplateFieldsProps {
  event: PlanEvent;
  path: string;
  onChange: (template: PlanTemplate) => void;
}

/** Fields for the kind of draw and its settings. */
export function TemplateFields({ event: { template }, path, onChange }: TemplateFieldsProps) {
  const t = useText();
  return (
    <>
      <PlanChoice
        path={`${path}.template`}
        label={t('first-games.templateLabel')}
        value={template.kind}
        options={templateKinds.map((kind): Option => [kind, t(`first-games.template.${kind}`)])}
        onChange={(kind) => onChange(drawTemplates[kind as TemplateKind])}
      />
      <Settings template={template} path={path} onChange={onChange} />
      <Typography color="text.secondary" sx={{ gridColumn: '1 / -1' }}>
        {t(`first-games.templateHint.${template.kind}`)}
      </Typography>
    </>
  );
}

function Settings({ template, path, onChange }: Omit<TemplateFieldsProps, 'event'> & { template: PlanTemplate }) {
  const t = useText();
  const yesNo = (field: string, label: string, isYes: boolean, set: (isYes: boolean) => void) => (
    <PlanChoice
      path={`${path}.${field}`}
      label={label}
      value={isYes ? 'yes' : 'no'}
      options={[
        ['yes', t('frame.yes')],
        ['no', t('frame.no')],
      ]}
      onChange={(value) => set(value === 'yes')}
    />
  );
  const lanes = (value: number, set: (lanes: number) => void) => (
    <PlanNumber path={`${path}.lanes`} label={t('first-games.lanes')} value={value} onChange={set} />
  );
  switch (template.kind) {
    case 'heats':
      return lanes(template.lanes, (value) => onChange({ ...template, lanes: value }));
    case 'timedFinal':
      return (
        <PlanNumber
          path={`${path}.lanes`}
          label={t('first-games.atOnceMost')}
          value={template.lanes}
          onChange={(value) => onChange({ ...template, lanes: value })}
        />
      );
    case 'semifinals':
      return (
        <>
          {lanes(template.lanes, (value) => onChange({ ...template, lanes: value }))}
          <PlanChoice
            path={`${path}.semifinals`}
            label={t('first-games.semifinals')}
            value={String(template.semifinals)}
            options={numberOptions(2, 4)}
            onChange={(value) => onChange({ ...template, semifinals: Number(value) })}
          />
          {(['toSemifinals', 'toFinal'] as const).flatMap((round) =>
            (['byPlace', 'byMark'] as const).map((part) => (
              <PlanChoice
                key={`${round} ${part}`}
                path={`${path}.${round}.${part}`}
                label={t(`first-games.${round}.${part}`)}
                value={String(template[round]?.[part] ?? '')}
                options={[['', t('first-games.automatic')], ...numberOptions(0, 24)]}
                onChange={(value) =>
                  onChange({
                    ...template,
                    [round]:
                      value === '' ? undefined : { byPlace: 0, byMark: 0, ...template[round], [part]: Number(value) },
                  })
                }
              />
            )),
          )}
        </>
      );
    case 'knockout':
      return (
        <>
          {yesNo('bronze', t('first-games.bronze'), template.hasBronze, (hasBronze) =>
            onChange({ ...template, hasBronze }),
          )}
          {yesNo('placement', t('first-games.placement'), template.placement ?? false, (placement) =>
            onChange({ ...template, placement }),
          )}
        </>
      );
    case 'pools':
      return (
        <>
          <PlanChoice
            path={`${path}.pools`}
            label={t('first-games.pools')}
            value={String(template.pools)}
            options={numberOptions(1, 16)}
            onChange={(value) => onChange({ ...template, pools: Number(value) })}
          />
          <PlanChoice
            path={`${path}.goOn`}
            label={t('first-games.goOn')}
            value={String(template.goOn)}
            options={numberOptions(0, 4)}
            onChange={(value) => onChange({ ...template, goOn: Number(value) })}
          />
          {yesNo('bronze', t('first-games.bronze'), template.hasBronze, (hasBronze) =>
            onChange({ ...template, hasBronze }),
          )}
        </>
      );
    case 'roundRobin':
      return yesNo('legs', t('first-games.homeAndAway'), template.legs === 2, (isTwice) =>
        onChange({ ...template, legs: isTwice ? 2 : 1 }),
      );
    case 'swiss':
      return (
        <PlanChoice
          path={`${path}.rounds`}
          label={t('first-games.rounds')}
          value={String(template.rounds)}
          options={numberOptions(1, 15)}
          onChange={(value) => onChange({ ...template, rounds: Number(value) })}
        />
      );
    case 'repechage':
      return (
        <PlanChoice
          path={`${path}.of`}
          label={t('first-games.repechageOf')}
          value={template.of ?? 'quarterfinals'}
          options={[
            ['quarterfinals', t('first-games.ofQuarterfinals')],
            ['finalists', t('first-games.ofFinalists')],
          ]}
          onChange={(of) => onChange({ ...template, of: repechageKinds.find((value) => value === of) })}
        />
      );
    case 'doubleElimination':
      break;
  }
  return null;
}
