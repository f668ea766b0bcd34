import type { z } from 'zod';
import { type ConfigPath, type Finding, formatPath, replacing } from '../core/finding.ts';
import { isRuleName, type RuleName } from '../core/rule-names.ts';
import { nearest } from '../facts/nearest.ts';
import { insteadOfAbsent } from './absent.ts';
import { withSlug } from './invalid-name.ts';
import { renamedTo } from './renamed.ts';
import { describeValue, type IssueDetail } from './schema/base.ts';
import { suggestion } from './schema/suggestion.ts';
import { severalMeant, synonymOf } from './synonyms.ts';

type Issue = z.core.$ZodIssue;

const EXPECTED: { readonly [type: string]: string } = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  array: 'a list in square brackets',
  object: 'an object in braces',
  record: 'an object of named values in braces',
  boolean: 'true or false',
};

/** Converts an issue of zod into findings: our rule names, the rejected value and what to do. */
export function findingsOf(issue: Issue, above: ConfigPath = []): Finding[] {
  const path = [...above, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, { known: issue.message, object: issue.input }, path));
    case 'invalid_type':
      return [wrongType(issue, path)];
    case 'invalid_union':
      return issue.errors.length === 0 ? [unknownKind(issue, path)] : likelyBranch(issue, path);
    case 'invalid_key':
      return issue.issues
        .flatMap((inner) => findingsOf(inner, path))
        .map(atName)
        .map(withSlug);
    case 'invalid_value':
      return [notOneOf(issue.input, issue.values, path)];
    case 'too_small':
      if (issue.origin === 'array') return [emptyList(path)];
      return [error('config/number', `${describeValue(issue.input)} is too small: at least ${issue.minimum}.`, path)];
    case 'too_big':
      return [error('config/number', `${describeValue(issue.input)} is too large: at most ${issue.maximum}.`, path)];
    case 'custom':
      return [custom(issue, path)];
    default:
      return [error('config/type', `${describeValue(issue.input)} does not fit here: ${issue.message}.`, path)];
  }
}

const error = (rule: RuleName, message: string, path: ConfigPath, help?: string): Finding => ({
  rule,
  severity: 'error',
  message,
  path,
  ...(help === undefined ? {} : { help }),
});

const custom = (issue: z.core.$ZodIssueCustom, path: ConfigPath): Finding => {
  const { rule, help, span, instead, missingPath } = detailOf(issue.params);
  // The message of an issue that names this rule already states what is missing.
  if (issue.input === undefined && rule !== 'config/missing')
    return { ...missing(path, help), ...required(issue.message) };
  const found = {
    ...error(rule ?? 'config/type', issue.message, path, help),
    ...(span ? { span } : {}),
    ...(missingPath === undefined ? {} : { missingPath }),
  };
  if (instead === undefined || typeof issue.input !== 'string') return found;
  const at = span ?? { at: 0, length: issue.input.length };
  return { ...found, span: at, ...replacing(issue.input.slice(at.at, at.at + at.length), instead) };
};

/** Zod returns our own parameters untyped. */
function detailOf(params: z.core.$ZodIssueCustom['params']): Partial<IssueDetail> {
  const { rule, help, span, instead, missingPath }: { [K in keyof IssueDetail]?: unknown } = params ?? {};
  return {
    ...(typeof rule === 'string' && isRuleName(rule) ? { rule } : {}),
    ...(typeof help === 'string' ? { help } : {}),
    ...(isSpan(span) ? { span } : {}),
    ...(typeof instead === 'string' ? { instead } : {}),
    ...(typeof missingPath === 'string' ? { missingPath } : {}),
  };
}

const isSpan = (value: unknown): value is NonNullable<IssueDetail['span']> =>
  typeof value === 'object' && value !== null && 'at' in value && 'length' in value;

/** Marks the name of a field, not its value, as the location of a finding. */
const atName = (finding: Finding): Finding => ({ ...finding, part: 'name' });

interface FieldNames {
  /** The fields of the schema, separated by spaces: see `shape`. */
  readonly known: string;
  /** The object of the owner. */
  readonly object: unknown;
}

/** Reports a field that the schema does not have. It can be renamed if no other field has the right name already. */
function unknownKey(key: string, { known, object }: FieldNames, parent: ConfigPath): Finding {
  const fields = new Set(known.split(' '));
  const path = [...parent, key];
  const rename = (name: string) => (Object.hasOwn(Object(object), name) ? {} : replacing(key, name));
  const current = renamedTo(key, fields);
  if (current !== undefined)
    return {
      ...atName(renamed(key, current, path)),
      ...rename(current),
      missingPath: formatPath([...parent, current]),
    };
  const absent = insteadOfAbsent(key) ?? severalMeant(key, fields);
  const synonym = absent === undefined ? synonymOf(key, fields) : undefined;
  if (synonym !== undefined && !Object.hasOwn(Object(object), synonym))
    return {
      ...atName(error('config/unknown-key', `Unknown field “${key}”.`, path, `Did you mean “${synonym}”?`)),
      ...rename(synonym),
      missingPath: formatPath([...parent, synonym]),
    };
  const similar = absent === undefined ? nearest(key, fields) : undefined;
  return {
    ...atName(error('config/unknown-key', `Unknown field “${key}”.`, path, absent ?? suggestion(key, fields))),
    ...(similar?.clear ? rename(similar.name) : {}),
    ...(similar?.near ? { missingPath: formatPath([...parent, similar.name]) } : {}),
  };
}

const renamed = (name: string, current: string, path: ConfigPath): Finding =>
  error('config/unknown-key', `“${name}” is now called “${current}”.`, path, `Write “${current}” instead.`);

const missing = (path: ConfigPath, help?: string): Finding => ({
  ...error('config/missing', `“${String(path.at(-1) ?? 'The config')}” is missing.`, path, help),
  missingPath: formatPath(path),
});

const emptyList = (path: ConfigPath): Finding =>
  error(
    'config/missing',
    `“${String(path.at(-1))}” is an empty list: nothing would be shown.`,
    path,
    'Write at least one item. If there is none, remove the section or the entry that shows it.',
  );

function wrongType(issue: z.core.$ZodIssueInvalidType, path: ConfigPath): Finding {
  const wanted = EXPECTED[issue.expected] ?? issue.expected;
  // “nonoptional” is the name that zod gives a value of any type.
  if (issue.input === undefined) return missing(path, issue.expected === 'nonoptional' ? undefined : `Add ${wanted}.`);
  if (typeof issue.input === 'function') return uncalled(issue.input.name, path);
  const help = path.length === 0 ? 'Write “export default defineSite({ … }, { … })”.' : undefined;
  return error('config/type', `${describeValue(issue.input)} is not ${wanted}.`, path, help);
}

const uncalled = (name: string, path: ConfigPath): Finding =>
  error(
    'config/type',
    `${name === '' ? 'A function' : `“${name}”`} is missing its parentheses.`,
    path,
    `Write ${name}(…), with its arguments in the parentheses.`,
  );

function unknownKind(issue: z.core.$ZodIssueInvalidUnion, path: ConfigPath): Finding {
  const kinds = 'options' in issue ? (issue.options ?? []).map(String) : [];
  const kind: unknown =
    typeof issue.input === 'object' && issue.input !== null ? Reflect.get(issue.input, 'kind') : undefined;
  const current = renamedTo(String(kind), new Set(kinds));
  if (current !== undefined) return renamed(String(kind), current, path);
  const help = insteadOfAbsent(String(kind)) ?? suggestion(String(kind), new Set(kinds));
  return error('config/type', `There is no kind “${String(kind)}” here.`, path, help);
}

const notOneOf = (input: unknown, values: readonly unknown[], path: ConfigPath): Finding =>
  input === undefined
    ? missing(path, `It is one of: ${values.map(String).join(', ')}.`)
    : error('config/type', `${describeValue(input)} is not one of: ${values.map(String).join(', ')}.`, path);

/** Uses the message of a field that reports its own absence. */
const required = (said: string): Partial<Finding> => (said.endsWith(' is required') ? { message: said } : {});

/** The message that zod gives a union without one; the message of any other union says what may be written. */
const UNEXPLAINED = 'Invalid input';

/**
 * Returns the findings of the most likely branch of a union: the one with the deepest issues, then the one with the
 * fewest.
 */
function likelyBranch(issue: z.core.$ZodIssueInvalidUnion, path: ConfigPath): Finding[] {
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map((inner) => inner.path.length));
  const [likely = []] = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  const found = likely.flatMap((inner) => findingsOf(inner, path));
  if (issue.message === UNEXPLAINED) return found;
  const isWhole = likely.every((inner) => inner.path.length === 0 && inner.code === 'invalid_value');
  return isWhole ? found.map((finding) => ({ ...finding, help: issue.message })) : found;
}
