/** Files of the owner that an editor or git has damaged: they are reported as a whole, before anything in them is read. */
import { isUtf8 } from 'node:buffer';
import type { Finding } from './finding.ts';
import type { RuleName } from './rule-names.ts';
import { locationsIn } from './source-location.ts';
import { asText } from './text.ts';

/** What a character becomes whose bytes are not UTF-8. */
const REPLACEMENT = '\uFFFD';

/** The lines with which git marks two versions (https://git-scm.com/docs/git-merge#_how_conflicts_are_presented). */
const CONFLICT = /^<{7}(?: .*)?\r?\n[\s\S]*?^={7}\r?\n[\s\S]*?^>{7}(?: .*)?$/m;

/**
 * Returns a finding for a file that is not UTF-8, or in which git has left two versions of some lines; `undefined` for any
 * other.
 * @param file the path that the owner knows
 */
export function damageIn(bytes: Uint8Array, file: string, rule: RuleName): Finding | undefined {
  const text = asText(bytes) ?? '';
  const reported = (at: number, length: number, message: string, help: string): Finding => ({
    rule,
    severity: 'error',
    message,
    help,
    location: locationsIn(text, file)(at, length),
  });
  if (!isUtf8(bytes))
    return reported(
      Math.max(0, text.indexOf(REPLACEMENT)),
      1,
      `${file} is not saved as UTF-8, so characters such as “£” and “’” cannot be read.`,
      'Save the file again in your editor with the encoding “UTF-8”, and correct the characters that it cannot show.',
    );
  const conflict = CONFLICT.exec(text);
  if (!conflict) return undefined;
  const [marker = ''] = conflict[0].split('\n', 1);
  return reported(
    conflict.index,
    marker.length,
    `Git has left two versions of the lines here, one above and one below “=======”.`,
    'Keep one version, and delete the other together with the three lines “<<<<<<<”, “=======” and “>>>>>>>”.',
  );
}
