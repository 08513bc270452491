import { expect, test } from 'vitest';
import { openLog } from '../ground/log.ts';
import { ApiError, reportFailure } from './errors.ts';

test.each([
  ['that nobody expected', new Error('broken')],
  ['that puts a request off', new ApiError('unavailable', 'later')],
])('the log entry of an error %s contains the path and nothing of the query', (_name, error) => {
  const lines: object[] = [];
  const log = openLog('silent');
  log.error = log.debug = (line: unknown) => void lines.push(line as object);
  reportFailure(error, '/api/v1/search?query=ines', log);
  expect(lines).toMatchObject([{ path: '/api/v1/search' }]);
  expect(JSON.stringify(lines)).not.toContain('ines');
});

test('security 31: a request is answered with 503 if the database has no free connection', () => {
  const error = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  expect(reportFailure(error, '/api/v1/games', openLog('silent')).status).toBe(503);
});
