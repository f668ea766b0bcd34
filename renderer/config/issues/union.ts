import type { z } from 'zod';
import type { ConfigPath, Finding } from '../../core/finding.ts';
import { insteadOfAbsent } from '../mistakes/absent.ts';
import { renamedTo } from '../mistakes/renamed.ts';
import { suggestion } from '../schema/suggestion.ts';
import { configError, renamed } from './config-error.ts';

type UnionIssue = z.core.$ZodIssueInvalidUnion;
type Issue = z.core.$ZodIssue;

/** Reports a value that fits none of several forms. `findingsOf` converts the issues of the form that was meant. */
export const unionProblem = (
  issue: UnionIssue,
  path: ConfigPath,
  findingsOf: (issue: Issue) => readonly Finding[],
): readonly Finding[] => (issue.errors.length === 0 ? [unknownKind(issue, path)] : likelyBranch(issue, findingsOf));

function unknownKind(issue: UnionIssue, path: ConfigPath): Finding {
  const kinds = 'options' in issue ? (issue.options ?? []).map(String) : [];
  const kind: unknown =
    typeof issue.input === 'object' && issue.input !== null ? Reflect.get(issue.input, 'kind') : undefined;
  if (kind === undefined && path[0] === 'pages') return withoutKind(issue.input, path);
  const current = renamedTo(String(kind), new Set(kinds));
  if (current !== undefined) return renamed(String(kind), current, path);
  const help = insteadOfAbsent(String(kind)) ?? suggestion(String(kind), new Set(kinds));
  return configError('config/type', `There is no kind “${String(kind)}” here.`, path, help);
}

/** question('Does it hurt?', 'No.') beside the sections of a page. */
function withoutKind(value: unknown, path: ConfigPath): Finding {
  const isQuestion = typeof value === 'object' && value !== null && 'question' in value;
  return configError(
    'config/type',
    isQuestion ? 'question() is not a section.' : 'This is not a section: it has no kind.',
    path.at(-1) === 'kind' ? path.slice(0, -1) : path,
    isQuestion ? 'Put it into a list of questions: faq([question(…)]).' : 'Write a call such as hero({ … }).',
  );
}

/** The message that zod gives a union without one; the message of any other union says what may be written. */
const UNEXPLAINED = 'Invalid input';

/**
 * Returns the findings of the most likely branch of a union: the one with the deepest issues, then the one with the
 * fewest.
 */
function likelyBranch(issue: UnionIssue, findingsOf: (issue: Issue) => readonly Finding[]): readonly Finding[] {
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map((inner) => inner.path.length));
  const [likely = []] = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  const found = likely.flatMap(findingsOf);
  if (issue.message === UNEXPLAINED) return found;
  const isWhole = likely.every((inner) => inner.path.length === 0 && inner.code === 'invalid_value');
  return isWhole ? found.map((finding) => ({ ...finding, help: issue.message })) : found;
}
