import type { ResultSheet, ScorerStep } from '@podium/contract';
import { enteredMarkText, outBy } from '@podium/games';
import type { Translate } from '../../shared/shell/messages.ts';

const findName = (items: readonly { id: string; name: string }[], id: string | undefined): string =>
  items.find((item) => item.id === id)?.name ?? '';

/** @returns a step as text in the reader's language, until the server's history names it */
export function stepName(t: Translate, { lines, periods, buttons, facts }: ResultSheet, step: ScorerStep): string {
  const sideName = (side: 'home' | 'away'): string => lines.find((line) => line.side === side)?.competitor.name ?? '';
  switch (step.do) {
    case 'score': {
      const people = lines.flatMap((line) => line.people);
      const button = buttons.find(({ action, points }) => action === (step.action ?? null) && points === step.points);
      return [button?.name ?? `+${step.points}`, sideName(step.side), findName(people, step.person)]
        .filter(Boolean)
        .map((part) => `\u2068${part}\u2069`)
        .join(' · ');
    }
    case 'period':
      return periods.find(({ code }) => code === step.period)?.name ?? step.period;
    case 'period-score':
      return `${periods.find(({ code }) => code === step.period)?.name ?? step.period} \u2066${step.home}–${step.away}${step.decider ? ` (${step.decider.home}–${step.decider.away})` : ''}\u2069`;
    case 'mark':
      return [
        findName(
          lines.map(({ competitor }) => competitor),
          step.competitor,
        ),
        enteredMarkText(step) ?? '–',
      ]
        .map((part) => `\u2068${part}\u2069`)
        .join(' · ');
    case 'winner':
      return step.side
        ? t('screens.score.winnerIs', { name: `\u2068${sideName(step.side)}\u2069` })
        : t('screens.score.noWinner');
    case 'bars':
      return step.bars.map((bar) => `\u2066${bar}\u2069`).join(' · ');
    case 'fact': {
      const fact = facts.find(({ code, pos }) => code === step.code && pos === (step.pos ?? null));
      const name = findName(
        lines.map(({ competitor }) => competitor),
        step.competitor,
      );
      return [fact?.name ?? step.code, name, step.value ?? '–']
        .filter(Boolean)
        .map((part) => `\u2068${part}\u2069`)
        .join(' · ');
    }
    case 'records':
      return [
        findName(
          lines.map(({ competitor }) => competitor),
          step.competitor,
        ),
        step.records.join(' ') || '–',
      ]
        .map((part) => `\u2068${part}\u2069`)
        .join(' · ');
    case 'end': {
      const starters = lines.map(({ competitor, side, irm }) => ({ competitor: competitor.id, side, irm }));
      const out = outBy(step, starters).map((id) =>
        findName(
          lines.map(({ competitor }) => competitor),
          id,
        ),
      );
      return t(`screens.score.end.${step.how}`, { name: out.map((name) => `\u2068${name}\u2069`).join(' · ') });
    }
    case 'here':
      return t(step.isHere ? 'screens.score.checkIn.came' : 'screens.score.checkIn.left', {
        name: `\u2068${findName(
          lines.map(({ competitor }) => competitor),
          step.competitor,
        )}\u2069`,
      });
    case 'decide':
      return `${t('screens.score.step.decide')} · \u2068${step.reason}\u2069`;
    default:
      return t(`screens.score.step.${step.do}`);
  }
}
