import { cutCompetitors } from '@podium/games';
import type { EntryOrder } from '@podium/ui/entry-grid';
import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { isFinished } from '../sheet-after.ts';
import { MarkLine } from './mark-line.tsx';
import { ScoreCell } from './score-cell.tsx';
import type { EntryProps } from './sides-part.tsx';

/** Large fields for each competitor; Enter saves one and continues with the next one. */
export function MarksPart({ sheet, isOpen, add }: EntryProps) {
  const t = useText();
  const [order, setOrder] = useState<EntryOrder>(
    (sheet.attempts > 0 && !sheet.panel) || sheet.isHeights ? 'rounds' : 'competitors',
  );
  const isOn = isOpen && !isFinished(sheet);
  const lines = sheet.lines.toSorted((a, b) => Number(a.start ?? 1e6) - Number(b.start ?? 1e6));
  const attempts = lines.map((line) => ({ competitor: line.competitor.id, irm: line.irm, attempts: line.attempts }));
  const cut = sheet.cut ? cutCompetitors(attempts, sheet.cut) : [];
  return (
    <section aria-label={t('screens.score.result')}>
      {isOn && <Head sheet={sheet} add={add} order={order} setOrder={setOrder} />}
      <ul className="score-lines" data-grid="">
        {lines.map((line, row) => (
          <MarkLine
            key={line.competitor.id}
            sheet={sheet}
            line={line}
            row={row}
            order={order}
            isCut={cut.includes(line.competitor.id)}
            isOn={isOn && !line.isOpen}
            add={add}
          />
        ))}
      </ul>
    </section>
  );
}

interface HeadProps extends Pick<EntryProps, 'sheet' | 'add'> {
  order: EntryOrder;
  setOrder: (order: EntryOrder) => void;
}

/** Values of the whole contest, such as heights of the bar and wind, and a choice of the order in which Enter moves. */
function Head({ sheet, add, order, setOrder }: HeadProps) {
  const t = useText();
  const facts = sheet.facts.filter(({ of }) => of === 'contest');
  const hasOrder = (sheet.attempts > 1 && !sheet.panel) || sheet.isHeights;
  if (!hasOrder && facts.length === 0) return null;
  return (
    <div className="score-fields" data-grid="">
      {hasOrder && (
        <select
          className="score-order"
          value={order}
          aria-label={t('screens.score.enterOrder')}
          onChange={({ target }) => setOrder(target.value === 'rounds' ? 'rounds' : 'competitors')}
        >
          <option value="rounds">{t('screens.score.byRounds')}</option>
          <option value="competitors">{t('screens.score.byCompetitors')}</option>
        </select>
      )}
      {sheet.isHeights &&
        [...sheet.bars, ''].map((bar, index) => (
          <ScoreCell
            // oxlint-disable-next-line react/no-array-index-key -- heights are identified only by their position
            key={index}
            row={0}
            column={index}
            order="competitors"
            stored={bar}
            label={t('screens.score.barOf', { number: index + 1 })}
            inputMode="decimal"
            onSave={(text) => {
              // Without its height, the attempts at it would count for the next one.
              if (text === '' && sheet.lines.some((line) => line.attempts.slice(index).some(Boolean))) return;
              const bars = [...sheet.bars.slice(0, index), text.replaceAll(',', '.'), ...sheet.bars.slice(index + 1)];
              add({ do: 'bars', bars: bars.filter(Boolean) });
            }}
          />
        ))}
      {facts.map(({ code, pos, name, value }, index) => (
        <label key={`${code}-${pos}`} className="score-fact">
          <bdi>{name}</bdi>
          <ScoreCell
            row={0}
            column={sheet.bars.length + 1 + index}
            order="competitors"
            stored={value ?? ''}
            label={name}
            onSave={(text) => add({ do: 'fact', code, ...(pos !== null && { pos }), value: text === '' ? null : text })}
          />
        </label>
      ))}
    </div>
  );
}
