import { isolate } from '@podium/i18n';
import {
  Box,
  Button,
  Card,
  Checkbox,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import type { DeskUnit } from '@podium/contract';
import { Fragment } from 'react';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { Corrections } from './corrections.tsx';
import { contestName } from './day-filter.ts';
import { useUnitTexts } from '../../program/use-unit-texts.ts';

export interface UnitListProps {
  units: readonly DeskUnit[];
  selectedIds: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isSelected: boolean) => void;
  onEdit: (unit: DeskUnit) => void;
  onFromHere: (unit: DeskUnit) => void;
}

/** A table if there is room, otherwise cards. */
export function UnitList(props: UnitListProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return isWide ? <UnitTable {...props} /> : <UnitCards {...props} />;
}

function Times({ unit: { start, end, day } }: { unit: DeskUnit }) {
  const { clock } = useUnitTexts();
  if (start === null) return '–';
  return (
    <Box component="bdi" dir="ltr" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
      {[start, end].flatMap((time) => (time === null ? [] : [clock(time, day)])).join('–')}
    </Box>
  );
}

function Contest({ unit }: { unit: DeskUnit }) {
  return (
    <>
      <bdi>{contestName(unit)}</bdi>
      {unit.discipline && (
        <Typography variant="caption" component="p" color="text.secondary">
          <bdi>{unit.discipline.name}</bdi>
        </Typography>
      )}
    </>
  );
}

function Place({ unit: { venue, location } }: { unit: DeskUnit }) {
  return (
    <>
      <bdi>{venue?.name ?? '–'}</bdi>
      {location && (
        <Typography variant="caption" component="p" color="text.secondary">
          <bdi>{location.name}</bdi>
        </Typography>
      )}
    </>
  );
}

function Status({ unit: { status } }: { unit: DeskUnit }) {
  const { statusName } = useUnitTexts();
  const color = status === 'RUNNING' ? 'error' : status === 'SCHEDULED' || status === 'START_LIST' ? 'default' : 'info';
  return <Chip size="small" variant="outlined" color={color} label={statusName(status)} />;
}

interface RowProps extends Pick<UnitListProps, 'selectedIds' | 'onChoose' | 'onEdit' | 'onFromHere'> {
  unit: DeskUnit;
}

function Select({ unit, selectedIds, onChoose }: RowProps) {
  const t = useText();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.has(unit.id)}
      disabled={!unit.mayEdit}
      onChange={({ target }) => onChoose([unit.id], target.checked)}
      slotProps={{ input: { 'aria-label': t('schedule.select', { name: isolate(contestName(unit)) }) } }}
    />
  );
}

function Actions({ unit, onEdit, onFromHere }: RowProps) {
  const t = useText();
  if (!unit.mayEdit)
    return (
      <Typography variant="caption" color="text.secondary">
        {t('schedule.notYours')}
      </Typography>
    );
  const name = isolate(contestName(unit));
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" variant="outlined" aria-label={t('schedule.editOf', { name })} onClick={() => onEdit(unit)}>
        {t('schedule.edit')}
      </Button>
      {unit.start !== null && (
        <Button size="small" title={t('schedule.fromHereOf', { name })} onClick={() => onFromHere(unit)}>
          {t('schedule.fromHere')}
        </Button>
      )}
    </Box>
  );
}

function UnitTable({ units, ...rest }: UnitListProps) {
  const t = useText();
  const open = units.filter(({ mayEdit }) => mayEdit).map(({ id }) => id);
  const count = open.filter((id) => rest.selectedIds.has(id)).length;
  return (
    <TableContainer component="section" tabIndex={0} aria-label={t('schedule.title')} sx={panel}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={count > 0 && count === open.length}
                indeterminate={count > 0 && count < open.length}
                onChange={({ target }) => rest.onChoose(open, target.checked)}
                slotProps={{ input: { 'aria-label': t('schedule.selectAll') } }}
              />
            </TableCell>
            {(['time', 'contest', 'place', 'status'] as const).map((column) => (
              <TableCell key={column}>{t(`program.field.${column}`)}</TableCell>
            ))}
            <TableCell>{t('schedule.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {units.map((unit) => (
            <Fragment key={unit.id}>
              <TableRow
                selected={rest.selectedIds.has(unit.id)}
                sx={{ verticalAlign: 'top', ...(unit.edits.length > 0 && { '& > *': { borderBottom: 0 } }) }}
              >
                <TableCell padding="checkbox">
                  <Select unit={unit} {...rest} />
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <Times unit={unit} />
                </TableCell>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  <Contest unit={unit} />
                </TableCell>
                <TableCell>
                  <Place unit={unit} />
                </TableCell>
                <TableCell>
                  <Status unit={unit} />
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <Actions unit={unit} {...rest} />
                </TableCell>
              </TableRow>
              {unit.edits.length > 0 && (
                <TableRow selected={rest.selectedIds.has(unit.id)}>
                  <TableCell colSpan={2} sx={{ verticalAlign: 'top', fontWeight: 700, color: 'text.secondary' }}>
                    {t('schedule.corrections')}
                  </TableCell>
                  <TableCell colSpan={4}>
                    <Corrections unit={unit} />
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function UnitCards({ units, ...rest }: UnitListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {units.map((unit) => (
        <Card key={unit.id} component="li" sx={{ p: 1.5, display: 'grid', gap: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Select unit={unit} {...rest} />
            <Times unit={unit} />
            <Status unit={unit} />
          </Box>
          <div>
            <Contest unit={unit} />
          </div>
          <div>
            <Place unit={unit} />
          </div>
          {unit.edits.length > 0 && <Corrections unit={unit} />}
          <Actions unit={unit} {...rest} />
        </Card>
      ))}
    </Box>
  );
}
