export const participantsBase = '/api/v1/desk/participants';
