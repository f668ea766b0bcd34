/** Writes docs/reference.md, docs/commands.md, the notes on fields that messages show, and the measured reliability of the rules into docs/checks.md: `npm run reference`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importModule, ROOT } from '../import-module.mjs';

const { fieldNotes, reference } = await importModule('test/reference/index.ts');
writeFileSync(join(ROOT, 'docs/reference.md'), reference());
writeFileSync(join(ROOT, 'renderer/config/field-notes.json'), fieldNotes());

const { commandReference } = await importModule('test/reference/commands.ts');
writeFileSync(join(ROOT, 'docs/commands.md'), commandReference());

const CHECKS = join(ROOT, 'docs/checks.md');
const { measureHeldBack, withReliability } = await importModule('test/corpus/reliability.ts');
writeFileSync(CHECKS, withReliability(readFileSync(CHECKS, 'utf8'), await measureHeldBack()));
