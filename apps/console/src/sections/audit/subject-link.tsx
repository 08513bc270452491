import { Link } from '@mui/material';
import type { AuditEntry } from '@podium/contract';
import { Link as RouterLink } from 'react-router-dom';
import { useDecisions } from './use-decisions.ts';

/** The subject of a decision by name, with a link to its page. */
export function SubjectLink({ entry }: { entry: AuditEntry }) {
  const { subjectPath, sectionName } = useDecisions();
  const path = subjectPath(entry);
  // A subject without an id is the whole section.
  // Accounts have no names here, and their ids mean nothing to organizers.
  const code = entry.about?.includes('/') && !entry.about.startsWith('person/') ? entry.about : sectionName(entry);
  const name = <bdi>{entry.subject ?? code ?? '–'}</bdi>;
  return path === undefined || entry.about === null ? (
    name
  ) : (
    <Link component={RouterLink} to={path}>
      {name}
    </Link>
  );
}
