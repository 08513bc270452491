import { useText } from '../page-context.tsx';
import { readableCode } from '../readable-code.ts';
import { CodeName, codePhrase } from './code-name.tsx';
import type { LineupMember } from '@podium/contract';
import type { DetailGroup, DetailLine } from './details.ts';

/** What opens below a line: splits, attempts, sets, whatever came, and the people of a team. */
export function LineDetails({ groups, members }: { groups: DetailGroup[]; members: LineupMember[] }) {
  const t = useText();
  return (
    <div className="line-details">
      {groups.map(({ family, lines }) => (
        <div key={family}>
          <p className="line-details-title">{t(`parts.result.${family}`)}</p>
          <dl>
            {lines.map((line, index) => (
              <DetailEntry
                // oxlint-disable-next-line react/no-array-index-key -- details have no id; their order is the feed's
                key={index}
                line={line}
                isNamed={family === 'otherDetails' || (family === 'points' && !line.pos)}
              />
            ))}
          </dl>
        </div>
      ))}
      {members.length > 0 && (
        <div>
          <p className="line-details-title">{t('parts.result.members')}</p>
          <ul className="line-members">
            {members.map((member) => (
              <li key={member.id}>
                {member.bib && (
                  <>
                    <bdi dir="ltr" className="num text-ink3">
                      {member.bib}
                    </bdi>{' '}
                  </>
                )}
                <bdi>{member.name}</bdi>
                {member.position && <span className="text-ink3">{` ${member.position}`}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function DetailEntry({ line, isNamed }: { line: DetailLine; isNamed: boolean }) {
  const t = useText();
  const place = line.pos === 'F' ? t('parts.result.finish') : line.pos;
  return (
    <div>
      <dt>
        {(isNamed || !place) && <CodeName code={line.code} />}
        {isNamed && place && ' '}
        {place && <bdi>{place}</bdi>}
      </dt>
      <dd>
        <bdi dir="ltr" className="num">
          {line.value}
        </bdi>
        {line.extras.map((extra) => (
          <span
            key={extra.code}
            className="line-details-extra"
            title={codePhrase(t, extra.code) ?? readableCode(extra.code)}
          >
            <bdi dir="ltr" className="num">
              {extra.value}
            </bdi>
          </span>
        ))}
      </dd>
    </div>
  );
}
