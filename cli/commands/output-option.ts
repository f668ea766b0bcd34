import { InvalidArgumentError, Option } from 'commander';
import { nearest } from '../../renderer/facts/nearest.ts';
import { FORMATS, type Format, isFormat } from '../report/formats.ts';

/** A file for a report. Without a format, the report of `--format` is written to it instead of being printed. */
export interface Output {
  readonly format?: Format;
  /** The file as the user wrote it. */
  readonly file: string;
}

/** `--output report.txt`, or `--output sarif=a.sarif --output junit=b.xml` for several reports of one run. */
export const outputOption = () =>
  new Option(
    '--output <[format=]file>',
    'write the report to a file instead of printing it; with a format before the file, such as sarif=a.sarif, write it as well (can be repeated)',
  ).argParser((text, before: readonly Output[] = []) => [...before, parseOutput(text)]);

/** A format is one word, so “./a=b.json” is a file. */
function parseOutput(text: string): Output {
  const [, format, named = ''] = /^([\w-]+)=(.*)$/s.exec(text) ?? [];
  const file = format === undefined ? text : named;
  if (format !== undefined && !isFormat(format)) throw new InvalidArgumentError(unknownFormat(format, text));
  if (file === '') throw new InvalidArgumentError(`Name the file, such as ${format ?? 'sarif'}=report.`);
  return format === undefined ? { file } : { format, file };
}

function unknownFormat(format: string, text: string): string {
  const suggestion = nearest(format, FORMATS);
  const meant = suggestion?.near ? ` Did you mean ${suggestion.name}?` : '';
  return `There is no format “${format}”.${meant} The formats are ${FORMATS.join(', ')}. If “${text}” is a file, write “./${text}”.`;
}
