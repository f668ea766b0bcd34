import { dirname } from 'node:path';
import { checkOutcome } from '../../renderer/build.ts';
import { inOrder } from '../../renderer/check/in-order.ts';
import type { CheckOptions } from '../../renderer/check/options.ts';
import { groupByRootCause } from '../../renderer/check/root-cause.ts';
import { configFindings, type Texts } from '../../renderer/config/edit/index.ts';
import { type Finding, hasErrors } from '../../renderer/core/finding.ts';
import { relativePath } from '../../renderer/core/relative-path.ts';
import { checkSite } from '../../renderer/examine.ts';
import type { NodeIo } from '../node-io.ts';
import { linesIn, type ReadSource, sourceIn } from '../report/source-text.ts';
import type { MadeChanges } from './make-changes.ts';
import { newFindings } from './new-findings.ts';
import { explainRemovedNames } from './removed-names.ts';
import { isStaleDocument, printCommands } from './stale-documents.ts';

/** The result of checking an edit that has not been saved. */
interface CheckedEdit {
  /** The findings that the edit causes, without those that printing a document again removes. */
  readonly found: readonly Finding[];
  /** The commands that print the documents that are out of date after the edit. */
  readonly toPrint: readonly string[];
  readonly source: ReadSource;
}

type Edited = Pick<MadeChanges, 'made' | 'before' | 'after'>;

/**
 * Checks the whole site before and after an edit, as `site check` does, and compares the findings. If the config is
 * invalid, only its values are checked.
 */
export async function checkEdit(
  { made, before, after }: Edited,
  options: CheckOptions,
  io: NodeIo,
): Promise<CheckedEdit> {
  const source = sourceOf(after.texts, options.file);
  const invalid = await configFindings(before, after);
  if (hasErrors(invalid)) {
    const changes = made.map(({ change }) => change);
    return { found: explainRemovedNames(groupByRootCause(inOrder(invalid)), changes, before), toPrint: [], source };
  }
  const outcome = await checkSite({ ...options, edited: after }, io);
  if (outcome.findings.length === 0) return { found: [], toPrint: [], source };
  const known = await checkOutcome(options, io);
  const found = newFindings({ outcome: known, source: sourceOf(before.texts, options.file) }, { outcome, source });
  return { found: found.filter((one) => !isStaleDocument(one)), toPrint: printCommands(outcome.findings), source };
}

/** Reads files as they are after an edit; others from the disk. */
export function sourceOf(texts: Texts, file: string): ReadSource {
  const folder = dirname(file);
  const unsaved = new Map([...texts].map(([path, text]) => [relativePath(folder, path), text]));
  const onDisk = sourceIn(folder);
  const edited = linesIn((name) => unsaved.get(name)?.replace(/^\uFEFF/, ''));
  return (name) => edited(name) ?? onDisk(name);
}
