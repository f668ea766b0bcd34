import { dirname, join } from 'node:path';
import { offsetIn, type TextEdit, type Texts } from '../../renderer/config/edit/index.ts';
import type { Finding } from '../../renderer/core/finding.ts';

/** Files outside the folder of the config, and those of packages. */
const ELSEWHERE = /(?:^|\/)(?:\.\.|node_modules)\//;

/**
 * Converts the fix of a finding to edits of texts. Returns `undefined` if the finding has no fix, or if the fix changes a
 * file that is not among the texts or not part of the site.
 * @param config the path of the config, beside which the files are
 */
export function fixEdits({ fix }: Finding, texts: Texts, config: string): readonly TextEdit[] | undefined {
  if (!fix) return undefined;
  const edits = fix.edits.flatMap((edit): readonly TextEdit[] => {
    const file = join(dirname(config), edit.file);
    const source = texts.get(file);
    if (source === undefined || ELSEWHERE.test(edit.file)) return [];
    const [start, end] = [offsetIn(source, edit.line, edit.column), offsetIn(source, edit.endLine, edit.endColumn)];
    return [{ file, start, end, text: edit.text }];
  });
  return edits.length === fix.edits.length ? edits : undefined;
}
