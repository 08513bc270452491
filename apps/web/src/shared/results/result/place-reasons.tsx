import { markKind, spokenCompetitorName } from '@podium/games';
import { useText } from '../../shell/page-context.tsx';
import { explainPlace } from './explain-place.ts';
import { markText } from './mark-text.ts';
import { placeText } from '../../elements/parts/place-text.ts';
import type { Competitor, ResultLineAnswer, StartLine } from '@podium/contract';
import type { Facts } from '@podium/disciplines/reading';
import type { MarkKind } from '@podium/games';
import type { Translate } from '../../shell/messages.ts';
import type { PlaceReason } from './explain-place.ts';

interface PlaceReasonsProps {
  line: ResultLineAnswer;
  lines: readonly ResultLineAnswer[];
  facts: ReadonlyMap<StartLine, Facts>;
  /** Measure of the sport, if the line does not specify one. */
  mark: MarkKind;
}

/** Explains the rank of a line in sentences; empty if the mark alone explains it. */
export function PlaceReasons({ line, lines, facts, mark }: PlaceReasonsProps) {
  const t = useText();
  const reasons = explainPlace(line, lines, facts);
  if (reasons.length < 2) return null;
  const kind = markKind(line.resultType) ?? mark;
  return (
    <div>
      <p className="line-details-title">{t('parts.result.why.title')}</p>
      <p className="line-why">{reasons.map((reason) => reasonText(t, reason, kind)).join(' ')}</p>
    </div>
  );
}

/** Isolates names and figures, so that they read correctly in any script. */
const isolated = (text: string): string => `\u{2068}${text}\u{2069}`;
const called = (competitor: Competitor): string => isolated(spokenCompetitorName(competitor));

export function reasonText(t: Translate, told: PlaceReason, kind: MarkKind): string {
  switch (told.reason) {
    case 'place':
      return t('parts.result.why.place', { place: placeText(t, told.rank), count: told.count });
    case 'ahead':
    case 'behind': {
      const { competitor, rank } = told.other;
      const values = { other: called(competitor), place: placeText(t, rank) };
      return t(`parts.result.why.${told.reason}`, {
        gap: markText(t, told.isPoints ? 'points' : kind, told.gap),
        ...values,
      });
    }
    case 'sameMark': {
      const { competitor, rank } = told.other;
      return t('parts.result.why.sameMark', { other: called(competitor), place: placeText(t, rank) });
    }
    case 'shared': {
      const others = told.others.map(called).reduce((first, second) => t('shared.pair', { first, second }));
      return t('parts.result.why.shared', { others });
    }
    case 'decided':
      return t(`parts.result.why.${told.by}`, { own: isolated(told.own), theirs: isolated(told.theirs) });
    case 'sum':
      return t('parts.result.why.sum', { sum: isolated(told.sum) });
    default:
      return t(`parts.result.why.${told.reason}`);
  }
}
