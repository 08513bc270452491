import { isolate } from '@podium/i18n';
import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { localizedText } from '@podium/content';
import type { ListedProgramItem } from '@podium/contract';
import { programAudiences } from '@podium/games';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { randomId } from '../../api/random-id.ts';
import { useSending } from '../../api/use-sending.ts';
import { localTime } from '../../fields/local-time.ts';
import { notify } from '../../frame/notices.ts';
import { useFormats } from '../../language/formats.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { useProposedDay } from '../../program/use-today.ts';
import { ListPage } from '../../lists/list-page.tsx';
import type { ListColumn } from '../../lists/list-table.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useVenues } from '../../program/use-unit-texts.ts';
import { useOpenSections } from '../../session/open-sections.ts';
import { ItemDialog } from './item-dialog.tsx';
import { itemsApi } from './items-api.ts';
import { useKindName } from './use-kind-name.ts';

const everyMs = 30_000;
const itemDay = ({ item }: ListedProgramItem): string => localTime(item.start, gamesOffset).slice(0, 10);

/** Items that organizers added to the schedule. `?add=<day>` opens the form of a new one. */
export function ItemsPage() {
  const t = useText();
  const queries = useQueryClient();
  const { dateWithWeekday, capital } = useFormats();
  const schedule = useOpenSections().get('schedule')?.address;
  const address = useListAddress();
  const { read, change } = address;
  const [changed, setChanged] = useState<ListedProgramItem>();
  const { failure, send } = useSending();
  const items = useQuery({
    queryKey: ['program-items', useLanguage()],
    queryFn: itemsApi.list,
    refetchInterval: everyMs,
  });
  const refresh = async (): Promise<unknown> => queries.invalidateQueries({ queryKey: ['program-items'] });
  const attempt = async (work: () => Promise<unknown>, told: string): Promise<void> => {
    if (await send(work)) notify(told, { type: 'success' });
    await refresh();
  };
  const remove = async ({ id, stamp }: ListedProgramItem): Promise<void> =>
    attempt(async () => itemsApi.remove(id, { seen: stamp, nonce: randomId() }), t('program-items.removed'));
  const addAgain = async ({ id, stamp, item }: ListedProgramItem): Promise<void> =>
    attempt(async () => itemsApi.change(id, { item, seen: stamp, nonce: randomId() }), t('program-items.addedAgain'));
  const all = items.data?.items ?? [];
  const proposedDay = useProposedDay();
  const days = [...new Set(all.map(itemDay))].toSorted((a, b) => (a < b ? -1 : 1));
  const [day, audience, added] = ['day', 'audience', 'add'].map(read);
  const shown = all.filter(
    (listed) => (!day || itemDay(listed) === day) && (!audience || listed.item.audience === audience),
  );
  const close = (): void => {
    setChanged(undefined);
    change({ add: '' });
  };
  return (
    <ListPage
      title={t('program-items.title')}
      about={
        <>
          <Typography color="text.secondary">{t('program-items.about')}</Typography>
          {schedule && (
            <Link component={RouterLink} to={schedule} sx={{ py: 0.25, justifySelf: 'start' }}>
              {t('program-items.toSchedule')}
            </Link>
          )}
        </>
      }
      actions={
        <Button variant="contained" onClick={() => change({ add: day || proposedDay || 'new' })}>
          {t('program-items.add')}
        </Button>
      }
      filters={[
        {
          name: 'day',
          type: 'choice',
          label: t('program.day'),
          all: t('program-items.allDays'),
          choices: days.map((value) => ({ value, name: capital(dateWithWeekday(value)) })),
        },
        {
          name: 'audience',
          type: 'choice',
          label: t('program-items.audienceOf'),
          all: t('program-items.allAudiences'),
          choices: programAudiences.map((value) => ({ value, name: t(`program-items.audience.${value}`) })),
        },
      ]}
      address={address}
      list={{ ...loadedList(items), items: items.data && shown, error: items.error ?? failure }}
      none={t('program-items.none')}
      itemKey={({ id }) => id}
      columns={useColumns({ onChange: setChanged, onRemove: remove, onAddAgain: addAgain })}
    >
      {(added || changed) && (
        <ItemDialog
          key={changed?.id ?? 'new'}
          listed={changed}
          day={/^\d{4}-/u.test(added ?? '') ? added! : ''}
          onSaved={refresh}
          onClose={close}
        />
      )}
    </ListPage>
  );
}

interface Acts {
  onChange: (listed: ListedProgramItem) => void;
  onRemove: (listed: ListedProgramItem) => Promise<void>;
  onAddAgain: (listed: ListedProgramItem) => Promise<void>;
}

function useColumns(acts: Acts): ListColumn<ListedProgramItem>[] {
  const t = useText();
  const { dateTime, time } = useFormats();
  const venues = useVenues();
  const placeName = (id: string | null): string | undefined =>
    venues.flatMap(({ id, name, locations }) => [{ id, name }, ...locations]).find((place) => place.id === id)?.name ??
    id ??
    undefined;
  return [
    { name: 'item', label: t('program.field.name'), cell: (listed) => <ItemName listed={listed} /> },
    {
      name: 'time',
      label: t('program-items.when'),
      cell: ({ item: { start, end, venue, location, place }, clashes }) => (
        <>
          <bdi>
            {dateTime(start)}
            {end && `–${time(end)}`}
          </bdi>
          <Typography variant="caption" component="p" color="text.secondary">
            <bdi>{[placeName(venue), placeName(location), place].filter(Boolean).join(' · ')}</bdi>
          </Typography>
          {clashes.map(({ unit, start }) => (
            <Typography key={unit.id} variant="caption" component="p" color="warning.main">
              {t('program-items.clash', { contest: isolate(unit.name), time: time(start) })}
            </Typography>
          ))}
        </>
      ),
    },
    { name: 'acts', label: t('program-items.acts'), cell: (listed) => <Buttons listed={listed} {...acts} /> },
  ];
}

const useItemName = (): ((listed: ListedProgramItem) => string) => {
  const language = useLanguage();
  return ({ id, item }) => localizedText(item.name, language)?.text ?? id;
};

function ItemName({ listed }: { listed: ListedProgramItem }) {
  const t = useText();
  const name = useItemName()(listed);
  const kindName = useKindName();
  return (
    <Box>
      <bdi>{listed.isRemoved ? <s>{name}</s> : name}</bdi>
      <Typography variant="caption" component="p" color="text.secondary">
        {kindName(listed.item.kind)}
        {' · '}
        {t(`program-items.audience.${listed.item.audience}`)}
      </Typography>
      {listed.isRemoved && <Chip size="small" variant="outlined" label={t('program-items.isRemoved')} />}
    </Box>
  );
}

function Buttons({ listed, onChange, onRemove, onAddAgain }: Acts & { listed: ListedProgramItem }) {
  const t = useText();
  const name = isolate(useItemName()(listed));
  if (!listed.mayEdit)
    return (
      <Typography variant="caption" color="text.secondary">
        {t('program-items.notYours')}
      </Typography>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {listed.isRemoved ? (
        <Button
          size="small"
          aria-label={t('program-items.addAgainOf', { name })}
          onClick={() => void onAddAgain(listed)}
        >
          {t('program-items.addAgain')}
        </Button>
      ) : (
        <>
          <Button
            size="small"
            variant="outlined"
            aria-label={t('program-items.changeOf', { name })}
            onClick={() => onChange(listed)}
          >
            {t('program-items.change')}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={t('program-items.removeOf', { name })}
            onClick={() => void onRemove(listed)}
          >
            {t('program-items.remove')}
          </Button>
        </>
      )}
    </Box>
  );
}
