import { ConfigError, readConfig } from '../ground/config.ts';
import { optionFault } from './io.ts';
import type { CliIo, Verb } from './io.ts';

interface ListedVerb {
  usage: string;
  /** One line of the list of commands. */
  about: string;
  /** A line below the usage in the help of the command. */
  note?(): Promise<string>;
  load(): Promise<Verb>;
}

/** Commands are loaded on use: `podium config` needs no database. */
const verbs: ReadonlyMap<string, ListedVerb> = new Map<string, ListedVerb>(
  Object.entries({
    start: {
      usage: 'start [--still | --speed N]',
      about: 'Starts the server; while it has no Games, it plays the demo.',
      load: async () => (await import('./serve.ts')).serveVerb,
    },
    import: {
      usage:
        'import <folder|file> [--format games|paris2024] [--games CODE] [--time-zone ZONE] [--columns LIST] [--table NAME] [--remove N] [--dry-run] [--force]',
      about: 'Imports a Games folder, a spreadsheet, a list of results or a file of another program.',
      note: async () => (await import('./foreign-note.ts')).foreignNote,
      load: async () => (await import('./import.ts')).importVerb,
    },
    export: {
      usage: 'export <folder|file.zip|file.lxf> [--trivia] [--format lenex]',
      about: 'Writes the Games as a folder, a ZIP file or a LENEX file.',
      load: async () => (await import('./export.ts')).exportVerb,
    },
    ingest: {
      usage: 'ingest <file or folder…>',
      about: 'Reads feed messages from files, in order.',
      load: async () => (await import('./ingest.ts')).ingestVerb,
    },
    watch: {
      usage: 'watch <folder> [--format FORMAT] [--server ADDRESS] [--name NAME] [--sport CODE] [--start-lists FOLDER]',
      about: 'Follows the folder of a timing system and sends what changes.',
      note: async () => (await import('./watch/watch-note.ts')).watchNote,
      load: async () => (await import('./watch/watch.ts')).watchVerb,
    },
    demo: {
      usage: 'demo [--seed N] [--scale F] [--if-empty]',
      about: 'Fills the database with the demo Games.',
      load: async () => (await import('./demo.ts')).demoVerb,
    },
    simulate: {
      usage: 'simulate [--speed N] [--day D]',
      about: 'Plays a day of the demo Games as a live feed.',
      load: async () => (await import('./simulate.ts')).simulateVerb,
    },
    replay: {
      usage: 'replay',
      about: 'Applies the journal to an empty database and compares the result.',
      load: async () => (await import('./replay.ts')).replayVerb,
    },
    rebuild: {
      usage: 'rebuild',
      about: 'Rebuilds all tables from the journal.',
      load: async () => (await import('./rebuild.ts')).rebuildVerb,
    },
    backup: {
      usage: 'backup <folder> [--without-files]',
      about: 'Writes a backup of the database and of uploaded files.',
      load: async () => (await import('./backup.ts')).backupVerb,
    },
    restore: {
      usage: 'restore <folder>',
      about: 'Restores a backup into an empty database.',
      load: async () => (await import('./backup.ts')).restoreVerb,
    },
    verify: {
      usage: 'verify <folder>',
      about: 'Checks that a backup is complete.',
      load: async () => (await import('./backup.ts')).verifyVerb,
    },
    doctor: {
      usage: 'doctor',
      about: 'Prints the state of the server and what to do about alarms.',
      load: async () => (await import('./doctor.ts')).doctorVerb,
    },
    'stop-database': {
      usage: 'stop-database',
      about: 'Stops the database that Podium has started.',
      load: async () => (await import('./stop-database.ts')).stopDatabaseVerb,
    },
    config: {
      usage: 'config',
      about: 'Lists all settings with their defaults.',
      load: async () => (await import('./config.ts')).configVerb,
    },
  }),
);

async function verbOfFeature(name: string): Promise<ListedVerb | undefined> {
  const { featureVerbs } = await import('./feature-verbs.ts');
  const verb = featureVerbs.find((verb) => verb.name === name);
  return verb && { usage: verb.usage, about: verb.about, load: async () => verb.run };
}

async function printUsage(print: (line: string) => void): Promise<void> {
  const { featureVerbs } = await import('./feature-verbs.ts');
  print('Usage: podium <command>');
  for (const { usage, about } of [...verbs.values(), ...featureVerbs]) {
    for (const line of `podium ${usage}`.split('\n')) print(`  ${line}`);
    print(`      ${about}`);
  }
}

/** Runs one command. An error that the user can fix is printed as one sentence, without a stack. */
export async function runPodium(args: string[]): Promise<number> {
  const print = (line: string): void => console.log(line);
  const error = (line: string): void => console.error(line);
  const [name, ...rest] = args;
  if (name === undefined || name === '--help') {
    await printUsage(name === undefined ? error : print);
    return name === undefined ? 2 : 0;
  }
  const verb = verbs.get(name) ?? (await verbOfFeature(name));
  if (!verb) {
    error(`podium: unknown command "${name}". Run podium --help.`);
    return 2;
  }
  if (rest[0] === '--help') {
    print(`podium ${verb.usage}`);
    const note = await verb.note?.();
    if (note !== undefined) print(note);
    return 0;
  }
  if (rest.length > 0 && verb.usage === name) {
    error(`podium ${name}: "${rest[0]}" is not expected. This command takes no arguments.`);
    return 2;
  }
  try {
    const io: CliIo = { out: print, error, config: readConfig(process.env) };
    return await (
      await verb.load()
    )(rest, io);
  } catch (problem) {
    const wrongOption = optionFault(problem);
    if (wrongOption !== undefined) {
      error(`podium ${name}: ${wrongOption}`);
      return 2;
    }
    if (problem instanceof ConfigError) error(problem.message);
    else error(`podium ${name}: ${problem instanceof Error ? problem.message : String(problem)}`);
    if (process.env['LOG_LEVEL'] === 'debug' && problem instanceof Error) error(problem.stack ?? '');
    return 1;
  }
}
