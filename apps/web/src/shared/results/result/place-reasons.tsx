import { isolate } from '@podium/i18n';
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

const isolatedName = (competitor: Competitor): string => isolate(spokenCompetitorName(competitor));

export function reasonText(t: Translate, why: PlaceReason, kind: MarkKind): string {
  switch (why.reason) {
    case 'place':
      return t('parts.result.why.place', { place: placeText(t, why.rank), count: why.count });
    case 'ahead':
    case 'behind': {
      const { competitor, rank } = why.other;
      const values = { other: isolatedName(competitor), place: placeText(t, rank) };
      return t(`parts.result.why.${why.reason}`, {
        gap: markText(t, why.isPoints ? 'points' : kind, why.gap),
        ...values,
      });
    }
    case 'sameMark': {
      const { competitor, rank } = why.other;
      return t('parts.result.why.sameMark', { other: isolatedName(competitor), place: placeText(t, rank) });
    }
    case 'shared': {
      const others = why.others.map(isolatedName).reduce((first, second) => t('shared.pair', { first, second }));
      return t('parts.result.why.shared', { others });
    }
    case 'decided':
      return t(`parts.result.why.${why.by}`, { own: isolate(why.own), theirs: isolate(why.theirs) });
    case 'sum':
      return t('parts.result.why.sum', { sum: isolate(why.sum) });
    default:
      return t(`parts.result.why.${why.reason}`);
  }
}
