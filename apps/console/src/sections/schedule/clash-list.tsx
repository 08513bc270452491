import { isolate } from '@podium/i18n';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import type { DeskUnit } from '@podium/contract';
import type { RefObject } from 'react';
import { useFailureText } from '../../frame/failure.tsx';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';
import { contestName } from './day-filter.ts';
import { fieldFault } from './use-decision.ts';
import type { Clash, Decision } from './use-decision.ts';
import { placeText, useUnitTexts } from '../../program/use-unit-texts.ts';

interface ClashListProps {
  decision: Pick<Decision, 'clashes' | 'isChecking' | 'isChecked' | 'failure'>;
  /** Contests of the day, to look up times and places of those that clash. */
  units: readonly DeskUnit[];
  list: RefObject<HTMLElement | null>;
}

/** Result of a dry run: the clashes as text, the error, or a note that there are none. */
export function ClashList({ decision: { clashes, isChecking, isChecked, failure }, units, list }: ClashListProps) {
  const t = useText();
  const language = useLanguage();
  const failureText = useFailureText();
  const { clock } = useUnitTexts();
  const unitName = ({ id, name }: Clash['other']): string => {
    const unit = units.find((unit) => unit.id === id);
    if (!unit?.start) return isolate(name);
    const facts = { name: isolate(contestName(unit)), time: isolate(clock(unit.start, unit.day)) };
    const place = placeText(unit);
    return place === ''
      ? t('schedule.clash.atTime', facts)
      : t('schedule.clash.at', { ...facts, place: isolate(place) });
  };
  const people = ({ people: all }: Clash): string => all.map(({ name }) => isolate(name)).join(' · ');
  const fault = fieldFault(failure)?.message;
  const areMany = new Set(clashes.map(({ unit }) => unit.id)).size > 1;
  return (
    <Box component="output" ref={list} sx={{ display: 'grid', gap: 1 }}>
      {failure !== undefined && failure !== null && fault !== 'clashes' && fault !== 'needsReason' && (
        <Alert severity="error">
          {(fault && findText(language, `schedule.fault.${fault}`)) ?? failureText(failure)}
        </Alert>
      )}
      {clashes.length > 0 && (
        <Alert severity="warning">
          <AlertTitle sx={{ fontSize: '0.9375rem', fontWeight: 700 }}>{t('schedule.clash.title')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
            {clashes.map((clash) => (
              <li key={`${clash.kind} ${clash.unit.id} ${clash.other.id}`}>
                {areMany && (
                  <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    <bdi>{clash.unit.name}</bdi>
                  </Box>
                )}
                {t(`schedule.clash.${clash.kind}`, {
                  people: people(clash),
                  count: clash.people.length,
                  other: unitName(clash.other),
                })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {isChecking && <Typography color="text.secondary">{t('schedule.form.checking')}</Typography>}
      {isChecked && clashes.length === 0 && !isChecking && (
        <Typography color="text.secondary">{t('schedule.form.noClashes')}</Typography>
      )}
    </Box>
  );
}

/** Number of clashes with a link to them, next to the buttons, because a long form hides the list. */
export function ClashCount({ decision: { clashes }, list }: Omit<ClashListProps, 'units'>) {
  const t = useText();
  if (clashes.length === 0) return null;
  return (
    <Button
      color="warning"
      sx={{ marginInlineEnd: 'auto' }}
      onClick={() => list.current?.scrollIntoView({ block: 'nearest' })}
    >
      {t('schedule.clash.count', { count: clashes.length })}
    </Button>
  );
}
