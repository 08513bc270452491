import type { FolderCheck } from '../folder-check.ts';
import type { FileName } from '../folder-tables.ts';
import type { SourceTable } from '../source-table.ts';
import { checkMedals, checkRecords } from './awards.ts';
import { checkDisciplines, checkEvents, checkOrganisations, checkPhases, checkVenues } from './catalogue.ts';
import { checkActions, checkLineups, checkResultDetails } from './details.ts';
import { checkDocuments } from './documents.ts';
import { checkEventRules } from './event-rules.ts';
import { checkEntries, checkParticipants, checkTeamMembers, checkTeams } from './people.ts';
import { checkResults } from './results.ts';
import { checkUnits } from './units.ts';

/** Checks of a file beyond individual cells: they have access to all files and never rely on an invalid cell. */
export const rules: { readonly [Name in FileName]?: (check: FolderCheck, table: SourceTable) => void } = {
  organisations: checkOrganisations,
  venues: checkVenues,
  disciplines: checkDisciplines,
  events: checkEvents,
  event_rules: checkEventRules,
  phases: checkPhases,
  units: checkUnits,
  participants: checkParticipants,
  teams: checkTeams,
  team_members: checkTeamMembers,
  entries: checkEntries,
  results: checkResults,
  lineups: checkLineups,
  result_details: checkResultDetails,
  actions: checkActions,
  medals: checkMedals,
  records: checkRecords,
  documents: checkDocuments,
};
