import { pages } from '@podium/contract/pages';
import { Icon } from '@podium/ui';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { Irm } from '../../elements/parts/irm.tsx';
import { Flag } from '../../elements/parts/flag.tsx';
import { codec } from '../../shell/messages.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { ShareButton } from '../../elements/share/share-button.tsx';
import { useContestHead, useShareName } from './contest-head.tsx';
import type { UnitAnswer } from '@podium/contract';
import type { HeadRow } from './contest-head.ts';

/** One line: back button, score, share button. */
export function Strip({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { head } = useContestHead(unit);
  const shareName = useShareName(unit);
  const { language } = usePage();
  const { discipline, event } = unit;
  const above = codec.write(
    language,
    discipline ? (event ? pages.event(discipline.key, event.id) : pages.discipline(discipline.key)) : '/',
  );
  return (
    <div className="head-strip" data-flag={head.flag}>
      <button
        type="button"
        className="round-button strip-back"
        data-tip={t('action.back')}
        tabIndex={-1}
        onClick={() => (canGoBack ? router.history.back() : router.history.push(above))}
      >
        <Icon name="chevron" />
      </button>
      <StripText unit={unit} name={shareName} head={head} />
      {unit.moment?.period && <bdi className="strip-clock num">{unit.moment.clock ?? unit.moment.period.short}</bdi>}
      <ShareButton name={shareName} isRound tabIndex={-1} />
    </div>
  );
}

const StripScore = ({ row: { irm, mark } }: { row: HeadRow }) => (irm ? <Irm irm={irm} /> : (mark ?? ''));

interface StripTextProps {
  unit: UnitAnswer;
  name: string;
  head: ReturnType<typeof useContestHead>['head'];
}

/** Two delegation codes with the score between them, or the leader with the mark. */
function StripText({ name, head: { kind, rows } }: StripTextProps) {
  const [first, second] = rows;
  if (kind === 'sides' && first && second) {
    const code = ({ competitor }: typeof first) => competitor.organisation?.code ?? competitor.name;
    const score = [first, second].map(({ mark, irm }) => irm ?? mark);
    return (
      <span className="strip-text strip-sides">
        {first.competitor.organisation && <Flag organisation={first.competitor.organisation} />}
        <bdi translate="no">{code(first)}</bdi>
        <bdi dir="ltr" className="num">
          {score.some(Boolean) ? (
            <>
              <StripScore row={first} />
              {' – '}
              <StripScore row={second} />
            </>
          ) : (
            '–'
          )}
        </bdi>
        <bdi translate="no">{code(second)}</bdi>
        {second.competitor.organisation && <Flag organisation={second.competitor.organisation} />}
      </span>
    );
  }
  if (kind === 'places' && first) {
    return (
      <span className="strip-text">
        {first.competitor.organisation && <Flag organisation={first.competitor.organisation} />}
        <bdi translate="no" className="strip-name">
          {first.competitor.name}
        </bdi>
        <bdi dir="ltr" className="num">
          {first.mark}
        </bdi>
      </span>
    );
  }
  return (
    <span className="strip-text">
      <bdi className="strip-name" translate="no">
        {name}
      </bdi>
    </span>
  );
}
