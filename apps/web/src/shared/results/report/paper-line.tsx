import './report.css';
import { Icon } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { FileFailure, useFileCheck } from './file-check.tsx';
import type { ReactNode } from 'react';

interface PaperLineProps {
  id: string;
  /** URL of the file that the line opens; null if there is none. */
  url: string | null;
  name: string;
  title: ReactNode;
  /** Next to the title. */
  marks?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
}

/** A paper in a list: the whole line opens its file, a button at the end saves it. */
export function PaperLine({ id, url, name, title, marks, children }: PaperLineProps) {
  const t = useText();
  const { place, failed, onOpen, onDownload, onRetry } = useFileCheck(url);
  return (
    <li id={id} className="row report-line">
      <Icon name="document" />
      <div ref={place} className="report-main">
        <div className="text-part">
          <p className="report-title">
            {url === null ? (
              title
            ) : (
              <a href={url} target="_blank" rel="noopener" className="unit-link" onClick={onOpen}>
                <span className="visually-hidden">{t('parts.report.open')} </span>
                {title}
              </a>
            )}
            {marks}
          </p>
          {children}
        </div>
        {url !== null && (
          <a
            href={url}
            download
            className="report-save"
            aria-label={t('shared.labelled', { name: t('parts.report.download'), value: name })}
            onClick={onDownload}
          >
            <Icon name="download" />
          </a>
        )}
        <FileFailure failed={failed} onRetry={onRetry} />
      </div>
    </li>
  );
}
