/** Writes docs/reference.md, and the measured reliability of the rules into docs/checks.md: `npm run reference`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importModule, ROOT } from '../import-module.mjs';

const { reference } = await importModule('test/reference/index.ts');
writeFileSync(join(ROOT, 'docs/reference.md'), reference());

const CHECKS = join(ROOT, 'docs/checks.md');
const { measureHeldBack, withReliability } = await importModule('test/corpus/reliability.ts');
writeFileSync(CHECKS, withReliability(readFileSync(CHECKS, 'utf8'), await measureHeldBack()));
