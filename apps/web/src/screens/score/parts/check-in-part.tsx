import { findStarters, isCheckInOpen, starterOfCode } from '@podium/games';
import { Button, Icon } from '@podium/ui';
import type { ResultSheet } from '@podium/contract';
import { useId, useState } from 'react';
import { useCamera } from '@podium/ui/camera';
import { nativeScan } from '../../../platform/native-scan.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { isWaiting } from '../sheet-after.ts';
import type { EntryProps } from './sides-part.tsx';

type Line = ResultSheet['lines'][number];
type CheckInProps = Pick<EntryProps, 'sheet' | 'add'>;

/** The call room: starters who have come, until the contest has ended. */
export function CheckInPart({ sheet, add }: CheckInProps) {
  const t = useText();
  const lines = sheet.lines.filter(({ isOpen }) => !isOpen);
  if (lines.length === 0 || !isCheckInOpen(sheet.status)) return null;
  const here = lines.filter(({ isHere }) => isHere).length;
  return (
    <details className="score-check-in" open={here > 0 && isWaiting(sheet)}>
      <summary aria-live="polite">{t('screens.score.checkIn.title', { here, total: lines.length })}</summary>
      <Search lines={lines} add={add} />
    </details>
  );
}

/** Finds a starter by number, name or code, and checks them in. */
function Search({ lines, add }: { lines: readonly Line[]; add: CheckInProps['add'] }) {
  const t = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const [sentence, setSentence] = useState('');
  const check = ({ competitor }: Line, isHere: boolean): void => {
    add({ do: 'here', competitor: competitor.id, isHere });
    setSentence(
      t(isHere ? 'screens.score.checkIn.came' : 'screens.score.checkIn.left', {
        name: `\u2068${competitor.name}\u2069`,
      }),
    );
  };
  const checkCode = (code: string): void => {
    const found = starterOfCode(lines, code) ?? onlyOne(findStarters(lines, code));
    if (found) {
      check(found, true);
      setQuery('');
    } else setSentence(t('screens.score.checkIn.unknown'));
  };
  const { state, video, open, cancel } = useCamera(checkCode, nativeScan(t('screens.score.checkIn.scan')));
  const isCameraOpen = state === 'opening' || state === 'on';
  const found = findStarters(lines, query);
  return (
    <>
      <form
        className="score-check-in-search"
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim() !== '') checkCode(query);
        }}
      >
        <label htmlFor={id}>{t('screens.score.checkIn.search')}</label>
        <input
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Button icon="camera" onClick={() => (isCameraOpen ? cancel() : void open())}>
          {t(isCameraOpen ? 'screens.score.checkIn.stopScan' : 'screens.score.checkIn.scan')}
        </Button>
      </form>
      <video
        ref={video}
        className="score-check-in-camera"
        muted
        playsInline
        aria-label={t('screens.score.checkIn.scan')}
        hidden={!isCameraOpen}
      />
      <output>
        {state === 'permission' || state === 'unavailable' || state === 'error'
          ? t('screens.score.checkIn.noCamera')
          : sentence}
      </output>
      <ul className="score-check-in-lines">
        {found.map((line) => (
          <li key={line.competitor.id}>
            <Starter line={line} onCheck={check} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{t('screens.score.checkIn.unknown')}</p>}
    </>
  );
}

const onlyOne = ([first, ...others]: readonly Line[]): Line | undefined => (others.length === 0 ? first : undefined);

interface StarterProps {
  line: Line;
  onCheck: (line: Line, isHere: boolean) => void;
}

function Starter({ line, onCheck }: StarterProps) {
  const t = useText();
  const { competitor, organisation, bib, start, isHere } = line;
  const about = [start, bib && t('screens.score.checkIn.number', { number: bib }), organisation?.id];
  return (
    <button
      type="button"
      className={isHere ? 'score-button score-starter is-main' : 'score-button score-starter'}
      aria-pressed={isHere ?? false}
      onClick={() => onCheck(line, !isHere)}
    >
      <span>
        <bdi translate="no">{competitor.name}</bdi>
        <small>
          {about.filter(Boolean).map((part, index) => (
            <span key={part}>
              {index > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </small>
      </span>
      {isHere ? (
        <>
          <Icon name="tick" /> {t('screens.score.checkIn.here')}
        </>
      ) : (
        t('screens.score.checkIn.missing')
      )}
    </button>
  );
}
