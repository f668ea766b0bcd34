import type { z } from 'zod';
import { type ConfigPath, type Finding, replacing } from '../../core/finding.ts';
import { nearest } from '../../facts/nearest.ts';
import { withSlug, withSlugFor } from '../mistakes/invalid-name.ts';
import { describeValue } from '../schema/base.ts';
import { atName, configError, missing } from './config-error.ts';
import { customProblem } from './custom.ts';
import { unionProblem } from './union.ts';
import { unknownKey } from './unknown-key.ts';
import { wrongType } from './wrong-type.ts';

type Issue = z.core.$ZodIssue;

/** Converts an issue of zod into findings: our rule names, the rejected value and what to do. */
export function findingsOf(issue: Issue, above: ConfigPath = []): readonly Finding[] {
  const path = [...above, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, { known: issue.message, object: issue.input }, path));
    case 'invalid_type':
      return [wrongType(issue, path)];
    case 'invalid_union':
      return unionProblem(issue, path, (inner) => findingsOf(inner, path));
    case 'invalid_key':
      return issue.issues
        .flatMap((inner) => findingsOf(inner, path))
        .map(atName)
        .map(withSlug);
    case 'invalid_value':
      return [notOneOf(issue.input, issue.values, path)];
    case 'too_small':
      if (issue.origin === 'array') return [emptyList(path)];
      return [outOfRange(`${describeValue(issue.input)} is too small: at least ${issue.minimum}.`, path)];
    case 'too_big':
      return [outOfRange(`${describeValue(issue.input)} is too large: at most ${issue.maximum}.`, path)];
    case 'custom':
      return [withSlugFor(customProblem(issue, path), issue.input)];
    default:
      return [configError('config/type', `${describeValue(issue.input)} does not fit here: ${issue.message}.`, path)];
  }
}

const outOfRange = (message: string, path: ConfigPath): Finding =>
  configError('config/number', message, path, 'Correct the number.');

const emptyList = (path: ConfigPath): Finding =>
  configError(
    'config/missing',
    `“${String(path.at(-1))}” is an empty list: nothing would be shown.`,
    path,
    'Write at least one item. If there is none, remove the section or the entry that shows it.',
  );

function notOneOf(input: unknown, values: readonly unknown[], path: ConfigPath): Finding {
  const names = values.map(String);
  if (input === undefined) return missing(path, `It is one of: ${names.join(', ')}.`);
  const [only, another] = names;
  const similar = typeof input === 'string' ? nearest(input, names) : undefined;
  const help = similar?.near
    ? `Did you mean “${similar.name}”?`
    : another === undefined
      ? `Write '${only}', or remove the field if it can be left out.`
      : 'Write one of them, in quotation marks.';
  const message = `${describeValue(input)} is not one of: ${names.join(', ')}.`;
  const error = configError('config/type', message, path, help);
  const text = String(input);
  const span = { at: 0, length: text.length };
  return similar?.clear ? { ...error, span, ...replacing(text, similar.name) } : error;
}
