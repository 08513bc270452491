import { Button } from '@podium/ui';
import { useRef, useState } from 'react';
import { useText } from '../page-context.tsx';

type Way = 'open' | 'download';

/** Open and save. With scripts the file is asked for as well, so that a missing one is said here, with a retry (S20). */
export function ReportLinks({ url, title }: { url: string; title: string }) {
  const t = useText();
  const [failed, setFailed] = useState<Way>();
  const links = useRef<HTMLDivElement>(null);
  const look = async (way: Way): Promise<boolean> => {
    const isThere = await fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    setFailed(isThere ? undefined : way);
    return isThere;
  };
  const retry = async (way: Way) => {
    if (await look(way)) links.current?.querySelector<HTMLElement>(way === 'open' ? '[target]' : '[download]')?.click();
  };
  return (
    <div ref={links} className="report-links">
      <a href={url} target="_blank" rel="noopener" className="button" onClick={() => void look('open')}>
        {t('parts.report.open')}
        <FileName title={title} />
      </a>
      <a href={url} download className="button button-quiet" onClick={() => void look('download')}>
        {t('parts.report.download')}
        <FileName title={title} />
      </a>
      {failed && (
        <div role="alert" className="notice tone-warn">
          <p className="flex-1">
            <strong className="block">{t(`parts.report.${failed}Error`)}</strong>
            {t('parts.report.fileHint')}
          </p>
          <Button onClick={() => void retry(failed)}>{t('action.retry')}</Button>
        </div>
      )}
    </div>
  );
}

function FileName({ title }: { title: string }) {
  const t = useText();
  return <span className="visually-hidden">{t('shared.labelled', { name: '', value: title })}</span>;
}
