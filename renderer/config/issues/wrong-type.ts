import type { z } from 'zod';
import type { ConfigPath, Finding } from '../../core/finding.ts';
import { describeValue } from '../schema/base.ts';
import { configError, missing } from './config-error.ts';

const EXPECTED: { readonly [type: string]: string } = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  array: 'a list in square brackets',
  object: 'an object in braces',
  record: 'an object of named values in braces',
  boolean: 'true or false',
};

/** Reports a value of another type, or none. */
export function wrongType(issue: z.core.$ZodIssueInvalidType, path: ConfigPath): Finding {
  const wanted = EXPECTED[issue.expected] ?? issue.expected;
  // “nonoptional” is the name that zod gives a value of any type.
  if (issue.input === undefined) return missing(path, issue.expected === 'nonoptional' ? undefined : `Add ${wanted}.`);
  if (typeof issue.input === 'function') return uncalled(issue.input.name, path);
  const help = path.length === 0 ? 'Write “export default defineSite({ … }, { … })”.' : undefined;
  return configError('config/type', `${describeValue(issue.input)} is not ${wanted}.`, path, help);
}

const uncalled = (name: string, path: ConfigPath): Finding =>
  configError(
    'config/type',
    `${name === '' ? 'A function' : `“${name}”`} is missing its parentheses.`,
    path,
    `Write ${name}(…), with its arguments in the parentheses.`,
  );
