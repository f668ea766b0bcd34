import type { z } from 'zod';
import { type ConfigPath, type Finding, replacing } from '../../core/finding.ts';
import { isRuleName } from '../../core/rule-names.ts';
import type { IssueDetail } from '../schema/base.ts';
import { configError, missing } from './config-error.ts';

type CustomIssue = z.core.$ZodIssueCustom;

/** Converts an issue of the schemas of this config, whose parameters contain the rest of the finding. */
export function customProblem(issue: CustomIssue, path: ConfigPath): Finding {
  const { rule, help, span, instead, missingPath } = detailOf(issue.params);
  // The message of an issue that names this rule already states what is missing.
  if (issue.input === undefined && rule !== 'config/missing')
    return { ...missing(path, help), ...required(issue.message) };
  const found = {
    ...configError(rule ?? 'config/type', issue.message, path, help),
    ...(span ? { span } : {}),
    ...(missingPath === undefined ? {} : { missingPath }),
  };
  if (instead === undefined || typeof issue.input !== 'string') return found;
  const at = span ?? { at: 0, length: issue.input.length };
  return { ...found, span: at, ...replacing(issue.input.slice(at.at, at.at + at.length), instead) };
}

/** Zod returns our own parameters untyped. */
function detailOf(params: CustomIssue['params']): Partial<IssueDetail> {
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

/** Uses the message of a field that reports its own absence. */
const required = (said: string): Partial<Finding> => (said.endsWith(' is required') ? { message: said } : {});
