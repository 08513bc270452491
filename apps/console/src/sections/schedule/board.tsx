import { Box, Typography } from '@mui/material';
import type { DeskUnit } from '@podium/contract';
import { languageByTag, isolate } from '@podium/i18n';
import { useId, useState } from 'react';
import { useFormats } from '../../language/formats.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { DragIcon } from '../../look/icons.tsx';
import { panel } from '../../look/panel.ts';
import { unseen } from '../../look/unseen.ts';
import { BoardBlock } from './board-block.tsx';
import { layOutBoard, movedForm } from './board-layout.ts';
import type { Move } from './board-layout.ts';
import { contestName } from './day-filter.ts';
import { toUnitForm } from './unit-form.ts';
import type { UnitForm } from './unit-form.ts';
import { useUnitTexts, useVenues } from '../../program/use-unit-texts.ts';

const minuteHeight = 2;
const courtWidth = 176;
const hoursWidth = 64;
const headHeight = 56;

interface BoardProps {
  units: readonly DeskUnit[];
  /** Called when a contest was dropped, or selected without a move. */
  onMove: (unit: DeskUnit, proposed: Partial<UnitForm>) => void;
}

/** A day by field of play and time; contests can be moved to another time or place. */
export function Board({ units, onMove }: BoardProps) {
  const t = useText();
  const helpId = useId();
  const { time, compare } = useFormats();
  const { clock } = useUnitTexts();
  const venues = useVenues();
  const { direction } = languageByTag(useLanguage());
  const [move, setMove] = useState<Move>();
  const { courts, blocks, startsAt, hours } = layOutBoard(units, venues, compare);
  const instantAt = (minutes: number): string => new Date(startsAt + minutes * 60_000).toISOString();
  const courtPosition = (index: number): string => {
    const { venueName = '', name = '' } = courts[index] ?? {};
    return venueName === name ? name : `${venueName} · ${name}`;
  };
  const handleDrop = (unit: DeskUnit, { minutes, courts: aside, from }: Move): void => {
    setMove(undefined);
    const court = courts[from + aside];
    const form = toUnitForm(unit, gamesOffset);
    onMove(unit, minutes === 0 && aside === 0 ? {} : movedForm(form, minutes, aside === 0 ? form : court!));
  };
  const moving = blocks.find(({ unit }) => unit.id === move?.id);
  return (
    <>
      <Typography id={helpId} color="text.secondary">
        {t('schedule.boardHelp')}
      </Typography>
      <Box component="output" sx={unseen}>
        {move &&
          moving &&
          t('schedule.block', {
            name: isolate(contestName(moving.unit)),
            time: isolate(clock(instantAt(moving.from + move.minutes), moving.unit.day)),
            place: isolate(courtPosition(move.from + move.courts)),
          })}
      </Box>
      <Box
        component="section"
        tabIndex={0}
        aria-label={t('schedule.board')}
        sx={{ ...panel, overflow: 'auto', maxHeight: '75vh', position: 'relative' }}
      >
        <Box
          sx={{ position: 'relative' }}
          style={{
            width: hoursWidth + courts.length * courtWidth,
            height: headHeight + hours * 60 * minuteHeight,
          }}
        >
          <Box
            sx={{
              position: 'sticky',
              insetBlockStart: 0,
              zIndex: 3,
              display: 'flex',
              height: headHeight,
              bgcolor: 'background.paper',
              borderBlockEnd: '1px solid',
              borderColor: 'divider',
            }}
            style={{ paddingInlineStart: hoursWidth }}
          >
            {courts.map(({ id, name, venueName }) => (
              <Box key={id} sx={{ flexShrink: 0, p: 1, minWidth: 0 }} style={{ width: courtWidth }}>
                <Typography noWrap sx={{ fontWeight: 700 }}>
                  <bdi>{name}</bdi>
                </Typography>
                {venueName !== name && (
                  <Typography variant="caption" component="p" noWrap color="text.secondary">
                    <bdi>{venueName}</bdi>
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
          {Array.from({ length: hours }, (_, hour) => (
            <Box
              key={hour}
              sx={{ position: 'absolute', insetInline: 0, borderBlockStart: '1px solid', borderColor: 'divider' }}
              style={{ insetBlockStart: headHeight + hour * 60 * minuteHeight }}
            >
              <Typography
                variant="caption"
                component="span"
                color="text.secondary"
                sx={{
                  position: 'sticky',
                  insetInlineStart: 0,
                  zIndex: 2,
                  display: 'inline-block',
                  p: 0.5,
                  bgcolor: 'background.paper',
                }}
              >
                <bdi>{time(instantAt(hour * 60))}</bdi>
              </Typography>
            </Box>
          ))}
          {blocks.map((block) => {
            const { unit, court, from, minutes, lane, lanes } = block;
            const index = courts.findIndex(({ id }) => id === court);
            const ownMove = move?.id === unit.id ? move : undefined;
            const [later, aside] = [ownMove?.minutes ?? 0, ownMove?.courts ?? 0];
            return (
              <BoardBlock
                key={unit.id}
                unit={unit}
                helpId={helpId}
                move={ownMove ?? { id: unit.id, from: index, minutes: 0, courts: 0 }}
                isMoving={ownMove !== undefined}
                courtCount={courts.length}
                minuteHeight={minuteHeight}
                courtWidth={direction === 'rtl' ? -courtWidth : courtWidth}
                onMove={setMove}
                onDrop={(droppedMove) => handleDrop(unit, droppedMove)}
                style={{
                  insetBlockStart: headHeight + (from + later) * minuteHeight,
                  insetInlineStart: hoursWidth + (index + aside) * courtWidth + (lane * courtWidth) / lanes,
                  height: minutes * minuteHeight - 2,
                  width: courtWidth / lanes - 4,
                }}
              >
                <bdi dir="ltr">{clock(instantAt(from + later), unit.day)}</bdi> <bdi>{contestName(unit)}</bdi>
                <Box component="span" sx={unseen}>
                  {` · ${isolate(courtPosition(index + aside))}`}
                </Box>
                {unit.mayEdit && (
                  <DragIcon
                    data-handle
                    fontSize="small"
                    sx={{ position: 'absolute', insetBlockStart: 2, insetInlineEnd: 0, touchAction: 'none' }}
                  />
                )}
              </BoardBlock>
            );
          })}
        </Box>
      </Box>
    </>
  );
}
