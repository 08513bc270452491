import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runPodium } from './main.ts';

const lines: string[] = [];
const errors: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  lines.length = 0;
  errors.length = 0;
});

it('podium --help lists the commands, and a command its options', async () => {
  expect(await runPodium(['--help'])).toBe(0);
  expect(lines).toContain('  podium export <folder|file.zip|file.lxf> [--trivia] [--format lenex]');
  const about = lines.filter((line) => line.startsWith('      '));
  const commands = lines.filter((line) => line.startsWith('  podium '));
  expect(about.every((line) => /^ {6}[A-Z].*\.$/u.test(line))).toBe(true);
  // Some commands have several forms, each on a line of its own.
  expect(about.length).toBeGreaterThan(25);
  expect(1 + about.length + commands.length).toBe(lines.length);
  expect(await runPodium(['export', '--help'])).toBe(0);
  expect(lines.at(-1)).toBe('podium export <folder|file.zip|file.lxf> [--trivia] [--format lenex]');
  expect(errors).toEqual([]);
});

it('podium import --help names the files of other programs that it reads', async () => {
  expect(await runPodium(['import', '--help'])).toBe(0);
  expect(lines.at(-1)).toBe(
    'Files of other programs: FIDE TRF (.trf, .trfx), FIE XML (.xml), Hy-Tek (.hy3, .cl2), IOF XML (.xml), LENEX (.lef, .lxf), OpenTrack JSON (.json), WCIF (.json). Lists of results of any office: .xlsx, .ods, .csv.',
  );
});

it('a wrong command line is an error on stderr with exit code 2', async () => {
  expect(await runPodium([])).toBe(2);
  expect(errors[0]).toBe('Usage: podium <command>');
  errors.length = 0;
  expect(await runPodium(['imprt'])).toBe(2);
  expect(await runPodium(['export', '--quick'])).toBe(2);
  expect(await runPodium(['simulate', '--speed'])).toBe(2);
  expect(await runPodium(['rebuild', '--dry-run'])).toBe(2);
  expect(errors).toEqual([
    'podium: unknown command "imprt". Run podium --help.',
    "podium export: Unknown option '--quick'.",
    "podium simulate: Option '--speed <value>' argument missing.",
    'podium rebuild: "--dry-run" is not expected. This command takes no arguments.',
  ]);
  expect(lines).toEqual([]);
});
