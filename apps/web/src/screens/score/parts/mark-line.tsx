import type { ResultSheet } from '@podium/contract';
import {
  heightResult,
  isFarMark,
  latinDigits,
  markMeanings,
  ownIrm,
  ownMark,
  panelColumns,
  withAttempt,
} from '@podium/games';
import { Button } from '@podium/ui';
import type { EntryOrder } from '@podium/ui/entry-grid';
import { useState } from 'react';
import { irmName } from '../../../shared/elements/irm-name.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useOpenQuestion } from '../open-questions.ts';
import { irmCodes, typedAttempt, typedMark } from '../typed-mark.ts';
import { ScoreCell } from './score-cell.tsx';
import type { EntryProps } from './sides-part.tsx';

interface MarkLineProps extends Pick<EntryProps, 'sheet' | 'add'> {
  line: ResultSheet['lines'][number];
  row: number;
  order: EntryOrder;
  /** The competitor is out after the cut. */
  isCut: boolean;
  isOn: boolean;
}

interface Question {
  meanings: NonNullable<ReturnType<typeof markMeanings>>;
  save: (text: string) => void;
  /** The mark is clear, but far from the others. */
  isFar?: true;
}

/** Attempts, mark and everything else of one competitor. Each field is saved on its own. */
export function MarkLine({ sheet, line, row, order, isCut, isOn, add }: MarkLineProps) {
  const t = useText();
  const { competitor, organisation, bib, start } = line;
  const name = `\u2068${competitor.name}\u2069`;
  const attempts = Array.from({ length: sheet.attempts }, (_, index) => line.attempts[index] ?? '');
  const irm = ownIrm({ irm: irmCodes.find((code) => code === line.irm) ?? null, attempts }, sheet);
  const panelNames = (sheet.panel ? panelColumns(sheet.panel) : []).map((column) =>
    column.kind === 'judge'
      ? t('screens.score.panel.judge', { number: column.number })
      : t(`screens.score.panel.${column.kind}`),
  );
  const isOut = (index: number): boolean =>
    (isCut && index >= (sheet.cut?.after ?? 0)) ||
    (sheet.isHeights && heightResult(attempts.slice(0, index), sheet.bars).isOut);
  const addMark = (change: { mark: string | null; irm: typeof irm; attempts?: string[] }): void =>
    add({ do: 'mark', competitor: competitor.id, ...(attempts.length > 0 && { attempts }), ...change });
  const factCell = ({ code, pos, name: placeholder }: ResultSheet['facts'][number]) => ({
    row,
    order,
    stored: line.facts.find((one) => one.code === code && one.pos === pos)?.value ?? '',
    placeholder,
    isDisabled: !isOn,
    isSkipped: true,
    onSave: (text: string) =>
      add({
        do: 'fact',
        code,
        competitor: competitor.id,
        ...(pos !== null && { pos }),
        value: text === '' ? null : text,
      }),
  });
  const [question, setQuestion] = useState<Question>();
  useOpenQuestion(question !== undefined);
  /** Saves a mark, once it is clear which one it is. */
  const whenClear = (text: string, save: (text: string) => void): void => {
    const meanings = markMeanings(latinDigits(text), sheet.mark, sheet.decimals);
    if (meanings) return setQuestion({ meanings, save });
    const others = sheet.lines.flatMap((one) => (one === line || one.irm !== null ? [] : (one.mark ?? [])));
    const plain = latinDigits(text).replaceAll(',', '.');
    if (isFarMark(plain, sheet.mark, others))
      return setQuestion({ meanings: [{ value: text, label: plain }], save, isFar: true });
    setQuestion(undefined);
    save(text);
  };
  const farMarks = sheet.doubts.flatMap((doubt) =>
    (doubt.code === 'farMark' || doubt.code === 'beyondMark') && doubt.name === competitor.name ? doubt.mark : [],
  );
  const last = sheet.history.find(
    ({ step, isUndone, mayUndo }) =>
      !isUndone && mayUndo && step && 'competitor' in step && step.competitor === competitor.id,
  );
  return (
    <li>
      <p className="score-line-name">
        {(start ?? bib) && <b className="num">{start ?? bib}</b>} <bdi translate="no">{competitor.name}</bdi>
        {organisation && (
          <small>
            {' '}
            <bdi>{organisation.name}</bdi>
          </small>
        )}
        {line.rank && <span className="num"> {t('screens.score.rank', { rank: line.rank })}</span>}
        {isCut && <small> {t('screens.score.cut', { count: sheet.cut?.after ?? 0 })}</small>}
      </p>
      <div className="score-fields">
        {attempts.map((attempt, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- attempts are identified only by their position
          <span key={index} className="score-attempt">
            <ScoreCell
              row={row}
              column={index}
              order={order}
              stored={attempt}
              isDisabled={!isOn}
              isSkipped={isOut(index)}
              placeholder={sheet.bars[index] ?? panelNames[index]}
              label={
                panelNames[index] !== undefined
                  ? t('screens.score.panelOf', { column: panelNames[index], name })
                  : sheet.isHeights
                    ? t('screens.score.heightOf', { name, height: `\u2066${sheet.bars[index] ?? ''}\u2069` })
                    : t('screens.score.attemptOf', { number: index + 1, name })
              }
              onSave={(typed) =>
                whenClear(typed, (text) => {
                  const entry = { stored: attempts, index, text: typedAttempt(text), rules: sheet };
                  addMark({ mark: ownMark(line, sheet), irm, attempts: withAttempt(attempts, entry) });
                })
              }
            />
            {sheet.facts
              .filter(({ isOfAttempt, pos }) => isOfAttempt && pos === String(index + 1))
              .map((fact) => (
                <ScoreCell
                  key={fact.code}
                  {...factCell(fact)}
                  // After the fields of the whole line.
                  column={attempts.length + 20 + index}
                  label={t('screens.score.factOfAttempt', {
                    fact: `\u2068${fact.name}\u2069`,
                    number: index + 1,
                    name,
                  })}
                />
              ))}
          </span>
        ))}
        {!(sheet.isHeights && sheet.bars.length > 0) && (
          <ScoreCell
            row={row}
            column={attempts.length}
            order={order}
            stored={ownMark(line, sheet) ?? ''}
            placeholder={line.mark ?? undefined}
            className="score-mark"
            maxLength={20}
            inputMode={sheet.mark === 'time' ? 'text' : 'decimal'}
            isDisabled={!isOn}
            isReadOnly={line.irm !== null}
            label={t('screens.score.markOf', { name })}
            onSave={(typed) => whenClear(typed, (text) => addMark(typedMark(text)))}
          />
        )}
        <select
          value={line.irm ?? ''}
          disabled={!isOn}
          aria-label={t('screens.score.irmOf', { name })}
          onChange={({ target }) => {
            const chosen = irmCodes.find((code) => code === target.value) ?? null;
            addMark({ mark: chosen === null ? ownMark(line, sheet) : null, irm: chosen });
          }}
        >
          <option value="">–</option>
          {irmCodes.map((code) => (
            <option key={code} value={code}>
              {[code, irmName(t, code)].filter(Boolean).join(' – ')}
            </option>
          ))}
        </select>
        {sheet.facts
          .filter(({ of, isOfAttempt }) => of === 'line' && !isOfAttempt)
          .map((fact, index) => (
            <ScoreCell
              key={`${fact.code}-${fact.pos}`}
              {...factCell(fact)}
              column={attempts.length + 1 + index}
              label={t('screens.score.factOf', { fact: `\u2068${fact.name}\u2069`, name })}
            />
          ))}
        {sheet.recordKinds.length > 0 && (line.mark !== null || line.records.length > 0) && (
          <select
            className="score-record"
            value={line.records[0] ?? ''}
            disabled={!isOn}
            aria-label={t('screens.score.recordsOf', { name })}
            onChange={({ target }) => {
              const kind = sheet.recordKinds.find(({ code }) => code === target.value);
              add({ do: 'records', competitor: competitor.id, records: kind ? [kind.code] : [] });
            }}
          >
            <option value="">{t('screens.score.record')}</option>
            {sheet.recordKinds.map(({ code, name: kind }) => (
              <option key={code} value={code}>
                {kind}
              </option>
            ))}
          </select>
        )}
        {isOn && last && (
          <Button
            look="quiet"
            icon="undo"
            aria-label={t('screens.score.undoOf', { name: `\u2068${last.name}\u2069` })}
            onClick={() => add({ do: 'undo', step: last.id })}
          >
            {t('screens.score.undo')}
          </Button>
        )}
      </div>
      {question && (
        <div className="score-question" role="alert">
          <p>
            {question.isFar
              ? t('screens.score.farMark', { mark: `\u2066${question.meanings[0]!.label}\u2069` })
              : t('screens.score.whichMark')}
          </p>
          {question.meanings.map(({ value, label }) => (
            <Button
              key={value}
              onClick={() => {
                question.save(value);
                setQuestion(undefined);
              }}
            >
              {question.isFar && `${t('screens.score.isRight')} `}
              <bdi dir="ltr">{label}</bdi>
            </Button>
          ))}
        </div>
      )}
      {farMarks.map((mark) => (
        <p key={mark} className="score-doubt" role="alert">
          {t('screens.score.farMark', { mark: `\u2066${mark}\u2069` })}
        </p>
      ))}
    </li>
  );
}
