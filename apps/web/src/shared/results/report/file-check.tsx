import { isOurs } from '@podium/contract/served-by';
import { Button } from '@podium/ui';
import { useRef, useState } from 'react';
import { useText } from '../../shell/page-context.tsx';
import type { RefObject } from 'react';

type Way = 'open' | 'download';

interface FileCheck {
  /** Element that contains the links to the file: one with `target`, one with `download`. */
  place: RefObject<HTMLDivElement | null>;
  /** The link that failed. */
  failed: Way | undefined;
  onOpen: () => void;
  onDownload: () => void;
  onRetry: () => void;
}

/** Requests the file before a link opens or saves it, so that a missing file is reported on the page (S20). */
export function useFileCheck(url: string | null): FileCheck {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<Way>();
  const check = async (way: Way): Promise<boolean> => {
    if (url === null) return false;
    const isThere = await fetch(url, { method: 'HEAD' }).then(
      (answer) => answer.ok && isOurs(answer),
      () => false,
    );
    setFailed(isThere ? undefined : way);
    return isThere;
  };
  const retry = async (way: Way) => {
    if (await check(way))
      place.current?.querySelector<HTMLElement>(way === 'open' ? '[target]' : '[download]')?.click();
  };
  return {
    place,
    failed,
    onOpen: () => void check('open'),
    onDownload: () => void check('download'),
    onRetry: () => failed && void retry(failed),
  };
}

export function FileFailure({ failed, onRetry }: Pick<FileCheck, 'failed' | 'onRetry'>) {
  const t = useText();
  if (!failed) return null;
  return (
    <div role="alert" className="notice tone-warn file-failure">
      <p className="fill">
        <strong className="own-line">{t(`parts.report.${failed}Error`)}</strong>
        {t('parts.report.fileHint')}
      </p>
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </div>
  );
}
