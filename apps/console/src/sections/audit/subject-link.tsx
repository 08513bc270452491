import { Link } from '@mui/material';
import type { AuditEntry } from '@podium/contract';
import { Link as RouterLink } from 'react-router-dom';
import { useDecisions } from './use-decisions.ts';

/** The subject of a decision by name, with a link to its page. */
export function SubjectLink({ entry }: { entry: AuditEntry }) {
  const path = useDecisions().subjectPath(entry);
  const name = <bdi>{entry.subject ?? entry.about ?? '–'}</bdi>;
  return path === undefined || entry.about === null ? (
    name
  ) : (
    <Link component={RouterLink} to={path}>
      {name}
    </Link>
  );
}
