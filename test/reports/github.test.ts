import * as assert from 'uvu/assert';
import { github } from '../../cli/report/github.ts';
import type { ReportInput } from '../../cli/report/report.ts';
import { PLAIN } from '../../cli/terminal.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { FAULTY, reported } from '../support/reports.ts';
import { shippedReport } from '../support/shipped-report.ts';
import { suite } from '../support/suite.ts';

interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/**
 * Reads a line as the runner does (https://github.com/actions/runner, ActionCommand.cs): '::name key=value,…::data'.
 */
function readCommand(line: string): Command {
  const [, name = '', fields = '', data = ''] = /^::([a-z-]+) ([^:]*)::(.*)$/.exec(line) ?? [];
  if (name === '') throw new Error(`This is not a command: ${line}`);
  const properties = fields.split(',').map((field) => {
    const [key = '', ...value] = field.split('=');
    return [key, unescaped(value.join('='))];
  });
  return { name, properties: Object.fromEntries(properties), data: unescaped(data) };
}

const unescaped = (text: string): string =>
  text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');

/** The lines of the report: annotations, accepted findings, summary. */
function partsOf(input: ReportInput) {
  const lines = github(input, PLAIN).split('\n');
  const fold = lines.findIndex((line) => line.startsWith('::group::'));
  const end = fold === -1 ? lines.length - 1 : fold;
  return { annotations: lines.slice(0, end), folded: lines.slice(end, -1), figures: lines.at(-1) };
}

const commandsOf = (input: ReportInput): readonly Command[] => partsOf(input).annotations.map(readCommand);

const faulty = await reported(FAULTY);

suite('GitHub annotations', (test) => {
  test('are one command per finding, with the summary on the last line', () => {
    assert.equal(
      commandsOf(faulty).map(({ name, properties }) => [name, properties.title]),
      [
        ['error', 'link/anchor'],
        ['warning', 'release/stand-in'],
      ],
    );
    assert.match(github(faulty, PLAIN), /\n1 error, 1 warning, 1 accepted\. 6 pages, \d+ links, 12 ms\.$/);
  });

  test('state the location, the problem, the help and the page', () => {
    const [error] = commandsOf(faulty);
    const line = FAULTY.split('\n').findIndex((text) => text.includes('#prizes'));
    const column = FAULTY.split('\n')[line]?.indexOf('/treatments/massage#prizes') ?? -1;
    assert.equal(error?.properties, {
      file: 'site.config.ts',
      line: String(line + 1),
      endLine: String(line + 1),
      col: String(column + 1),
      endColumn: String(column + 1 + '/treatments/massage#prizes'.length),
      title: 'link/anchor',
    });
    assert.match(
      error?.data ?? '',
      /^“\/treatments\/massage#prizes” links to a missing anchor: the page has no “#prizes”\.\n→ .*\non \/$/,
    );
  });

  test('contain file names relative to the working directory', () => {
    const [error] = commandsOf({ ...faulty, folder: 'sites/one' });
    assert.is(error?.properties.file, 'sites/one/site.config.ts');
  });

  test('escape percent signs and line breaks in text, and colons and commas in properties too', () => {
    const [finding] = faulty.findings;
    assert.ok(finding?.location);
    const message = '50 % off,\r\n::error file=a::b %0A';
    const hostile: Finding = { ...finding, message, location: { ...finding.location, file: 'a,b:c%\n.ts' } };
    const text = github({ ...faulty, findings: [hostile] }, PLAIN);
    const [line = ''] = text.split('\n');
    assert.match(line, /^::error file=a%2Cb%3Ac%25%0A\.ts,line=/);
    assert.match(line, '::50 %25 off,%0D%0A::error file=a::b %250A%0A→');
    assert.is(readCommand(line).properties.file, 'a,b:c%\n.ts');
    assert.ok(readCommand(line).data.startsWith(message));
  });

  test('leave out columns if a finding spans several lines', () => {
    const [finding] = faulty.findings;
    assert.ok(finding?.location);
    const location = { ...finding.location, endLine: finding.location.line + 2 };
    const [command] = commandsOf({ ...faulty, findings: [{ ...finding, location }] });
    assert.equal(Object.keys(command?.properties ?? {}), ['file', 'line', 'endLine', 'title']);
  });

  test('have no location if the finding has none', () => {
    const [finding] = faulty.findings;
    assert.ok(finding?.location);
    const { location, ...nowhere } = finding;
    assert.ok(location);
    const [command] = commandsOf({ ...faulty, findings: [nowhere] });
    assert.equal(command?.properties, { title: 'link/anchor' });
  });

  test('of the shipped site are well-formed, each on one line', async () => {
    const input = await shippedReport();
    assert.is(commandsOf(input).length, input.findings.length);
  });

  test('are followed by the accepted findings in a collapsed group, with their location, reason and end date', async () => {
    const input = await shippedReport();
    const [open, ...lines] = partsOf(input).folded;
    assert.is(open, `::group::Accepted: ${input.accepted.length}`);
    assert.is(lines.at(-1), '::endgroup::');
    assert.is(lines.length - 1, input.accepted.length);
    for (const { reason, until, location } of input.accepted) {
      const line = lines.find((text) => text.includes(reason));
      assert.ok(line?.includes(until) && line.includes(`${location?.file}:${location?.line}`), reason);
    }
  });
});
