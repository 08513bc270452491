/** Paths of the content reads with their query parameters, as in `../sport/paths.ts`. */
export const readPaths = {
  places: '/places?type',
  venueGuide: '/venues/{id}',
  venueGuides: '/venue-guides',
  ambassadors: '/ambassadors?day',
  volunteers: '/volunteers',
  courses: '/courses',
  course: '/courses/{id}',
  videos: '/videos?discipline',
  albums: '/photos?day&discipline',
  album: '/photos/albums/{id}',
  bulletins: '/informativos',
  bulletin: '/informativos/{id}',
  contentDocuments: '/documents?type',
  awards: '/awards?day',
  cups: '/cups?delegation',
  cup: '/cups/{id}',
  cupSide: '/cups/{id}/sides/{side}',
  specialAwards: '/special-awards?discipline&scope&winner&delegation',
  unitContent: '/units/{id}/content',
  safeSport: '/safe-sport',
  baseMap: '/map',
  routeRules: '/route-rules',
} as const;

/** `content:<kind>/<id>`. */
export const liveKeyKinds = ['content'] as const;
