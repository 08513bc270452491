import { Box, Button, Chip, Typography } from '@mui/material';
import type { TeamAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { useStaffTexts } from '../../frame/staff-texts.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListBody } from '../../lists/list-body.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';

type Member = TeamAnswer['items'][number];

/** Everybody who may do something in the console, with their rights. */
export function TeamList({ onOpen }: { onOpen: (username: string) => void }) {
  const t = useText();
  const lang = useLanguage();
  const team = useQuery({
    queryKey: ['person', 'team', lang],
    queryFn: async () => request<TeamAnswer>('/api/v1/people/team', { query: { lang } }),
    retry: false,
  });
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">{t('people.team')}</Typography>
      <ListBody
        label={t('people.team')}
        address={useListAddress()}
        list={loadedList(team)}
        none={t('people.nobody')}
        totalText={(count) => t('people.teamCount', { count })}
        itemKey={({ id }) => id}
        columns={[
          {
            name: 'username',
            label: t('frame.username'),
            cell: ({ username }) => (
              <Button size="small" sx={{ textTransform: 'none' }} onClick={() => onOpen(username)}>
                <bdi>{username}</bdi>
              </Button>
            ),
          },
          { name: 'rights', label: t('people.roles'), cell: (member) => <Rights member={member} /> },
          { name: 'state', label: t('people.state'), cell: (member) => <State member={member} /> },
        ]}
      />
    </Box>
  );
}

const chips = { display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const;

function Rights({ member: { grants } }: { member: Member }) {
  const t = useText();
  const { grantTexts } = useStaffTexts();
  return (
    <Box sx={chips}>
      {grantTexts(grants, (role) => t(`frame.staff.rights.${role}`)).map((text) => (
        <Chip key={text} size="small" variant="outlined" label={<bdi>{text}</bdi>} />
      ))}
    </Box>
  );
}

/** Reasons why an account cannot use its rights, and its second factor. */
function State({ member: { isActive, isLocked, isHeld, hasTwoFactor } }: { member: Member }) {
  const t = useText();
  const texts = [
    isActive ? undefined : t('people.notConfirmed'),
    isLocked ? t('people.locked') : undefined,
    isHeld ? t('people.held') : undefined,
    hasTwoFactor ? t('people.hasTwoFactor') : t('people.noTwoFactor'),
  ].filter((text) => text !== undefined);
  return (
    <Box sx={chips}>
      {texts.map((text) => (
        <Chip key={text} size="small" label={text} />
      ))}
    </Box>
  );
}
