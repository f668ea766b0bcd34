import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import * as assert from 'uvu/assert';
import { compareWithBaseline } from '../../cli/report/baseline.ts';
import { markdown } from '../../cli/report/markdown.ts';
import { type ReportInput, withComparison } from '../../cli/report/report.ts';
import { sourceLinks } from '../../cli/report/source-links.ts';
import { PLAIN } from '../../cli/terminal.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { FAULTY, reported, rewritten } from '../support/reports.ts';
import { everyReport } from '../support/shipped-report.ts';
import { suite } from '../support/suite.ts';

/** The length of a comment that GitHub accepts. */
const MAX_LENGTH = 65_536;

const faulty = await reported(FAULTY);
const reports = await everyReport();
const textOf = (input: ReportInput): string => markdown(input, PLAIN);
const line = FAULTY.split('\n').findIndex((text) => text.includes('#prizes')) + 1;
const column = (FAULTY.split('\n')[line - 1]?.indexOf('/treatments/massage#prizes') ?? -1) + 1;

const nodesOf = (text: string): readonly Nodes[] => {
  const below = (node: Nodes): readonly Nodes[] => [node, ...('children' in node ? node.children.flatMap(below) : [])];
  return below(fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }));
};
const shownText = (text: string): string =>
  nodesOf(text)
    .flatMap((node) => (node.type === 'text' || node.type === 'inlineCode' ? [node.value] : []))
    .join('');
/** The elements of the report itself, without those that text of an owner could create. */
const OWN = new Set(['root', 'html', 'heading', 'paragraph', 'list', 'listItem', 'text', 'inlineCode', 'strong']);

suite('a Markdown report', (test) => {
  for (const [what, input] of Object.entries(reports))
    test(`${what} fits a comment on GitHub, and consists of headings, lists and collapsed parts`, () => {
      const text = textOf(input);
      assert.ok(text.length <= MAX_LENGTH, `${text.length} characters`);
      const nodes = nodesOf(text);
      assert.equal(
        nodes.map(({ type }) => type).filter((type) => !OWN.has(type)),
        [],
      );
      const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
      assert.is(html[0], '<!-- site check -->');
      for (const element of html.slice(1))
        assert.match(element, /^<details><summary>[\w ,/:-]+<\/summary>$|^<\/details>$/);
    });

  test('shows what makes the check fail first, with its place, its help and its page', () =>
    assert.is(
      textOf(faulty).split('\n\n').slice(0, 3).join('\n\n'),
      `<!-- site check -->

### Site check failed: 1 error, 1 warning

- \`site.config.ts:${line}:${column}\` **error** “/treatments/massage#&#8203;prizes” links to a missing anchor: the page has no “#&#8203;prizes”. → Write “/treatments/massage”, or the anchor of a section. On \`/\`. \`link/anchor\``,
    ));

  test('collapses known warnings by rule, then accepted findings with their reason and end date, and ends with the summary', () => {
    const text = textOf(faulty);
    assert.match(
      text,
      /<details><summary>1 warning: release\/stand-in<\/summary>\n\n- `site\.config\.ts:\d+:\d+` \*\*warning\*\* “clinic\.email” is a stand-in\./,
    );
    assert.match(
      text,
      /<details><summary>1 accepted<\/summary>\n\n- `site\.config\.ts:\d+:\d+` “From £80” is not .*`price\/from` until 2027-06-30: The printed leaflet names this price\.\n\n<\/details>/,
    );
    assert.match(text, /\n\n1 error, 1 warning, 1 accepted\. 6 pages, \d+ links, 12 ms\.$/);
  });

  test('without findings has a heading and the summary', async () =>
    assert.match(
      textOf(await reported(rewritten({}))),
      /^<!-- site check -->\n\n### Site check passed: no findings\n\nno errors, no warnings, 0 accepted\. [^\n]+$/,
    ));

  test('of a config that cannot be read says that the pages are not checked yet', async () =>
    assert.match(
      textOf(await reported('export default {,};\n')),
      'The pages are checked when this error is corrected.',
    ));

  test('with a baseline counts a warning that is not in it as a failure, and names obsolete entries', () => {
    const known = [{ rule: 'claim/guarantee', message: '“Sure” promises.', path: 'catalogue.a' }];
    const input = withComparison(faulty, compareWithBaseline(faulty, known, 'warnings.json'));
    const [, heading, failures] = textOf(input).split('\n\n');
    assert.is(heading, '### Site check failed: 1 error, 1 warning, 2 new');
    assert.equal(failures?.match(/\*\*new (?:error|warning)\*\*/g), ['**new error**', '**new warning**']);
    assert.match(textOf(input), 'One entry of warnings.json no longer occurs. Add --update-baseline to remove it.');
  });

  test('shows a warning that the last check did not have under a heading of its own', () => {
    const [, warning] = faulty.findings;
    assert.ok(warning);
    const input = withComparison(faulty, { states: new Map([[warning, 'new']]), gone: [] });
    assert.match(
      textOf(input),
      /\n\n\*\*New since the last check\*\*\n\n- `site\.config\.ts:\d+:\d+` \*\*new warning\*\* /,
    );
    assert.not.match(textOf(input), '1 warning: release/stand-in');
  });

  test('shows text of the owner as text: no element, link, mention or issue arises from it', () => {
    const [finding] = faulty.findings;
    assert.ok(finding);
    const message =
      '<img src=x> **b** _i_ `c` [l](https://a.example) ![p](x) | a | ~~s~~ @owner #12 &amp; \\ $x$ https://b.example www.c.example';
    const text = textOf({ ...faulty, findings: [{ ...finding, message, help: message, page: '/`a`' }] });
    const types = nodesOf(text).map(({ type }) => type);
    assert.equal(
      types.filter((type) => !OWN.has(type)),
      [],
    );
    assert.ok(shownText(text).replaceAll('\u200b', '').includes(message));
    assert.not.match(text, /@owner|#12|(?<!\\):\/\/|(?<!\\)www\.c/);
    assert.ok(nodesOf(text).some((node) => node.type === 'inlineCode' && node.value === '/`a`'));
  });

  test('counts the findings that do not fit a comment', () => {
    const [finding] = faulty.findings;
    assert.ok(finding);
    const many: readonly Finding[] = Array.from({ length: 2000 }, (_, index) => ({
      ...finding,
      severity: index < 10 ? 'error' : 'warning',
      message: `Number ${index} is wrong.`,
    }));
    const text = textOf({ ...faulty, findings: many });
    assert.ok(text.length <= MAX_LENGTH && text.length > MAX_LENGTH - 1000, `${text.length} characters`);
    const shown = text.match(/Number \d+ is wrong/g)?.length ?? 0;
    assert.match(text, `- … and ${2000 - shown} more\n\n</details>`);
    assert.match(text, '**error** Number 9 is wrong.');
  });
});

suite('links to the lines of the commit', (test) => {
  const github = {
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'clinic/site',
    GITHUB_SHA: 'abc',
    GITHUB_WORKSPACE: '/srv',
  };

  test('are in the Markdown report on GitHub', () => {
    const text = textOf({ ...faulty, linkTo: sourceLinks(github, '/srv') });
    const address = `https://github.example/clinic/site/blob/abc/site.config.ts#L${line}`;
    assert.match(text, `- [\`site.config.ts:${line}:${column}\`](<${address}>) **error**`);
    assert.ok(nodesOf(text).some((node) => node.type === 'link' && node.url === address));
  });

  test('begin at the root of the repository if the command runs in a folder below it', () =>
    assert.is(
      sourceLinks(github, '/srv/our sites')?.('one/site.config.ts', 3),
      'https://github.example/clinic/site/blob/abc/our%20sites/one/site.config.ts#L3',
    ));

  test('follow the addresses of GitLab there', () =>
    assert.is(
      sourceLinks({ CI_PROJECT_URL: 'https://gitlab.example/a/b', CI_COMMIT_SHA: 'abc', CI_PROJECT_DIR: '/b' }, '/b')?.(
        'site.config.ts',
        3,
      ),
      'https://gitlab.example/a/b/-/blob/abc/site.config.ts#L3',
    ));

  test('do not exist for a file outside the repository, or outside a CI system', () => {
    assert.is(sourceLinks(github, '/srv')?.('../site.config.ts', 3), undefined);
    assert.is(sourceLinks({}, '/srv'), undefined);
  });
});
