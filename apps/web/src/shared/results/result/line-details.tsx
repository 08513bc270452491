import { useText } from '../../shell/page-context.tsx';
import { FactName, FactValue } from '../sport/fact-name.tsx';
import { groupFacts, kindPhrases } from '../sport/fact-groups.ts';
import { Irm } from '../../elements/parts/irm.tsx';
import { memberFacts } from './member-facts.ts';
import { memberRoles, roleText } from './role-text.ts';
import type { CoachAnswer, LinePartAnswer, LineupMember } from '@podium/contract';
import type { Fact, Facts } from '@podium/disciplines/reading';
import type { ReactNode } from 'react';
import type { Sport } from '../sport/use-sport.ts';

interface LineDetailsProps {
  sport: Sport;
  /** Explanation of the line's place. */
  why?: ReactNode;
  facts: Facts;
  members: readonly LineupMember[];
  coaches?: readonly CoachAnswer[];
  parts?: readonly LinePartAnswer[];
}

/** Details below a line: splits, attempts, sets and other facts, the parts of a total, and team members. */
export function LineDetails({ sport, why, facts, members, coaches, parts }: LineDetailsProps) {
  const t = useText();
  return (
    <div className="line-details">
      {why}
      {groupFacts(facts).map(({ kind, facts: own }) => (
        <div key={kind}>
          <p className="line-details-title">{sport.say(kindPhrases[kind])}</p>
          <dl>
            {own.map((fact, index) => (
              <FactEntry
                // oxlint-disable-next-line react/no-array-index-key -- facts have no id; they keep the order of the feed
                key={index}
                sport={sport}
                fact={fact}
                isNamed={own.length > 1 || kind === 'other' || kind === 'points'}
              />
            ))}
          </dl>
        </div>
      ))}
      {parts && parts.length > 0 && (
        <div>
          <p className="line-details-title">{t('parts.result.children')}</p>
          <dl>
            {parts.map((part) => (
              <LinePart key={part.unit} part={part} />
            ))}
          </dl>
        </div>
      )}
      {members.length > 0 && (
        <div>
          <p className="line-details-title">{t('parts.result.members')}</p>
          <ul className="line-members">
            {members.map((member) => (
              <MemberEntry key={member.id} sport={sport} member={member} />
            ))}
          </ul>
        </div>
      )}
      {coaches && coaches.length > 0 && (
        <div>
          <p className="line-details-title">{t('parts.result.staff')}</p>
          <ul className="line-members">
            {coaches.map(({ id, name, function: role }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                {role && (
                  <span className="text-ink3">
                    {' '}
                    <bdi>{roleText(t, sport, role)}</bdi>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A team member with role and individual figures: the split of a leg, the score on an apparatus. */
function MemberEntry({ sport, member }: { sport: Sport; member: LineupMember }) {
  const t = useText();
  const facts = memberFacts(sport, member);
  return (
    <li className={facts.length > 0 ? 'line-member' : undefined}>
      {member.bib && (
        <>
          <bdi dir="ltr" className="num text-ink3">
            {member.bib}
          </bdi>{' '}
        </>
      )}
      <bdi translate="no">{member.name}</bdi>
      {memberRoles(t, sport, member).map((role) => (
        <span key={role} className="text-ink3">
          {' '}
          <bdi>{role}</bdi>
        </span>
      ))}
      {facts.length > 0 && (
        <dl>
          {facts.map((fact, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <FactEntry key={index} sport={sport} fact={fact} isNamed />
          ))}
        </dl>
      )}
    </li>
  );
}

/** A heat, apparatus or run: the line's result and rank in it. */
function LinePart({ part }: { part: LinePartAnswer }) {
  return (
    <div>
      <dt>
        <bdi>{part.name ?? part.order}</bdi>
      </dt>
      <dd>
        {part.irm ? (
          <Irm irm={part.irm} className="num" />
        ) : (
          <bdi dir="ltr" className="num">
            {[part.result ?? part.points ?? '–', part.rank && `(${part.rank})`].filter(Boolean).join(' ')}
          </bdi>
        )}
      </dd>
    </div>
  );
}

/** A fact that is the only one of its kind uses the kind's heading as its name. */
function FactEntry({ sport, fact, isNamed }: { sport: Sport; fact: Fact; isNamed: boolean }) {
  // The rank is next to the value, whatever the order in the feed.
  const notes = fact.facts.toSorted((one, other) => Number(isRank(other)) - Number(isRank(one)));
  return (
    <div>
      <dt className={isNamed ? undefined : 'visually-hidden'}>
        <FactName sport={sport} fact={fact} />
      </dt>
      <dd>
        <FactValue sport={sport} fact={fact} />
        {notes.map((note, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <FactNote key={index} sport={sport} note={note} />
        ))}
      </dd>
    </div>
  );
}

const isRank = ({ code }: Fact): boolean => code === 'Rank';

/** A fact nested in another: the rank at a split in brackets, as in printed lists; others with their name. */
function FactNote({ sport, note }: { sport: Sport; note: Fact }) {
  if (isRank(note)) {
    return (
      <span className="line-details-extra">
        <span className="visually-hidden">
          <FactName sport={sport} fact={note} />{' '}
        </span>
        <bdi dir="ltr" className="num">{`(${note.value})`}</bdi>
      </span>
    );
  }
  return (
    <span className="line-details-note">
      <FactName sport={sport} fact={note} /> <FactValue sport={sport} fact={note} />
    </span>
  );
}
