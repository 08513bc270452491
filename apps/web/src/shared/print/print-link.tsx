import { Button, Icon } from '@podium/ui';
import { contentLanguage } from '@podium/i18n';
import { useEffect, useRef, useState } from 'react';
import { usePage, useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';
import { useIsVeiled } from '../veil/veil.ts';
import type { PrintProgress } from '@podium/contract';

interface PrintLinkProps {
  /** Address of the document, of `printPaths`. */
  path: string;
  /** The document is made in the background: it opens with a second click, once it is finished. */
  isBook?: boolean;
  /** What is printed, where several documents stand on one page. */
  label?: string;
}

/** Opens a document as PDF in a new tab. Documents contain results: readers who hide these have to show them first. */
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

/** Time between two questions about the progress of a book (ms). */
const pollMs = 1000;

/** A number is the progress in percent. */
type State = 'idle' | 'making' | 'ready' | 'failed' | number;

function AddressLink({ address, isBook, label }: AddressLinkProps) {
  const t = useText();
  const { format } = useGames();
  const [state, setState] = useState<State>('idle');
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const isBusy = state === 'making' || typeof state === 'number';

  const make = async () => {
    const { signal } = (request.current = new AbortController());
    setState('making');
    try {
      let progress = await ask(address, isBook, signal);
      while (typeof progress === 'number') {
        setState(progress);
        await new Promise((resolve) => setTimeout(resolve, pollMs));
        progress = await ask(address, isBook, signal);
      }
      setState(progress);
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };

  return (
    <div>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="button"
        aria-busy={isBusy}
        onClick={(event) => {
          if (isBook && state !== 'ready') event.preventDefault();
          if (!isBusy) void make();
        }}
      >
        <Icon name="document" />
        {isBusy
          ? t('parts.print.making', { percent: typeof state === 'number' ? format.percent(state) : '' })
          : (label ??
            t(isBook ? (state === 'ready' ? 'parts.print.openBook' : 'parts.print.book') : 'parts.print.pdf'))}
      </a>
      {state === 'failed' && (
        <div role="alert" className="notice tone-warn">
          <p className="flex-1">
            <strong className="block">{t('parts.report.openError')}</strong>
            {t('parts.report.fileHint')}
          </p>
          <Button onClick={() => void make()}>{t('action.retry')}</Button>
        </div>
      )}
    </div>
  );
}

/** Asks for the document without reading it. @returns what came of it, or the progress of a book in percent */
async function ask(address: string, isBook: boolean, signal: AbortSignal): Promise<'ready' | 'failed' | number> {
  const answer = await fetch(address, { method: isBook ? 'GET' : 'HEAD', signal });
  if (answer.status === 202) {
    const { done, total } = (await answer.json()) as PrintProgress;
    return Math.floor((100 * done) / total);
  }
  void answer.body?.cancel();
  return answer.ok ? 'ready' : 'failed';
}
