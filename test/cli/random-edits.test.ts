/** Random edits of the smallest site: each passes the check, or leaves every byte as it was. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { runRemove } from '../../cli/actions/remove.ts';
import { runSet } from '../../cli/actions/set.ts';
import { outline } from '../../renderer/config/edit/index.ts';
import { formatPath, hasErrors } from '../../renderer/core/finding.ts';
import { DEFAULT_FLAGS, runIn, shareCache } from '../support/command-run.ts';
import { opened } from '../support/editing.ts';
import { randomFrom } from '../support/random/random.ts';
import { siteCopy } from '../support/site-copy.ts';
import { checkFile, inFolder, memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const EDITS = 24;

suite('random edits', (test) => {
  test('pass the check, or leave the file untouched', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder);
      await shareCache(folder);
      const file = join(folder, 'site.config.ts');
      const random = randomFrom(20);
      const counts = { made: 0, refused: 0 };
      for (let count = 0; count < EDITS; count += 1) {
        const entries = outline(await opened(file));
        const [entry, other] = random.some(entries, 2);
        assert.ok(entry && other);
        const path = formatPath(entry.path);
        const before = await readFile(file);
        // A value of another field, or nothing.
        const { code, stdout, stderr } = await runIn(folder, (context) =>
          random.chance(0.4)
            ? runRemove([path], DEFAULT_FLAGS, context)
            : runSet([path, typeof entry.value === 'number' ? '21' : String(other.value)], DEFAULT_FLAGS, context),
        );
        const after = await readFile(file);
        // 1 is a refused edit, 2 a value that cannot be meant, such as a text for an empty list.
        assert.ok([0, 1, 2].includes(code), `${path}: ${stderr}`);
        if (code !== 0) assert.ok(before.equals(after), path);
        else {
          const { findings } = await checkFile(file, {}, memoryIo());
          assert.not(hasErrors(findings), `${path}: ${stdout}`);
        }
        counts[code === 0 ? 'made' : 'refused'] += 1;
      }
      assert.ok(counts.made > 3 && counts.refused > 3, JSON.stringify(counts));
    }));
});
