/** One court or hall: its delay, and its contests that wait for an organizer, are live or come next. */
import { isolate } from '@podium/i18n';
import { Box, Chip, Link, Typography } from '@mui/material';
import type { ContestDesk, WatchedContestItem } from '@podium/contract';
import type { ContestNeed } from '@podium/games';
import { Fragment } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { localTime } from '../../../fields/local-time.ts';
import { gamesOffset } from '../../../language/games-store.ts';
import { useText } from '../../../language/text.ts';
import { panel } from '../../../look/panel.ts';
import { useUnitTexts } from '../../../program/use-unit-texts.ts';
import { MenuButton } from '../../../frame/menu-button.tsx';
import { MoreIcon } from '../../../look/icons.tsx';
import { useContestActs } from '../contest-acts.ts';
import { belongingText } from '../listed-contests.ts';
import { useOpenSections } from '../../../session/open-sections.ts';

interface PlacePanelProps {
  place: ContestDesk['places'][number];
  /** Today. */
  day: string;
  /** Only the contests that need something are shown. */
  isFiltered: boolean;
}

export function PlacePanel({
  place: { place, lateMinutes, official, total, needy, on, next },
  day,
  isFiltered,
}: PlacePanelProps) {
  const t = useText();
  const prints = useOpenSections().get('prints')?.address;
  const needyIds = new Set(needy.map(({ unit }) => unit.id));
  const remaining = (items: readonly WatchedContestItem[]): WatchedContestItem[] =>
    isFiltered ? [] : items.filter(({ unit }) => !needyIds.has(unit.id));
  const groups = [
    { name: undefined, items: needy },
    { name: t('results.desk.on'), items: remaining(on) },
    { name: t('results.desk.next'), items: remaining(next) },
  ].filter(({ items }) => items.length > 0);
  return (
    <Box
      component="section"
      aria-label={place?.name ?? t('results.desk.noPlace')}
      sx={{ ...panel, overflow: 'hidden' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          px: 2,
          py: 1.25,
          bgcolor: 'action.hover',
          borderInlineStart: '4px solid',
          borderColor: lateMinutes > 0 ? 'error.main' : 'success.main',
        }}
      >
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          <bdi>{place?.name ?? t('results.desk.noPlace')}</bdi>
        </Typography>
        <Typography
          variant="body2"
          sx={{ fontWeight: 700, color: lateMinutes > 0 ? 'error.main' : 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {lateMinutes > 0 ? t('results.desk.late', { minutes: lateMinutes }) : t('results.desk.onTime')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexBasis: '100%' }}>
          <Typography variant="caption" color="text.secondary">
            {t('results.desk.official', { done: official, total })}
          </Typography>
          {prints && place && day && (
            <Link
              component={RouterLink}
              to={`${prints}?${new URLSearchParams({ place: place.id, day }).toString()}`}
              variant="body2"
              aria-label={t('results.printSheetsOf', { place: isolate(place.name) })}
            >
              {t('results.printSheets')}
            </Link>
          )}
        </Box>
      </Box>
      {groups.map(({ name, items }) => (
        <Fragment key={name ?? ''}>
          {name && (
            <Typography variant="caption" component="h4" color="text.secondary" sx={{ px: 2, pt: 1, fontWeight: 700 }}>
              {name}
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((item) => (
              <ContestRow key={item.unit.id} item={item} day={day} />
            ))}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

function ContestRow({ item, day }: { item: WatchedContestItem; day: string }) {
  const { clock } = useUnitTexts();
  const { unit, sides, start, told, needs, lateMinutes, checkIn } = item;
  const t = useText();
  const name = sides.length === 2 ? sides.map(isolate).join(' – ') : unit.name;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, px: 2, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'start' }}
    >
      <Typography component="div" variant="body2" sx={{ minWidth: 48, maxWidth: 72, flexShrink: 0, fontWeight: 700 }}>
        {start ? <time dateTime={start}>{clock(start, day)}</time> : '–'}
      </Typography>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <Link component={RouterLink} to={`/results/${encodeURIComponent(unit.id)}`} sx={{ minWidth: 0 }}>
            <bdi>{name}</bdi>
          </Link>
          <Typography component="span" variant="body2" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
            <bdi>{told}</bdi>
          </Typography>
        </Box>
        <Typography variant="caption" component="p" color="text.secondary">
          <bdi>{belongingText({ ...item, sides: sides.length === 2 ? sides : [] })}</bdi>
        </Typography>
        {checkIn && (
          <Typography variant="body2" component="p">
            <Link
              component={RouterLink}
              to={`/results/${encodeURIComponent(unit.id)}/check-in`}
              sx={{ display: 'inline-block', py: 0.5 }}
            >
              {t('results.checkIn.open', { here: checkIn.here, total: checkIn.total })}
            </Link>
            {checkIn.missing.length > 0 && (
              <Box component="span" sx={{ display: 'block', color: 'warning.main', fontWeight: 700 }}>
                {t('results.checkIn.missingNames', { names: checkIn.missing.map(isolate).join(', ') })}
              </Box>
            )}
          </Typography>
        )}
        {needs.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center', mt: 0.5 }}>
            {needs.map((need) => (
              <Need key={need} need={need} item={item} name={name} lateMinutes={lateMinutes} />
            ))}
          </Box>
        )}
      </Box>
      <ActsMenu item={item} name={name} />
    </Box>
  );
}

/** Menu of the acts on a contest. */
function ActsMenu({ item, name }: { item: WatchedContestItem; name: string }) {
  const t = useText();
  const navigate = useNavigate();
  const acts = useContestActs({ ...item, isFed: item.hasFeed });
  if (acts.length === 0) return null;
  return (
    <MenuButton
      label={t('results.contestActs.menu', { contest: isolate(name) })}
      icon={<MoreIcon />}
      choices={acts.map((act) => ({ value: act.to, name: t(`results.contestActs.${act.name}`) }))}
      onChoose={(to) => void navigate(to)}
    />
  );
}

const dayOf = (start: string): string => localTime(start, gamesOffset).slice(0, 10);

interface NeedProps {
  need: ContestNeed;
  item: WatchedContestItem;
  name: string;
  lateMinutes: number;
}

/** A need with the link to where it is met. */
function Need({ need, item: { unit, event, start }, name, lateMinutes }: NeedProps) {
  const t = useText();
  const sections = useOpenSections();
  const sheet = `/results/${encodeURIComponent(unit.id)}`;
  const schedule = sections.get('schedule')?.address;
  const draws = sections.get('first-games')?.address;
  const addresses: Record<ContestNeed, string | undefined> = {
    contradicted: sheet,
    confirm: sheet,
    scorer: `${sheet}#links`,
    late: schedule && `${schedule}?${new URLSearchParams({ day: start ? dayOf(start) : '', q: unit.id }).toString()}`,
    starters: draws && `${draws}?${new URLSearchParams({ step: 'draw', q: event?.name ?? '' }).toString()}`,
  };
  const address = addresses[need];
  const act = t(`results.desk.acts.${need}`);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip
        size="small"
        color={need === 'late' || need === 'contradicted' ? 'error' : 'warning'}
        variant="outlined"
        label={
          need === 'late' && lateMinutes > 0
            ? t('results.desk.late', { minutes: lateMinutes })
            : t(`results.desk.needs.${need}`)
        }
      />
      {address && (
        <Link
          component={RouterLink}
          to={address}
          variant="body2"
          aria-label={t('results.desk.actOf', { act, contest: isolate(name) })}
          sx={{ py: 0.5 }}
        >
          {act}
        </Link>
      )}
    </Box>
  );
}
