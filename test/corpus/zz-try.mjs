import { importModule } from '../import-module.mjs';

const { tryFile } = await importModule('test/corpus/zz-try.ts');
process.stdout.write(await tryFile(process.argv[2]));
