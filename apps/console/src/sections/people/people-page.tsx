import { Box, Button, Card, CardContent, Chip, Divider, MenuItem, TextField, Typography } from '@mui/material';
import type { PeopleAnswer, PersonAnswer, PersonChange } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { RequestError, request } from '../../api/request.ts';
import { useSending } from '../../api/use-sending.ts';
import { Failure, useFailureText } from '../../frame/failure.tsx';
import { notify } from '../../frame/notices.ts';
import { Page } from '../../frame/page.tsx';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useStaffTexts } from '../../frame/staff-texts.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';
import { useUser } from '../../session/session-store.ts';
import { GrantsEditor } from './grants-editor.tsx';
import { TeamList } from './team-list.tsx';

/** The team, and any account by its user name. There is deliberately no list of all accounts. */
export function PeoplePage() {
  const t = useText();
  const lang = useLanguage();
  const [name, setName] = useState('');
  const [searched, setSearched] = useState('');
  const people = useQuery({
    queryKey: ['person', searched, lang],
    queryFn: async () => request<PeopleAnswer>('/api/v1/people', { query: { username: searched, lang } }),
    enabled: searched !== '',
    retry: false,
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === searched) void people.refetch();
    setSearched(name.trim());
  };
  const person = people.data?.items[0];
  return (
    <Page title={t('people.title')} about={t('people.about')}>
      <Card component="search">
        <CardContent component="form" onSubmit={handleSubmit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            label={t('frame.username')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            required
            slotProps={{ htmlInput: { dir: 'auto', autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } }}
          />
          <Button type="submit" variant="contained">
            {t('people.search')}
          </Button>
        </CardContent>
      </Card>
      {people.error && <Failure error={people.error} onRetry={() => void people.refetch()} />}
      {people.data && !person && <Typography component="output">{t('people.none')}</Typography>}
      {person && <PersonCard key={person.id} person={person} />}
      <TeamList
        onOpen={(username) => {
          setName(username);
          setSearched(username);
          window.scrollTo({ top: 0 });
        }}
      />
    </Page>
  );
}

/** A copy from the contract, whose schemas would be larger than this page. */
const userTypes = [
  'admin',
  'athlete',
  'coach',
  'manager',
  'referee',
  'staff',
  'volunteer',
  'guest',
] as const satisfies readonly PersonAnswer['type'][];

type Action = 'lock' | 'unlock' | 'sessions' | 'twoFactor' | 'cpf' | 'erase';

const paths: Readonly<Record<Exclude<Action, 'lock' | 'unlock'>, string>> = {
  sessions: '/sessions',
  twoFactor: '/two-factor',
  cpf: '/cpf',
  erase: '',
};

function PersonCard({ person }: { person: PeopleAnswer['items'][number] }) {
  const t = useText();
  const { grantTexts } = useStaffTexts();
  const { dateTime } = useFormats();
  const language = useLanguage();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const me = useUser();
  const [form, setForm] = useState({
    type: person.type,
    organisation: person.organisation ?? '',
    username: person.username,
  });
  const [open, setOpen] = useState<Action>();
  const [erased, setErased] = useState('');
  const isMe = me?.id === person.id;
  const path = `/api/v1/people/${person.id}`;
  const change: PersonChange = {
    ...(form.type !== person.type && { type: form.type }),
    ...(form.organisation.trim().toUpperCase() !== (person.organisation ?? '') && {
      organisation: form.organisation.trim().toUpperCase() || null,
    }),
    ...(form.username.trim() !== person.username && { username: form.username.trim() }),
  };
  const faultText = (error: unknown): string => {
    const code = error instanceof RequestError ? error.fields[0]?.message : undefined;
    return (code && findText(language, `people.fault.${code}`)) || failureText(error);
  };
  const { isSending, send } = useSending((error) => notify(faultText(error), { type: 'error' }));
  const handleDone = (): void => {
    notify(t('people.done'), { type: 'success' });
    void queries.invalidateQueries({ queryKey: ['person'] });
  };
  const save = async (): Promise<void> => {
    await request(path, { method: 'PATCH', body: change });
    handleDone();
  };
  const act = async (action: Action): Promise<void> => {
    if (action === 'lock' || action === 'unlock')
      await request(path, { method: 'PATCH', body: { isLocked: action === 'lock' } });
    else await request(path + paths[action], { method: 'DELETE' });
    handleDone();
  };
  const actions: Action[] = [
    ...(isMe ? [] : [person.isLocked ? ('unlock' as const) : ('lock' as const)]),
    ...(person.sessions > 0 ? (['sessions'] as const) : []),
    ...(person.hasTwoFactor && !isMe ? (['twoFactor'] as const) : []),
    ...(person.hasCpf ? (['cpf'] as const) : []),
    ...(isMe ? [] : (['erase'] as const)),
  ];
  const chips = [
    person.isActive ? undefined : t('people.notConfirmed'),
    person.isLocked ? t('people.locked') : undefined,
    person.isHeld ? t('people.held') : undefined,
    person.hasTwoFactor ? t('people.hasTwoFactor') : undefined,
    ...grantTexts(person.grants, (role) => t(`frame.staff.rights.${role}`)),
  ].filter((chip) => chip !== undefined);
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2">
          <bdi>{person.username}</bdi>
        </Typography>
        <Typography color="text.secondary">
          {t('people.facts', { time: dateTime(person.createdAt), count: person.sessions })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {chips.map((chip) => (
            <Chip key={chip} size="small" variant="outlined" label={chip} />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
          <TextField
            select
            label={t('people.userType')}
            value={form.type}
            onChange={({ target }) => setForm({ ...form, type: target.value as PersonAnswer['type'] })}
          >
            {userTypes.map((type) => (
              <MenuItem key={type} value={type}>
                {t(`frame.userType.${type}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={t('people.delegation')}
            helperText={t('people.delegationHint')}
            value={form.organisation}
            onChange={({ target }) => setForm({ ...form, organisation: target.value })}
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 10 } }}
          />
          <TextField
            label={t('frame.username')}
            value={form.username}
            onChange={({ target }) => setForm({ ...form, username: target.value })}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 30, autoCapitalize: 'none', spellCheck: false } }}
          />
        </Box>
        <div>
          <Button
            variant="contained"
            disabled={isSending || Object.keys(change).length === 0}
            onClick={() => void send(save)}
          >
            {t('people.save')}
          </Button>
        </div>
        {!isMe && <Divider />}
        {!isMe && (
          <GrantsEditor
            key={JSON.stringify(person.grants)}
            person={person}
            onDone={handleDone}
            onFailure={(error) => notify(faultText(error), { type: 'error' })}
          />
        )}
        <Divider />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions.map((action) => (
            <Button
              key={action}
              variant="outlined"
              color={action === 'erase' || action === 'lock' ? 'error' : 'primary'}
              onClick={() => setOpen(action)}
            >
              {t(`people.action.${action}`)}
            </Button>
          ))}
        </Box>
        {open && (
          <DecisionDialog
            title={t(`people.action.${open}`)}
            text={open === 'erase' ? t('frame.eraseText') : t(`people.confirm.${open}`)}
            action={t(`people.action.${open}`)}
            color={open === 'erase' || open === 'lock' ? 'error' : 'primary'}
            isReady={open !== 'erase' || erased.trim() === person.username}
            onConfirm={async () => act(open)}
            onClose={() => setOpen(undefined)}
          >
            {open === 'erase' && (
              <TextField
                label={t('frame.typeName', { name: `\u2068${person.username}\u2069` })}
                value={erased}
                onChange={({ target }) => setErased(target.value)}
                required
                sx={{ mt: 1 }}
                slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off' } }}
              />
            )}
          </DecisionDialog>
        )}
      </CardContent>
    </Card>
  );
}
