/**
 * Prints the scores of every rule on the corpus, and every false alarm and missed sentence:
 * `node test/corpus/show.mjs dental claim/effect`. Without trades, it shows the development half.
 */
import { importModule } from '../import-module.mjs';

const { show } = await importModule('test/corpus/show.ts');
process.stdout.write(await show(process.argv.slice(2)));
