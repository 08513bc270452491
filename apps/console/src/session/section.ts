import type { Grant } from '@podium/contract';
import type { ComponentType } from 'react';
import { createElement } from 'react';

type Role = Grant['role'];
type Scope = Grant['scope'];
/** Groups of the menu in their order. The last one is that of sections that name none. */
export const menuGroups = ['day', 'setUp', 'content', 'paper', 'people', 'operation'] as const;
export type MenuGroup = (typeof menuGroups)[number];

type Load = () => Promise<ComponentType>;

/** A hit of the console's search. */
export interface Found {
  title: string;
  about: string;
  /** Path below the console. */
  to: string;
}
/** @param query at least two letters */
export type Find = (query: string, signal: AbortSignal) => Promise<Found[]>;

/** A decision that a user may undo. */
interface UndoneDecision {
  type: string;
  /** Such as `unit/<id>`. */
  about: string;
  /** Its journal id; null if it is not in the journal. */
  entry: number | null;
  /** Nothing about the subject was decided before. */
  isFirst: boolean;
}

/** A page of the console, loaded when it is opened. */
interface SectionPage {
  /** Path below the console, with parameters: `/results/:unit`. */
  path: string;
  load: Load;
}

/**
 * Everything the console knows of a section; its texts are in `phrases/` beside it, under the name of its folder,
 * and the pages that the browser tests open in `visits.json`.
 */
export interface Section {
  /** Name of the folder. `menu` of its phrases is its entry in the menu. */
  name: string;
  /** Group of the menu that holds it. */
  group?: MenuGroup;
  /** Place in its group. The first section that a person may open is where they begin. */
  order: number;
  /** One path in a field of 24 × 24, drawn with a pen two units wide. */
  icon: string;
  /** Path below the console, or of the web app. */
  address: string;
  /** The section is a page of the web app. */
  isOutside?: true;
  /** Roles that open it, by the rules of the server. */
  roles: readonly Role[];
  /** Parts of the Games for which a right is enough; without any, only rights for the whole Games are. */
  parts?: readonly Scope[];
  /** Kind of content for which a limited right is enough. People with no other rights begin here. */
  kind?: string;
  pages: readonly SectionPage[];
  /** Pages that people open by a link, without an account. */
  openPages?: readonly SectionPage[];
  /** Entries below that of the section, each with the key of its phrase; the menu sorts them by name. */
  entries?: readonly { address: string; text: string }[];
  /**
   * Types of decisions in the audit log, each with a phrase in `decisions`: `content-publish` for `content.publish`.
   */
  decisions?: readonly string[];
  /** Page of the subject of one of its decisions, such as `unit/<id>`; by default that of the section. */
  subjectPath?: (about: string) => string | undefined;
  /**
   * Address of a page that undoes one of its decisions, with all fields filled in; undefined if it is final. Only
   * asked for the newest decision about its subject.
   */
  undoPath?: (decision: UndoneDecision) => string | undefined;
  /** Alarms of the start page that are handled here. */
  alarms?: readonly string[];
  /** Shown above every page of the console. */
  banner?: Load;
  /** Shown on the start page, to people who may open the section. */
  card?: Load;
  /** The card comes before those of other sections. */
  isCardFirst?: true;
  /** Searches its data for the search over everything. */
  find?: () => Promise<Find>;
  /** The first page while there are no Games. */
  isFirstWithoutGames?: true;
}

/** @param props of a component that several pages share */
export function page<Props extends object>(
  path: string,
  load: () => Promise<ComponentType<Props>>,
  ...[props]: object extends Props ? [] : [Props]
): SectionPage {
  return {
    path,
    async load() {
      const Page = await load();
      if (!props) return Page as ComponentType;
      // The key separates pages of one component, which would keep the state of the last one.
      return () => createElement(Page, { ...props, key: path });
    },
  };
}

/** Sections that a user may open, in menu order. */
export const openSections = (sections: readonly Section[], grants: readonly Grant[]): Section[] =>
  sections
    .filter(({ roles, parts, kind }) =>
      grants.some(
        ({ role, scope, scopeId }) =>
          roles.includes(role) &&
          (scope === 'games' ||
            ((parts?.includes(scope) ?? false) && (scope !== 'kind' || kind === undefined || scopeId === kind))),
      ),
    )
    .toSorted((a, b) => a.order - b.order);

/** The menu: the groups that a user may open, beginning with the one of the start page. @param home of `homePath` */
export function groupedSections(open: readonly Section[], home: string): { name: MenuGroup; sections: Section[] }[] {
  const groups = menuGroups.flatMap((name) => {
    const sections = open.filter(({ group = 'operation' }) => group === name);
    return sections.length > 0 ? [{ name, sections }] : [];
  });
  const first = groups.find(({ sections }) => sections.some(({ address }) => address === home));
  return first ? [first, ...groups.filter((group) => group !== first)] : groups;
}

/** @returns the start page of a user with these sections; without any, a page that explains what to do */
export function homePath(open: readonly Section[], grants: readonly Grant[], hasGames: boolean): string {
  const isForKinds = grants.length > 0 && grants.every(({ scope }) => scope === 'kind');
  const first = hasGames
    ? isForKinds && open.find(({ kind }) => kind !== undefined)
    : open.find(({ isFirstWithoutGames }) => isFirstWithoutGames);
  return (first || open[0])?.address ?? '/no-rights';
}
