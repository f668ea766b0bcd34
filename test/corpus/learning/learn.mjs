/** Learns from the development half which sentences are wrong, and writes the weights: `npm run learn`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importModule, ROOT } from '../../import-module.mjs';

const { learn } = await importModule('test/corpus/learning/index.ts');
const { weights, validations } = learn();
writeFileSync(join(ROOT, 'renderer/check/rules/claim/learned/weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
for (const { rule, precision, recall } of validations)
  process.stdout.write(
    `${rule.padEnd(20)} precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)} on practices that were left out\n`,
  );
