/** Query key of what organizers see of the rehearsal. */
export const rehearsalKey = ['rehearsal'];

/** Query key of the public state of the rehearsal. */
export const rehearsalOnKey = ['rehearsal-on'];
