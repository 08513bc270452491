/** Name of a quiz in the audit log. */
export const auditSubject = (id: string): string => `trivia/${id}`;
