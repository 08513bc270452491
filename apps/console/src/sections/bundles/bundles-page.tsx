import { Button, TextField } from '@mui/material';
import type { BundleAnswer, BundlesAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { UploadCard } from '../../fields/upload-card.tsx';
import { notify } from '../../frame/notices.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';

const base = '/api/v1/desk/bundles';
const key = ['bundles'];

interface OpenDialog {
  action: 'rollout' | 'withdraw';
  bundle: BundleAnswer;
}

/** Over-the-air updates of the native apps: published, offered to a share of the devices, withdrawn. */
export function BundlesPage() {
  const t = useText();
  const { dateTime, number } = useFormats();
  const queries = useQueryClient();
  const [open, setOpen] = useState<OpenDialog>();
  const bundles = useQuery({
    queryKey: key,
    queryFn: async () => request<BundlesAnswer>(base),
    retry: false,
  });
  return (
    <ListPage
      title={t('bundles.title')}
      about={t('bundles.about')}
      lead={<Upload />}
      address={useListAddress()}
      list={loadedList(bundles)}
      none={t('bundles.none')}
      itemKey={({ id }) => id}
      columns={[
        { name: 'name', label: t('bundles.name'), cell: ({ id, channel }) => <bdi>{`${id} · ${channel}`}</bdi> },
        { name: 'when', label: t('bundles.when'), cell: ({ publishedAt }) => dateTime(publishedAt) },
        {
          name: 'size',
          label: t('bundles.size'),
          cell: ({ size }) => t('bundles.kilobytes', { count: Math.round(size / 1000) }),
        },
        {
          name: 'state',
          label: t('bundles.state'),
          cell: ({ withdrawnAt, rollout }) =>
            withdrawnAt === null
              ? t('bundles.offered', { percent: number(rollout) })
              : t('bundles.withdrawn', { time: dateTime(withdrawnAt) }),
        },
        {
          name: 'actions',
          label: t('bundles.actions'),
          cell: (bundle) =>
            bundle.withdrawnAt === null && (
              <span>
                <Button size="small" onClick={() => setOpen({ action: 'rollout', bundle })}>
                  {t('bundles.change')}
                </Button>
                <Button size="small" color="error" onClick={() => setOpen({ action: 'withdraw', bundle })}>
                  {t('bundles.withdraw')}
                </Button>
              </span>
            ),
        },
      ]}
    >
      {open && (
        <BundleDialog
          {...open}
          onDone={(bundles) => queries.setQueryData(key, bundles)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </ListPage>
  );
}

const parsePercent = (text: string): number | undefined =>
  /^\d{1,3}$/u.test(text) && Number(text) <= 100 ? Number(text) : undefined;

interface PercentFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Percentage of devices that are offered a bundle. */
function PercentField({ value, onChange }: PercentFieldProps) {
  const t = useText();
  return (
    <TextField
      label={t('bundles.percent')}
      value={value}
      error={parsePercent(value) === undefined}
      onChange={({ target }) => onChange(target.value.trim())}
      slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
      sx={{ width: 180 }}
    />
  );
}

function Upload() {
  const t = useText();
  const queries = useQueryClient();
  const [percent, setPercent] = useState('10');
  const rollout = parsePercent(percent);
  return (
    <UploadCard
      action={t('bundles.publish')}
      isReady={rollout !== undefined}
      onChosen={async (body) => {
        queries.setQueryData(key, await request<BundlesAnswer>(base, { method: 'POST', body, query: { rollout } }));
        notify(t('bundles.published'), { type: 'success' });
      }}
    >
      <PercentField value={percent} onChange={setPercent} />
    </UploadCard>
  );
}

interface BundleDialogProps extends OpenDialog {
  onDone: (bundles: BundlesAnswer) => void;
  onClose: () => void;
}

function BundleDialog({ action, bundle, onDone, onClose }: BundleDialogProps) {
  const t = useText();
  const [percent, setPercent] = useState(String(bundle.rollout));
  const rollout = parsePercent(percent);
  const send = async (method: 'POST' | 'PUT', body: object): Promise<void> =>
    onDone(await request<BundlesAnswer>(`${base}/${bundle.id}/${action}`, { method, body }));
  if (action === 'rollout')
    return (
      <DecisionDialog
        title={t('bundles.changeTitle')}
        action={t('bundles.change')}
        isReady={rollout !== undefined}
        onConfirm={async () => send('PUT', { rollout })}
        onClose={onClose}
      >
        <PercentField value={percent} onChange={setPercent} />
      </DecisionDialog>
    );
  return (
    <DecisionDialog
      title={t('bundles.withdrawTitle')}
      text={t('bundles.withdrawText')}
      action={t('bundles.withdraw')}
      color="error"
      reason={{ label: t('frame.reason'), isRequired: true }}
      onConfirm={async (reason) => send('POST', { reason })}
      onClose={onClose}
    />
  );
}
