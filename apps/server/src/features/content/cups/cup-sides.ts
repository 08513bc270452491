import type { CupSideAnswer } from '@podium/contract';
import type { CupSide } from '@podium/games';
import type { ContentPresenter } from '../present.ts';
import type { CupTeam, PublishedCup } from './published-cups.ts';

/** Those who score in a cup: delegations, or teams of delegations. */
export class CupSides {
  readonly #present: ContentPresenter;
  readonly #teams: ReadonlyMap<string, CupTeam>;
  /** Undefined if delegations score alone. */
  readonly #teamOf: ReadonlyMap<string, string> | undefined;
  readonly #collator: Intl.Collator;

  constructor({ teams }: Pick<PublishedCup, 'teams'>, present: ContentPresenter) {
    this.#present = present;
    this.#teams = new Map(teams.map((team) => [team.id, team]));
    // A delegation that two teams name scores for the first.
    this.#teamOf =
      teams.length > 0
        ? new Map(teams.toReversed().flatMap(({ id, delegations }) => delegations.map((code) => [code, id] as const)))
        : undefined;
    this.#collator = new Intl.Collator(present.language);
  }

  /** The side for which a delegation scores; undefined if it does not take part. */
  of(organisation: string): string | undefined {
    return this.#teamOf ? this.#teamOf.get(organisation) : organisation;
  }

  has(side: string): boolean {
    return this.#teamOf ? this.#teams.has(side) : this.#present.program.reference.organisations.has(side);
  }

  present(side: string): CupSideAnswer {
    const team = this.#teams.get(side);
    if (!team || !this.#teamOf) {
      const organisation = this.#present.organisation(side)!;
      const name = { text: organisation.name, lang: this.#present.language };
      return { id: side, name, organisation, delegations: [] };
    }
    const delegations = team.delegations.flatMap((code) => this.#present.organisation(code) ?? []);
    return { id: side, name: this.#present.text(team.name), organisation: null, delegations };
  }

  /** Sort keys by name, and who is ranked: like the medal table, and every team. */
  forTable(sides: Iterable<string>): Map<string, CupSide> {
    const { organisations } = this.#present.program.reference;
    const names = [...sides]
      .map((side) => [side, this.present(side).name.text] as const)
      .toSorted(([, a], [, b]) => this.#collator.compare(a, b));
    return new Map(
      names.map(([side], index) => [
        side,
        {
          sortKey: String(index).padStart(5, '0'),
          isRanked: this.#teamOf !== undefined || (organisations.get(side)?.isRanked ?? true),
        },
      ]),
    );
  }
}
