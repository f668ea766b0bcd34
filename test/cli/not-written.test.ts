import * as assert from 'uvu/assert';
import { diskProblem, notWritten } from '../../cli/context.ts';
import { suite } from '../support/suite.ts';

const failure = (code: string) => Object.assign(new Error(code), { code, path: '/site/dist' });

const thrown = (sentence: string, error: Error): Promise<string> =>
  Promise.reject(error).catch(notWritten(sentence)).catch(String);

suite('a failed write', (test) => {
  test('is explained with the reason, and with advice if a right is missing', async () => {
    const sentence = 'The site cannot be written to /site/dist';
    assert.is(
      await thrown(sentence, failure('EACCES')),
      'UsageError: The site cannot be written to /site/dist: permission denied. Give your user account the right to change it.',
    );
    assert.is(
      await thrown(sentence, failure('ENOSPC')),
      'UsageError: The site cannot be written to /site/dist: the disk is full.',
    );
    assert.is(diskProblem(failure('EIO')), '/site/dist cannot be read or written: the disk reports an error.');
  });

  test('is thrown again if the file system is not the cause', async () =>
    assert.is(await thrown('The site cannot be written', new Error('A bug')), 'Error: A bug'));
});
