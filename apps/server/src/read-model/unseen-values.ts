/**
 * For tests: sent values that readers cannot see, each with its reason. `lost` in `@podium/odf/testing` lists those that no
 * document has.
 */
/** Values of a sequence that no document has although their message was accepted. */
export const lostInSequences: Record<string, { reason: string; places: string[] }> = {
  '05-update-before-bulk': {
    reason: 'an update is newer than the list that comes after it, and stays; whoever is taken out is not shown',
    places: [
      'DT_PARTIC Competition/Participant@PrintName',
      'DT_PARTIC_UPDATE Competition/Participant@PrintName',
      'DT_SCHEDULE Competition/Unit@UnitNum',
      'DT_SCHEDULE Unit/ItemName@Value',
    ],
  },
};

const codeInWords = 'a code: the pages say it in words, or draw it';
const formatNote = 'says how a mark is read and written';
const countedFromUnits = 'the program counts its units itself';
const matchOnPage = 'the match itself stands on the page';
const writtenTime = 'no time any more: the pages write times as each language does';
const yesOrNo = 'yes or no, which the pages say in words';
const sumOfParts = 'the sum of the parts so far; each stands for itself';
const standingRecord = 'records that stand are shown, with those who hold them';

/**
 * Values that no page shows although a document has them. The place is `type element/element@attribute`, with `*` for
 * any type.
 */
export const unseen: Record<string, string> = {
  '* Result@ResultType': formatNote,
  '* Result@WLT': codeInWords,
  '* PreviousUnit@WLT': codeInWords,
  '* CompetitorPlace@WLT': codeInWords,
  '* Progress@UnitsComplete': countedFromUnits,
  '* Progress@UnitsTotal': countedFromUnits,
  'DT_COMMUNICATION Communication/Decision@AffectsOTH': yesOrNo,
  'DT_COMMUNICATION Communication/Decision@AffectsRES': yesOrNo,
  'DT_COMMUNICATION Communication/Decision@AffectsSCH': yesOrNo,
  'DT_COMMUNICATION Communication/Decision@IssuedTime': writtenTime,
  'DT_COMMUNICATION Communication/Protest@DecisionTime': writtenTime,
  'DT_COMMUNICATION Communication/Protest@HearingTime': writtenTime,
  'DT_COMMUNICATION Communication/Protest@Procedure': 'how a protest goes its way, which its jury and its times say',
  'DT_COMMUNICATION Decision/SignedBy@Function': 'the body that decided signs as a whole',
  'DT_PARTIC_TEAMS RegisteredEvent/EventEntry@Value': 'the group that a team was drawn into, whose table has the team',
  'DT_PLAY_BY_PLAY Actions/Action@Action': codeInWords,
  'DT_PLAY_BY_PLAY Actions/Action@Result': codeInWords,
  'DT_PLAY_BY_PLAY Composition/Athlete@Role': codeInWords,
  'DT_POOL_STANDING Competitor/Opponent@Result': matchOnPage,
  'DT_POOL_STANDING Competitor/Opponent@Time': matchOnPage,
  'DT_RECORD Record/RecordType@NotEstablishedLabel': standingRecord,
  'DT_RECORD RecordType/RecordData@Competition': 'where and when a record was set is told, not at which Games',
  'DT_RECORD RecordType/RecordData@Place': standingRecord,
  'DT_RECORD RecordType/RecordData@Result': standingRecord,
  'DT_RECORD RecordType/RecordData@ResultType': formatNote,
  'DT_RESULT Athlete/EventUnitEntry@Value': codeInWords,
  'DT_RESULT Competition/Result@StartOrder': 'of two sides there is no order, but home and away',
  'DT_RESULT Competitor/EventUnitEntry@Value':
    'home or away, and the color of a uniform, which says who is who in the hall',
  'DT_RESULT ExtendedInfo/Extension@Value': 'who led at a split and in what time, which the splits of the lines say',
  'DT_RESULT ExtendedInfos/ExtendedInfo@Value': 'what the places of a race are called, where lines have marks at them',
  'DT_RESULT ExtendedPeriods/ExtendedPeriod@Value': codeInWords,
  'DT_RESULT ExtendedResults/ExtendedResult@Value': codeInWords,
  'DT_RESULT Periods/Period@AwayScore': sumOfParts,
  'DT_RESULT Periods/Period@Duration': sumOfParts,
  'DT_RESULT Periods/Period@HomeScore': sumOfParts,
  'DT_RESULT StatsItem/ExtendedStat@Value': 'the kinds of which a figure is the sum',
  '* Unit@UnitNum': 'units are called by their names and their times',
  'DT_STATS Composition/Athlete@Bib': 'the line-ups have the numbers of players',
};
