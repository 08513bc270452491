const namedByParticipants = 'the participants name them; what a message calls somebody is shown until they do';
const namedByCodeSets = 'the code sets name it; what a message calls it is shown until they do';
const isFolded = 'the medal table is counted from the awards, the sent one is kept to be compared with';
const printedNameOnly = 'of several names of one person or team the printed one is shown';

/**
 * Values of the example messages that no document contains, each with its reason. The location is `type
 * element/element@attribute`, with `*` for any type.
 */
export const lost: Record<string, string> = {
  '* Athlete/Description@FamilyName': namedByParticipants,
  '* Athlete/Description@GivenName': namedByParticipants,
  '* Coach/Description@FamilyName': namedByParticipants,
  '* Coach/Description@GivenName': namedByParticipants,
  '* Coach/Description@Nationality': namedByParticipants,
  '* Competitor/Description@TeamName': namedByParticipants,
  '* Opponent/Description@TeamName': namedByParticipants,
  '* ExtendedInfos/SportDescription@DisciplineName': namedByCodeSets,
  '* ExtendedInfos/SportDescription@EventName': namedByCodeSets,
  '* ExtendedInfos/SportDescription@SubEventName': namedByCodeSets,
  '* ExtendedInfos/SportDescription@UnitNum': 'the schedule numbers its units',
  '* ExtendedInfos/VenueDescription@VenueName': namedByCodeSets,
  '* ExtendedInfos/VenueDescription@LocationName': namedByCodeSets,
  '* Unit/VenueDescription@VenueName': namedByCodeSets,
  '* Unit/VenueDescription@LocationName': namedByCodeSets,
  '* Competition/Session@VenueName': namedByCodeSets,
  '* Record/Description@Name': namedByCodeSets,
  'DT_CODES CodeSet/Language@LongDescription': 'one name of each code is shown, the usual one',
  'DT_CODES CodeSet/Language@ShortDescription': 'one name of each code is shown, the usual one',
  'DT_CODES CodeSet/Language@Description': 'labels of codes that no message of the small Games uses',
  'DT_CODES Competition/CodeSet@Competition': 'for which Games a code was made, which is the one they all are of',
  'DT_CODES Competition/CodeSet@Group': 'how the makers of the code sets sort them',
  'DT_CODES Competition/CodeSet@Note': 'says of a discipline that it is no sport, which its missing events say too',
  '* Competition/Participant@FamilyName': printedNameOnly,
  '* Competition/Participant@GivenName': printedNameOnly,
  '* Competition/Participant@PrintInitialName': printedNameOnly,
  '* Competition/Participant@TVName': printedNameOnly,
  '* Competition/Participant@TVInitialName': printedNameOnly,
  '* Competition/Participant@TVFamilyName': printedNameOnly,
  'DT_PARTIC_TEAMS Competition/Team@ShortName': printedNameOnly,
  'DT_PARTIC_TEAMS Competition/Team@TVTeamName': printedNameOnly,
  'DT_PARTIC Participant/Discipline@IFId': 'the number of a person at a federation is nobody else’s business',
  'DT_PARTIC_TEAMS Competition/Team@Number': 'tells two teams of one organisation apart, as their names do',
  'DT_PARTIC_TEAMS Competition/Team@TeamType': 'how the source sorts teams',
  'DT_PARTIC RegisteredEvent/EventEntry@Value': 'the entries of the event say the same, and go before it',
  'DT_SCHEDULE Session/SessionName@Value':
    'the program calls its blocks by part of the day and place, in every language',
  'DT_MEDALS *': isFolded,
  'DT_MEDALLISTS_DISCIPLINE *': 'repeats the awards of its events, and is kept to be compared with',
  'DT_PLAY_BY_PLAY Actions/Action@LeadH': 'the difference of the score beside it',
  'DT_PLAY_BY_PLAY Actions/Action@LeadA': 'the difference of the score beside it',
  '* Start/PreviousUnit@Value': 'beside winner or loser it says TBD',
  'DT_SCHEDULE Competition/Session@SessionType': 'morning or evening, which its time says too',
};

/** Forms under which a location may be listed. */
export function expandPlace(place: string): string[] {
  const [type, path] = place.split(' ') as [string, string];
  return [place, `* ${path}`, `${type} *`];
}
