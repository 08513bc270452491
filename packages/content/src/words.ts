/** Allowed values of choice fields. */
export const placeTypes = ['hospital', 'hotel', 'other'] as const;
export type PlaceType = (typeof placeTypes)[number];
export const documentTypes = ['transport', 'report', 'competition', 'general'] as const;
export type DocumentType = (typeof documentTypes)[number];
export const audiences = ['everyone', 'delegations', 'athletes', 'staff'] as const;
export const ambassadorTypes = ['athlete', 'professor'] as const;
export const sponsorRows = ['master', 'olympic', 'incentive-law'] as const;
export const cupTies = ['full', 'shared'] as const;
export const cupGenders = ['W', 'M', 'X'] as const;
export const cupDivisions = ['1', '2', '3'] as const;
export const courseAudiences = ['everyone', 'athletes', 'coaches', 'families', 'volunteers'] as const;
export const videoStates = ['live', 'upcoming', 'recorded'] as const;
export const ceremonyStates = ['planned', 'called', 'delivered'] as const;
export const severities = ['info', 'warning', 'danger'] as const;

/** Purpose of a file, which determines the allowed formats. */
export const filePurposes = ['photo', 'logo', 'plan', 'document', 'captions', 'video', 'map'] as const;
export type FilePurpose = (typeof filePurposes)[number];
