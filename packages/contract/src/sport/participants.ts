import { ageGroups, publicationLevels } from '@podium/games';
import { z } from 'zod';
import {
  asOf,
  day,
  detail,
  disciplineRef,
  entryMethod,
  eventRef,
  genderCode,
  languageCode,
  medalCode,
  namedRef,
  organisationRef,
} from '../common.ts';
import { medalCounts, medallist } from './medals.ts';
import { reached, scheduleItem } from './schedule.ts';
import { coach } from './lines.ts';
import { resultField } from '../veil.ts';

export const participantsQuery = z.object({
  kind: z.enum(['athletes', 'delegations', 'teams']).default('athletes'),
  query: z.string().max(80).optional(),
  discipline: z.string().optional(),
  event: z.string().optional(),
  gender: genderCode.optional(),
  organisation: z.string().optional(),
  medal: resultField(medalCode.optional()),
  day: day.optional(),
  sort: resultField(z.enum(['name', 'organisation', 'medals']).default('name'), {
    when: ({ sort }) => sort === 'medals',
  }),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
  lang: languageCode.default('en'),
});
export type ParticipantsQuery = z.infer<typeof participantsQuery>;

export const participantRow = z.object({
  id: z.string(),
  kind: z.enum(['athletes', 'delegations', 'teams']),
  name: z.string(),
  organisation: organisationRef.nullable(),
  gender: genderCode.nullable(),
  /** Name of the country of an athlete if it is public and is not the country of the delegation. */
  nationality: z.string().optional(),
  bib: z.string().nullable(),
  disciplines: z.array(disciplineRef),
  events: z.array(eventRef),
  /** Number of athletes of a delegation, or of members of a team. */
  members: z.number().nullable(),
  /** Methods of entry by event id; absent if no entry names one. */
  entryMethods: resultField(z.record(z.string(), entryMethod).optional()),
  medals: resultField(medalCounts),
});
export type ParticipantRow = z.infer<typeof participantRow>;

export const participantsAnswer = z
  .object({
    items: z.array(participantRow),
    total: z.number(),
    /** Number of delegations among all matches. */
    groups: z.number(),
    page: z.number(),
    pageSize: z.number(),
    /**
     * Initials with the position of their first name among all matches, from 1. Empty if the matches fit on one page
     * or are not sorted by name.
     */
    letters: z.array(z.object({ letter: z.string(), place: z.number() })),
    asOf,
  })
  .meta({ id: 'Participants' });
export type ParticipantsAnswer = z.infer<typeof participantsAnswer>;

/** Profile of a person or a team. The publication level limits a person's profile: unpublished fields are absent. */
export const profileAnswer = z
  .object({
    ...participantRow.shape,
    /** Same as in Competitor. */
    spoken: z.string().optional(),
    level: z.enum(publicationLevels),
    role: z.string(),
    ageGroup: z.enum(ageGroups).nullable(),
    birthDate: z.string().optional(),
    height: z.number().optional(),
    weight: z.number().optional(),
    institution: z.string().optional(),
    /** As the school writes it: `9º ano`, `SR`. */
    schoolYear: z.string().optional(),
    /** Name of the country, also if it is that of the delegation. */
    nationality: z.string().optional(),
    photo: z.string().optional(),
    teams: z.array(z.object({ ...namedRef.shape, event: eventRef.nullable() })),
    /** Players of a team; empty for a person. */
    memberList: z.array(
      z.object({
        ...namedRef.shape,
        bib: z.string().nullable(),
        /** Set only if it differs from the team's. */
        organisation: organisationRef.optional(),
      }),
    ),
    /** Coaches and other staff of a team. */
    staff: z.array(coach).optional(),
    /** Entry data: seed, best mark. Details of a person's entry require the publication level `full`. */
    entries: z
      .array(
        z.object({
          event: eventRef,
          bib: z.string().optional(),
          seed: z.string().optional(),
          best: z.string().optional(),
          /** Code of the method of entry; its name is in `entryMethods`. */
          qualification: resultField(z.string().optional()),
          status: resultField(z.string().optional()),
          details: z.array(detail).optional(),
        }),
      )
      .optional(),
    schedule: z.array(scheduleItem),
    /** The entrant may compete again, but the contest is not known yet. */
    mayGoOn: resultField(z.literal(true).optional()),
    results: z.array(
      reached.extend({
        item: scheduleItem,
        qualification: resultField(z.string().nullable()),
        records: resultField(z.array(z.object({ type: z.string(), isEqualled: z.boolean() }))),
      }),
    ),
    awards: resultField(z.array(medallist)),
    asOf,
  })
  .meta({ id: 'Profile' });
export type ProfileAnswer = z.infer<typeof profileAnswer>;
