/** Query key of the public state of the rehearsal. */
export const rehearsalOnKey = ['rehearsal-on'];
