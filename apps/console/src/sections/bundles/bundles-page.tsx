import { Button, TextField, Typography } from '@mui/material';
import type { BundleAnswer, BundlesAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { UploadCard } from '../../fields/upload-card.tsx';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { notify } from '../../frame/notices.ts';
import { Page } from '../../frame/page.tsx';
import { ReasonDialog } from '../../frame/reason-dialog.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';

const base = '/api/v1/desk/bundles';
const key = ['bundles'];

/** Over-the-air updates of the native apps: published, offered to a share of the devices, withdrawn. */
export function BundlesPage() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => request<BundlesAnswer>(base),
    retry: false,
  });
  return (
    <Page title={t('bundles.title')} about={<Typography color="text.secondary">{t('bundles.about')}</Typography>}>
      <Upload />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Typography>{t('bundles.none')}</Typography>}
      {data && data.items.length > 0 && <BundleTable items={data.items} />}
    </Page>
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

type OpenDialog = { action: 'rollout' | 'withdraw'; bundle: BundleAnswer };

function BundleTable({ items }: { items: readonly BundleAnswer[] }) {
  const t = useText();
  const { dateTime, number } = useFormats();
  const queries = useQueryClient();
  const [open, setOpen] = useState<OpenDialog>();
  const [percent, setPercent] = useState('');
  const rollout = parsePercent(percent);
  const close = (): void => setOpen(undefined);
  const send = async (path: string, method: 'POST' | 'PUT', body: object): Promise<void> => {
    queries.setQueryData(key, await request<BundlesAnswer>(`${base}/${open!.bundle.id}/${path}`, { method, body }));
  };
  return (
    <>
      <DataTable
        label={t('bundles.title')}
        columns={[t('bundles.name'), t('bundles.when'), t('bundles.size'), t('bundles.state'), t('bundles.actions')]}
        rows={items.map((bundle) => ({
          key: bundle.id,
          cells: [
            <bdi key="name">{`${bundle.id} · ${bundle.channel}`}</bdi>,
            dateTime(bundle.publishedAt),
            t('bundles.kilobytes', { count: Math.round(bundle.size / 1000) }),
            bundle.withdrawnAt === null
              ? t('bundles.offered', { percent: number(bundle.rollout) })
              : t('bundles.withdrawn', { time: dateTime(bundle.withdrawnAt) }),
            bundle.withdrawnAt === null && (
              <span key="actions">
                <Button
                  size="small"
                  onClick={() => {
                    setPercent(String(bundle.rollout));
                    setOpen({ action: 'rollout', bundle });
                  }}
                >
                  {t('bundles.change')}
                </Button>
                <Button size="small" color="error" onClick={() => setOpen({ action: 'withdraw', bundle })}>
                  {t('bundles.withdraw')}
                </Button>
              </span>
            ),
          ],
        }))}
      />
      {open?.action === 'rollout' && (
        <ReasonDialog
          title={t('bundles.changeTitle')}
          action={t('bundles.change')}
          isReady={rollout !== undefined}
          onConfirm={async () => send('rollout', 'PUT', { rollout })}
          onClose={close}
        >
          <PercentField value={percent} onChange={setPercent} />
        </ReasonDialog>
      )}
      {open?.action === 'withdraw' && (
        <ReasonDialog
          title={t('bundles.withdrawTitle')}
          text={t('bundles.withdrawText')}
          action={t('bundles.withdraw')}
          color="error"
          reason={{ label: t('frame.reason'), isRequired: true }}
          onConfirm={async (reason) => send('withdraw', 'POST', { reason })}
          onClose={close}
        />
      )}
    </>
  );
}
