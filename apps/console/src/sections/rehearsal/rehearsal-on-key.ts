/** Whether a rehearsal is on, as publicly visible. */
export const rehearsalOnKey = ['rehearsal-on'];
