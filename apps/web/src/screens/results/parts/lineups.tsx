import '../lineups.css';
import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { memberRoles } from '../../../shared/results/result/role-text.ts';
import { FactName } from '../../../shared/results/sport/fact-name.tsx';
import { useSport } from '../../../shared/results/sport/use-sport.ts';
import { pitchRows } from '../pitch-rows.ts';
import { splitLineup, memberFigures } from '../summary-state.ts';
import type { Figure } from '@podium/disciplines/reading';
import type { LineupMember, StartLine, UnitAnswer } from '@podium/contract';
import type { Sport } from '../../../shared/results/sport/use-sport.ts';

export function Lineups({ unit, hasFigures = false }: { unit: UnitAnswer; hasFigures?: boolean }) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const lines: StartLine[] = unit.results.length > 0 ? unit.results : unit.startList;
  const teams = lines.filter(({ competitor }) => (competitor.members?.length ?? 0) > 0);
  if (teams.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{t('parts.result.lineups')}</h2>
      <div className="lineups">
        {teams.map((line) => (
          <TeamLineup
            key={line.competitor.id}
            line={line}
            sport={sport}
            gender={unit.event?.gender ?? 'other'}
            hasFigures={hasFigures}
          />
        ))}
      </div>
    </section>
  );
}

interface TeamLineupProps {
  line: StartLine;
  sport: Sport;
  /** Gender of the event, for words that agree with a player. */
  gender: string;
  hasFigures: boolean;
}

function TeamLineup({ line, sport, gender, hasFigures }: TeamLineupProps) {
  const { competitor } = line;
  const t = useText();
  const { starters, substitutes, staff } = splitLineup(competitor.members ?? [], competitor.coaches);
  const { columns, figuresByLine } = memberFigures(sport.discipline, hasFigures ? (competitor.members ?? []) : []);
  const hasBibs = competitor.members?.some(({ bib }) => bib) ?? false;
  const groups = [
    { name: substitutes.length > 0 ? t('parts.result.starters') : t('parts.result.members'), members: starters },
    { name: t('parts.result.substitutes'), members: substitutes },
    { name: t('parts.result.staff'), members: staff },
  ].filter(({ members }) => members.length > 0);
  return (
    <details className="fold" open>
      <summary className="fold-summary">
        <h3 className="main-part strong">
          <bdi translate="no">{competitor.name}</bdi>
        </h3>
        <Icon name="down" isSmall />
      </summary>
      <Pitch rows={pitchRows(starters, sport.discipline.pitch, lineFormation(line))} />
      {groups.map(({ name, members }) => (
        <Table key={name} caption={<GroupName name={name} team={competitor.name} />} isCaptionVisible>
          <thead>
            <tr>
              {hasBibs && <HeaderCell className="lineup-bib">{t('parts.result.order')}</HeaderCell>}
              <HeaderCell>{t('parts.result.name')}</HeaderCell>
              {columns.map((figure, index) => (
                <HeaderCell key={figure.id} align="end" className={columnClass(index)}>
                  <abbr data-tip={figure.phrase === null ? undefined : sport.say(figure.phrase, figure.number)}>
                    {figure.phrase === null ? <FactName sport={sport} fact={figure} /> : sport.short(figure.phrase)}
                  </abbr>
                </HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                sport={sport}
                gender={gender}
                hasBib={hasBibs}
                columns={columns}
                figures={figuresByLine.get(member.id)}
              />
            ))}
          </tbody>
        </Table>
      ))}
    </details>
  );
}

const lineFormation = ({ details }: StartLine): string | undefined =>
  details?.find(({ code }) => code === 'FORMATION')?.value;

/** The lineup as a drawing, own goal at the bottom; screen readers have the list. */
function Pitch({ rows }: { rows: LineupMember[][] | undefined }) {
  if (!rows) return null;
  return (
    <div className="pitch" aria-hidden="true">
      {rows.toReversed().map((row) => (
        <div key={row[0]!.id} className="pitch-row">
          {row.map(({ id, bib, name }) => (
            <span key={id} className="pitch-player">
              <span className="pitch-shirt num">{bib ?? ''}</span>
              <bdi className="pitch-name" translate="no">
                {shortName(name)}
              </bdi>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The family name, which lists write in capitals: `SOUZA LIMA Ana` becomes `Souza Lima`. */
function shortName(name: string): string {
  const family = name.split(' ').filter((word) => word.length > 1 && word === word.toLocaleUpperCase());
  return family.length > 0 ? family.join(' ') : name;
}

/** For screen readers, the group name includes the team. */
function GroupName({ name, team }: { name: string; team: string }) {
  const t = useText();
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="visually-hidden">{t('shared.labelled', { name: team, value: name })}</span>
    </>
  );
}

/** Columns that fit on a phone; the others are shown below the name there. */
const MAX_ON_PHONE = 3;
const columnClass = (index: number): string | undefined => (index < MAX_ON_PHONE ? undefined : 'tablet-up');

interface MemberRowProps {
  member: LineupMember;
  sport: Sport;
  gender: string;
  hasBib: boolean;
  columns: readonly Figure[];
  figures: ReadonlyMap<string, Figure> | undefined;
}

function MemberRow({ member, sport, gender, hasBib, columns, figures }: MemberRowProps) {
  const t = useText();
  const others = columns.slice(MAX_ON_PHONE).flatMap(({ id }) => figures?.get(id) ?? []);
  return (
    <tr>
      {hasBib && (
        <Cell className="num text-ink2">
          <bdi dir="ltr">{member.bib}</bdi>
        </Cell>
      )}
      <RowHeader>
        <PlaceLink to="participant" id={member.id} className="competitor-link">
          <bdi translate="no">{member.name}</bdi>
        </PlaceLink>
        {member.roles.includes('captain') && (
          <span className="text-second text-ink2">{` (${t('parts.result.captain', { gender })})`}</span>
        )}
        {memberRoles(t, sport, member).map((role) => (
          <span key={role} className="second-line text-ink2">
            <bdi>{role}</bdi>
          </span>
        ))}
        {others.length > 0 && (
          <span className="lineup-others">
            {others.map((figure) => (
              <span key={figure.id}>
                <FactName sport={sport} fact={figure} /> <bdi dir="ltr">{figureText(figure)}</bdi>
              </span>
            ))}
          </span>
        )}
      </RowHeader>
      {columns.map(({ id }, index) => (
        <Cell key={id} align="end" className={['num', columnClass(index)].filter(Boolean).join(' ')}>
          <bdi dir="ltr">{figureText(figures?.get(id))}</bdi>
        </Cell>
      ))}
    </tr>
  );
}

const figureText = (figure: Figure | undefined): string =>
  figure ? [figure.value, figure.of].filter(Boolean).join('/') : '–';
