import type { ResultSheet } from '@podium/contract';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { isFinished } from '../sheet-after.ts';
import { irmCodes, typedAttempt, typedMark } from '../typed-mark.ts';
import type { EntryProps } from './sides-part.tsx';

type Line = ResultSheet['lines'][number];

/** One large field per competitor; Enter saves and continues with the next one. */
export function MarksPart({ sheet, isOpen, add }: EntryProps) {
  const t = useText();
  const isOn = isOpen && !isFinished(sheet);
  const lines = sheet.lines.toSorted((a, b) => Number(a.start ?? 1e6) - Number(b.start ?? 1e6));
  return (
    <section aria-label={t('screens.score.result')}>
      <ul className="score-lines">
        {lines.map((line) => (
          <LineForm key={line.competitor.id} sheet={sheet} line={line} isOn={isOn && !line.isOpen} add={add} />
        ))}
      </ul>
    </section>
  );
}

function focusNext(form: HTMLFormElement): boolean {
  const fields = [...(form.closest('ul')?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
  const active = fields.findIndex((field) => field === document.activeElement);
  fields[active + 1]?.focus();
  return active + 1 < fields.length;
}

interface LineFormProps extends Pick<EntryProps, 'sheet' | 'add'> {
  line: Line;
  isOn: boolean;
}

function LineForm({ sheet, line, isOn, add }: LineFormProps) {
  const t = useText();
  const { competitor, organisation, bib, start } = line;
  const displayed = { mark: line.mark ?? '', irm: line.irm ?? '', attempts: line.attempts };
  const saved = JSON.stringify(displayed);
  const [lastSaved, setLastSaved] = useState(saved);
  const [form, setForm] = useState(displayed);
  const attempts = Array.from({ length: sheet.attempts }, (_, index) => form.attempts[index] ?? '');
  const name = competitor.name;
  // Saved on another device, or undone: update the fields.
  if (lastSaved !== saved) {
    setLastSaved(saved);
    setForm(displayed);
  }
  const save = (next = form): void => {
    const { mark, irm } = next.irm === '' ? typedMark(next.mark) : { mark: null, irm: next.irm };
    const parsedAttempts = Array.from({ length: sheet.attempts }, (_, index) =>
      typedAttempt(next.attempts[index] ?? ''),
    );
    const previousAttempts = Array.from({ length: sheet.attempts }, (_, index) => line.attempts[index] ?? '');
    if (mark === line.mark && irm === line.irm && parsedAttempts.join('|') === previousAttempts.join('|')) return;
    add({
      do: 'mark',
      competitor: competitor.id,
      mark,
      irm: irmCodes.find((code) => code === irm) ?? null,
      ...(sheet.attempts > 0 && { attempts: parsedAttempts }),
    });
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Leaving a field saves its line.
    if (!focusNext(event.currentTarget)) save();
  };
  return (
    <li>
      <form className="score-line" onSubmit={handleSubmit} noValidate>
        <p className="score-line-name">
          {(start ?? bib) && <b className="num">{start ?? bib}</b>} <bdi>{name}</bdi>
          {organisation && (
            <small>
              {' '}
              <bdi>{organisation.name}</bdi>
            </small>
          )}
          {line.rank && <span className="num"> {t('screens.score.rank', { rank: line.rank })}</span>}
        </p>
        <div className="score-fields">
          {attempts.map((attempt, index) => (
            <input
              // oxlint-disable-next-line react/no-array-index-key -- attempts are identified only by their position
              key={index}
              type="text"
              dir="ltr"
              inputMode="text"
              autoComplete="off"
              maxLength={12}
              value={attempt}
              disabled={!isOn}
              aria-label={t('screens.score.attemptOf', { number: index + 1, name: `\u2068${name}\u2069` })}
              onChange={({ target }) =>
                setForm({
                  ...form,
                  attempts: attempts.map((attempt, position) => (position === index ? target.value : attempt)),
                })
              }
              onBlur={() => save()}
            />
          ))}
          <input
            type="text"
            dir="ltr"
            inputMode={sheet.mark === 'time' ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            value={form.mark}
            disabled={!isOn || form.irm !== ''}
            className="score-mark"
            aria-label={t('screens.score.markOf', { name: `\u2068${name}\u2069` })}
            onChange={({ target }) => setForm({ ...form, mark: target.value })}
            onBlur={() => save()}
          />
          <select
            value={form.irm}
            disabled={!isOn}
            aria-label={t('screens.score.irmOf', { name: `\u2068${name}\u2069` })}
            onChange={({ target }) => {
              const next = { ...form, irm: target.value };
              setForm(next);
              save(next);
            }}
          >
            <option value="">–</option>
            {irmCodes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="visually-hidden" disabled={!isOn} tabIndex={-1}>
          {t('screens.score.save')}
        </button>
      </form>
    </li>
  );
}
