/** Reporter of the test runner: writes what `npm test` needs to know of each test file into `PODIUM_GATE_REPORT`. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

interface FileReport {
  /** Absolute. */
  path: string;
  /** With loading and set-up. */
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
  /** Full names of the tests that ran. */
  ran: string[];
  /** Full names of failed tests. */
  failures: string[];
  /** Tests that passed only at the second try, with the first line of their failure. */
  secondTries: { name: string; message: string }[];
}

export interface RunReport {
  files: FileReport[];
  /** Errors outside of a test. */
  errors: number;
}

/** The report of a file. A file that fails without a failed test, because it could not be loaded, counts as one failure. */
function reportOf(module: TestModule): FileReport {
  const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } = module.diagnostic();
  const report: FileReport = {
    path: module.moduleId,
    seconds: (duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration) / 1000,
    passed: 0,
    failed: 0,
    skipped: 0,
    ran: [],
    failures: [],
    secondTries: [],
  };
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === 'passed') report.passed++;
    else if (state === 'failed') report.failed++;
    else report.skipped++;
    if (state === 'passed' || state === 'failed') report.ran.push(test.fullName);
    if (state === 'failed') report.failures.push(test.fullName);
    if (state === 'passed' && test.diagnostic()?.flaky)
      report.secondTries.push({ name: test.fullName, message: errors?.[0]?.message.split('\n')[0] ?? '' });
  }
  if (!module.ok() && report.failed === 0) {
    report.failed++;
    report.failures.push(
      `${module.relativeModuleId}: ${module.errors()[0]?.message.split('\n')[0] ?? 'a hook failed'}`,
    );
  }
  return report;
}

export class GateReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const path = process.env['PODIUM_GATE_REPORT'];
    const report: RunReport = { files: modules.map(reportOf), errors: errors.length };
    if (path) writeFileSync(path, JSON.stringify(report));
  }
}
