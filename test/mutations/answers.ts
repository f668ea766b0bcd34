import { acceptable } from '../../renderer/check/rules/rule-texts.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { isExact } from './judge.ts';
import type { Kind, Mutation, Row, TextOf } from './mutation.ts';
import { faultAmong, groupsOf } from './together.ts';
import type { InWorld, Outcome, World } from './world.ts';

/** The findings for one edit, compared with the expected one. */
export interface Answer {
  readonly kind: Kind;
  /** True if the expected rule reported the edit. */
  readonly isFound: boolean;
  /** True if the expected rule also reported exactly the expected characters. */
  readonly isExact: boolean;
  /** The edit and its findings, for the message of a failed test. */
  readonly shown: string;
}

interface Edit {
  readonly kind: Kind;
  readonly row: Row;
  readonly mutation: Mutation;
}

/** The number of groups that are checked at the same time: one waits for the bundler while the other runs. */
const CONCURRENCY = 2;

/**
 * The number of edits that are made at once: the time of a check hardly depends on the number of mistakes. An edit that
 * is not reported exactly is made again among fewer others, and at last alone.
 */
const AT_ONCE = 20;

/** After such an edit the config cannot be run, so that nothing else is reported. */
const ALONE = 'alone';
const STOPS = /^config\/(?:syntax|throws|file)$/;

/** The rules on exceptions compare them with the findings of all others, so both are reported in the same check. */
const ON_EXCEPTIONS = /^config\/exception/;

/** Names the stage of a check that reports an edit, because a failure hides those of later stages. */
function stageOf({ kind: { rule } }: Edit): string {
  if (STOPS.test(rule)) return ALONE;
  return acceptable.has(rule) || ON_EXCEPTIONS.test(rule) ? 'rules of the site' : rule;
}

/** Makes every edit of a table, in a few copies of the site. */
export async function answersTo(
  kinds: readonly Kind[],
  { inWorld, textOf }: { readonly inWorld: InWorld; readonly textOf: TextOf },
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const edits: Edit[] = [];
  for (const kind of kinds)
    for (const row of kind.rows) {
      try {
        edits.push({ kind, row, mutation: row.resolve(textOf) });
      } catch (error) {
        answers.push({ kind, ...failed(error) });
      }
    }
  const stages = new Set(edits.map(stageOf));
  const groups = [...stages]
    .flatMap((stage) =>
      groupsOf(
        edits.filter((edit) => stageOf(edit) === stage),
        stage === ALONE ? 1 : AT_ONCE,
      ),
    )
    .values();
  const worker = async (world: World) => {
    for (const group of groups) answers.push(...(await answersIn(group, world)));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, () => inWorld(worker)));
  return answers;
}

async function answersIn(group: readonly Edit[], world: World): Promise<readonly Answer[]> {
  const answers = await answersAtOnce(group, world);
  if (group.length <= 1) return answers;
  const reported = answers.filter((answer) => answer.isExact);
  const others = group.filter((_, index) => !answers[index]?.isExact);
  // If none is reported, one of them probably makes the config invalid.
  const half = reported.length > 0 ? others.length : Math.ceil(others.length / 2);
  return [
    ...reported,
    ...(await answersIn(others.slice(0, half), world)),
    ...(await answersIn(others.slice(half), world)),
  ];
}

async function answersAtOnce(group: readonly Edit[], world: World): Promise<readonly Answer[]> {
  if (group.length === 0) return [];
  try {
    const outcome = await world(group.map(({ mutation }) => mutation));
    return group.map((edit) => answerFrom(edit, group, outcome));
  } catch (error) {
    return group.map(({ kind }) => ({ kind, ...failed(error) }));
  }
}

function answerFrom(edit: Edit, group: readonly Edit[], { findings, textOf }: Outcome): Answer {
  const { kind, row, mutation } = edit;
  const others = group.flatMap((other) => (other === edit ? [] : [other.mutation]));
  const fault = faultAmong(mutation, others);
  const found = findings.filter(({ rule }) => rule === kind.rule);
  return {
    kind,
    isFound: found.length > 0,
    isExact: found.some((finding) => isExact(finding, fault, textOf(fault.file))),
    shown: [`${row.at} → ${row.to}`.replaceAll('\n', '⏎'), ...findings.map(lineOf)].join('\n    '),
  };
}

const failed = (error: unknown) => ({ isFound: false, isExact: false, shown: String(error) });

const lineOf = ({ rule, message, location: at }: Finding): string =>
  `${at ? `${at.file}:${at.line}:${at.column}–${at.endLine}:${at.endColumn}` : 'nowhere'} ${rule}: ${message}`;
