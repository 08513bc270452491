import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { Delegations } from '../../delegations.ts';
import type { ForeignOptions } from '../../foreign-format.ts';
import { personRow } from '../../person-row.ts';
import { own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import type { TrackCompetitor, TrackUnit } from './track-file.ts';

/** People, teams and delegations of a file. */
export class TrackPeople {
  readonly delegations: Delegations;
  readonly participants = new Map<string, FolderRow>();
  readonly teams = new Map<string, FolderRow>();
  readonly members = new Map<string, FolderRow>();

  constructor(options: ForeignOptions) {
    this.delegations = new Delegations(options);
  }

  /** A club by its name, else a country. */
  organisation({ club, country }: TrackCompetitor): string {
    return club === undefined && country !== undefined
      ? this.delegations.country(country)
      : this.delegations.club(club, country);
  }

  /** Adds a person; undefined without a name. */
  person(competitor: TrackCompetitor, gender: TrackUnit['gender'], organisation?: string): string | undefined {
    const { family, given, born, country, license } = competitor;
    if (family === undefined) return undefined;
    const sex = competitor.gender ?? (gender === 'X' ? undefined : gender);
    const person = personRow({
      role: 'athlete',
      organisation: organisation ?? this.organisation(competitor),
      family,
      ...(given !== undefined && { given }),
      ...(sex !== undefined && { gender: sex }),
      ...(born !== undefined && { born }),
      ...(country !== undefined && { nationality: country }),
      ...(license !== undefined && { license }),
    });
    const id = person['id']!;
    if (!this.participants.has(id)) this.participants.set(id, person);
    return id;
  }

  /** Adds the team of a relay with its runners. Several teams of a club have names of their own. */
  team(competitor: TrackCompetitor, event: string, gender: TrackUnit['gender']): { id: string; runners: string[] } {
    const organisation = this.organisation(competitor);
    const name = competitor.family ?? competitor.club ?? competitor.country ?? competitor.bib ?? '1';
    const id = stableId(organisation, event, slug(name) || '1');
    this.teams.set(id, row({ id, event, organisation, ...texts('name', own(name)), gender }));
    const runners = competitor.runners.map(({ competitor: runner }) => this.person(runner, gender, organisation) ?? '');
    for (const [index, participant] of runners.entries())
      if (participant !== '' && !this.members.has(`${id} ${participant}`))
        this.members.set(`${id} ${participant}`, row({ team: id, participant, order: index + 1 }));
    return { id, runners };
  }
}
