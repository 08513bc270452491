export const phrases = {
  title: 'Timing',
  about: 'Computers at the venues that send the results of timing systems',
  none: 'No computer has sent anything yet.',
  start: 'Start Podium on the computer at the finish, and name the folder of the timing system:',
  state: { connected: 'Connected', silent: 'No sign of life' },
  facts: '{format}, last sign of life {time}',
  silentHelp: 'Check the computer and its network. Its files wait there and are sent as soon as it is back.',
  noFile: 'It has not sent a file yet',
  lastFile: 'Last file {file}, {time}; {count, plural, one {# file so far} other {# files so far}}',
  waiting: '{count, plural, one {# file is still waiting there} other {# files are still waiting there}}',
  problem: '{file} was not taken in full, {time}:',
  menu: 'Timing',
} as const;
