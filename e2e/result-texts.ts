// Lists headline, description and share text of every decided contest of a running server, and fails if one cannot be
// true: node e2e/result-texts.ts http://localhost:3000 /por
import { readResultTexts } from './harness/result-texts.ts';

const [url = 'http://localhost:3000', prefix = ''] = process.argv.slice(2);
const results = await readResultTexts(url, prefix);
for (const { id, headline, description, share, faults } of results) {
  process.stdout.write(`${id}\n  ${headline}\n  ${description}\n  ${share}\n`);
  for (const fault of faults) process.stdout.write(`  FAULT ${fault}\n`);
}
const wrong = results.filter(({ faults }) => faults.length > 0);
process.stdout.write(`${results.length} decided contests, ${wrong.length} with faults\n`);
if (wrong.length > 0) process.exitCode = 1;
