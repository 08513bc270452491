import { isolate } from '@podium/i18n';
import { Box, Button, Chip, Typography } from '@mui/material';
import type { ListedShift } from '@podium/contract';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { counts } from './shift-form.ts';

interface ShiftCardProps {
  listed: ListedShift;
  onChange: () => void;
  onRemove: () => void;
  onLink: () => void;
  onRevoke: () => void;
  onRemoveVolunteer: (volunteer: string) => void;
}

/** A shift with who is coming, and who has not come yet. */
export function ShiftCard({ listed, onChange, onRemove, onLink, onRevoke, onRemoveVolunteer }: ShiftCardProps) {
  const t = useText();
  const { dateTime, time } = useFormats();
  const { shift, volunteers, linkUntil } = listed;
  const { coming, here } = counts(volunteers);
  const text = `${shift.area} · ${dateTime(shift.start)}`;
  const name = isolate(text);
  const missing = shift.needed - coming;
  return (
    <Box component="article" aria-label={text} sx={{ ...panel, p: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h2">
        <bdi>{shift.area}</bdi>
      </Typography>
      <Typography>
        <bdi>{`${dateTime(shift.start)}–${time(shift.end)}`}</bdi>
      </Typography>
      <Typography color="text.secondary">
        <bdi>{[shift.place, shift.meetingPoint].filter((text) => text !== '').join(' · ')}</bdi>
      </Typography>
      {shift.note !== '' && (
        <Typography>
          <bdi>{shift.note}</bdi>
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Chip size="small" label={t('shifts.coming', { count: coming, needed: shift.needed })} />
        <Chip size="small" label={t('shifts.here', { count: here })} />
        {missing > 0 && <Chip size="small" color="warning" label={t('shifts.missing', { count: missing })} />}
      </Box>
      {volunteers.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {volunteers.map((volunteer) => (
            <Box component="li" key={volunteer.id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <bdi>{volunteer.name}</bdi>
                {' · '}
                {t(`shifts.state.${volunteer.state}`)}
              </Box>
              <Button
                size="small"
                aria-label={t('shifts.removeVolunteerOf', { name: isolate(volunteer.name) })}
                onClick={() => onRemoveVolunteer(volunteer.id)}
              >
                {t('shifts.remove')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="contained"
          aria-label={t(linkUntil ? 'shifts.newLinkOf' : 'shifts.linkOf', { name })}
          onClick={onLink}
        >
          {t(linkUntil ? 'shifts.newLink' : 'shifts.link')}
        </Button>
        {linkUntil && (
          <Button size="small" color="error" aria-label={t('shifts.revokeOf', { name })} onClick={onRevoke}>
            {t('shifts.revoke')}
          </Button>
        )}
        <Button size="small" variant="outlined" aria-label={t('shifts.changeOf', { name })} onClick={onChange}>
          {t('shifts.change')}
        </Button>
        <Button size="small" color="error" aria-label={t('shifts.removeOf', { name })} onClick={onRemove}>
          {t('shifts.remove')}
        </Button>
      </Box>
    </Box>
  );
}
