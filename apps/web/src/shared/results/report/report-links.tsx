import { useText } from '../../shell/page-context.tsx';
import { FileFailure, useFileCheck } from './file-check.tsx';

export function ReportLinks({ url, title }: { url: string; title: string }) {
  const t = useText();
  const { place, failed, onOpen, onDownload, onRetry } = useFileCheck(url);
  return (
    <div ref={place} className="report-links">
      <a href={url} target="_blank" rel="noopener" className="button" onClick={onOpen}>
        {t('parts.report.open')}
        <FileName title={title} />
      </a>
      <a href={url} download className="button button-quiet" onClick={onDownload}>
        {t('parts.report.download')}
        <FileName title={title} />
      </a>
      <FileFailure failed={failed} onRetry={onRetry} />
    </div>
  );
}

function FileName({ title }: { title: string }) {
  const t = useText();
  return <span className="visually-hidden">{t('shared.labelled', { name: '', value: title })}</span>;
}
