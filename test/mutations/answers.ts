import type { Finding } from '../../renderer/core/finding.ts';
import { isExact } from './judge.ts';
import type { Kind, Row, TextOf } from './mutation.ts';
import type { InWorld, World } from './world.ts';

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

/** The number of edits that are checked at the same time: one waits for the bundler while the other runs. */
const CONCURRENCY = 2;

/** Makes every edit of a table, one after another in each of a few copies of the site. */
export async function answersTo(
  kinds: readonly Kind[],
  { inWorld, textOf }: { readonly inWorld: InWorld; readonly textOf: TextOf },
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const queue = kinds.flatMap((kind) => kind.rows.map((row) => ({ kind, row }))).values();
  const worker = async (world: World) => {
    for (const { kind, row } of queue) answers.push(await answerTo(kind, row, { world, textOf }));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, () => inWorld(worker)));
  return answers;
}

async function answerTo(
  kind: Kind,
  { at, to, resolve }: Row,
  { world, textOf }: { readonly world: World; readonly textOf: TextOf },
): Promise<Answer> {
  try {
    const mutation = resolve(textOf);
    const { findings, text } = await world(mutation);
    const found = findings.filter(({ rule }) => rule === kind.rule);
    return {
      kind,
      isFound: found.length > 0,
      isExact: found.some((finding) => isExact(finding, mutation, text, textOf)),
      shown: [`${at} → ${to}`.replaceAll('\n', '⏎'), ...findings.map(lineOf)].join('\n    '),
    };
  } catch (error) {
    return { kind, isFound: false, isExact: false, shown: String(error) };
  }
}

const lineOf = ({ rule, message, location: at }: Finding): string =>
  `${at ? `${at.file}:${at.line}:${at.column}–${at.endLine}:${at.endColumn}` : 'nowhere'} ${rule}: ${message}`;
