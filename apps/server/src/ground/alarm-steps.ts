import type { AlarmKind } from './alarms.ts';

export const alarmSteps: Readonly<Record<AlarmKind, string>> = {
  'row-left-out': 'Correct these codes at the source and send the message again. Everything else is shown.',
  'document-outdated':
    'Find "a document cannot be built" in the log and report it with its stack. Readers see the previous version for five minutes.',
  'refresh-failed':
    'Find "the snapshot cannot be brought up to date" in the log. If the database answers, restart the server.',
  'feed-stuck':
    'Find "the journal cannot be applied" in the log. If the database answers, restart the server, and report the entry if it is stuck again.',
  'no-room':
    'Free space on the disk of the database, or enlarge it. What was refused is accepted again by itself (DISK_RESERVE_MB).',
  'awards-taken-back':
    'Ask the source whether the medals were meant to be taken back; otherwise have the medallists sent again. Until then an administrator can freeze the medals (console, Switches).',
  'list-shrunk': 'Ask the source to send the whole list again. If it is right as it is, have it sent unchanged.',
  'members-missing': 'Ask the source to send the medallists again, with the members of each team.',
  'rebuild-due': 'Run "podium rebuild". The server may keep running.',
  'other-games':
    'If these are the Games to show, set GAMES_CODE and restart the server. Otherwise ask the source to stop.',
  'edit-contradicted':
    'Open the contest in the console (Schedule), compare with the source, and keep the correction or take it back.',
  'result-contradicted':
    'Open the contest in the console (Results), compare both values, and keep the correction or take it back.',
  'points-unbalanced':
    'Something other than Podium changed the database: find out what. The ledger (people.points_entries) is right; set each total to the sum of its entries.',
  'qr-posted': 'Withdraw the code in the console (QR codes), and print a new one if it is needed.',
  'erasure-due': 'Decide the request in the console (Erasure requests) before it is due.',
};
