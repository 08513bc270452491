import './print-link.css';
import { Button, Icon } from '@podium/ui';
import { contentLanguage } from '@podium/i18n';
import { useEffect, useRef, useState } from 'react';
import { usePage, useText } from '../../shell/page-context.tsx';
import { useFileText } from '../parts/file-text.ts';
import { useGames } from '../../shell/use-games.ts';
import { useIsVeiled } from '../../reader/veil.ts';
import type { MadeDocument } from './make-document.ts';

interface PrintLinkProps {
  /** Path of the document, from `printPaths`. */
  path: string;
  /** The document is generated in the background and saved once finished. */
  isBook?: boolean;
  /** Subject of the document, if a page offers several. */
  label?: string;
}

/** Opens a document as PDF in a new tab. Documents contain results: users who hide results must show them first. */
export function PrintLink({ path, isBook = false, label }: PrintLinkProps) {
  const t = useText();
  const { language } = usePage();
  const isVeiled = useIsVeiled();
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${contentLanguage(language)}`;
  if (isVeiled)
    return (
      <p className="print-hidden">
        <Icon name="unseen" />
        {label ?? t(isBook ? 'parts.print.book' : 'parts.print.pdf')}: {t('parts.veil.placeholder')}
      </p>
    );
  return <AddressLink key={address} address={address} isBook={isBook} label={label} />;
}

interface AddressLinkProps extends Pick<PrintLinkProps, 'label'> {
  address: string;
  isBook: boolean;
}

/** A number is the progress in percent. */
type State = 'idle' | 'making' | 'failed' | number | MadeDocument;

const isReady = (state: State): state is MadeDocument => typeof state === 'object';

function AddressLink({ address, isBook, label }: AddressLinkProps) {
  const t = useText();
  const { format } = useGames();
  const [state, setState] = useState<State>('idle');
  const request = useRef<AbortController>(undefined);
  const fileText = useFileText();
  useEffect(() => () => request.current?.abort(), []);
  const isBusy = state === 'making' || typeof state === 'number';

  const make = async () => {
    const { signal } = (request.current = new AbortController());
    setState('making');
    try {
      const { makeDocument } = await import('./make-document.ts');
      setState(await makeDocument({ address, isBook, signal, onProgress: setState }));
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };

  const isMade = isBook && isReady(state);
  const size = isMade && state.size !== null ? fileText('application/pdf', state.size) : undefined;
  return (
    <div>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="button print-link"
        aria-busy={isBusy}
        onClick={(event) => {
          if (isBook && !isReady(state)) event.preventDefault();
          if (!isBusy && !isMade) void make();
        }}
      >
        <Icon name="document" />
        {isBusy
          ? t('parts.print.making', { percent: typeof state === 'number' ? format.percent(state) : '' })
          : (label ?? t(isBook ? (isMade ? 'parts.print.openBook' : 'parts.print.book') : 'parts.print.pdf'))}
        {size && <span className="print-size">{size}</span>}
        {isBusy && (
          <progress
            className="print-progress"
            aria-hidden="true"
            max={100}
            value={typeof state === 'number' ? state : undefined}
          />
        )}
      </a>
      {isMade && <output className="visually-hidden">{t('parts.print.saved')}</output>}
      {state === 'failed' && (
        <div role="alert" className="notice tone-warn">
          <p className="fill">
            <strong className="own-line">{t('parts.report.openError')}</strong>
            {t('parts.report.fileHint')}
          </p>
          <Button onClick={() => void make()}>{t('action.retry')}</Button>
        </div>
      )}
    </div>
  );
}
