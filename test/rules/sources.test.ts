/**
 * Checks that readers can find every source that “site explain” and the reports cite: a URL, a file of this repository,
 * or a published work.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const ADDRESS = /^https:\/\/[^\s“”]+(?: \(.+\))?$/;

/** A file of the repository, optionally with a heading: 'docs/config.md, “Names”'. */
const FILE = /^(?<file>[\w./-]+\.md)(?:, “(?<heading>.+)”|: (?<words>.+))?$/;

/** Published works that can be found by name and number. */
const PUBLISHED = [
  /^(?:and )?(?:RFC|BCP) \d+/,
  /^(?:ISO|IEC|ISO\/IEC) \d+/,
  /^(?:ITU-T E\.164|CIPA DC-008|WGS 84|Unicode|IANA|Ofcom|CWE-\d+)\b/,
  /^WCAG 2\.2/,
  /^CAP code [\d.]+/,
  /^ASA\b/,
  /^CMA(?:\d+| guidance)/,
  /^CTSI guidance for traders on pricing practices$/,
  /^FCA, /,
  /^GMC, /,
  /^Information Commissioner’s /,
  /^UK GDPR,? art/,
  /\b(?:Act|Regulations) \d{4}\b/,
  /^Regulation \(EC\) \d+\/\d+/,
];

/** Returns the parts of a source that readers cannot find. */
const unfindable = (source: string): readonly string[] =>
  source.split('; ').filter((part) => {
    const named = FILE.exec(part)?.groups;
    if (!named) return !ADDRESS.test(part) && !PUBLISHED.some((work) => work.test(part));
    const file = join(ROOT, named.file ?? '');
    if (!existsSync(file)) return true;
    const text = readFileSync(file, 'utf8');
    if (named.heading !== undefined) return !new RegExp(`^#+ ${escaped(named.heading)}$`, 'm').test(text);
    return (named.words ?? '').split(', ').some((word) => !text.includes(word));
  });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

suite('readers can find the source of every rule', (test) => {
  for (const { name, source } of ruleTexts) test(`${name}: ${source}`, () => assert.equal(unfindable(source), []));
  for (const source of [
    'Decision 4',
    'Specification 1, section 2',
    'issue 4',
    'docs/no-such-page.md',
    'docs/config.md, “Nothing”',
  ])
    test(`“${source}” is not a valid source`, () => assert.equal(unfindable(source), [source]));
});
