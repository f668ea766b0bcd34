/** The published schemas of the reports for programs. Each function returns what is wrong with a report. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { validateXML } from 'xmllint-wasm';
import { ROOT } from './sites.ts';

const fixture = (name: string): Promise<string> => readFile(join(ROOT, 'test/fixtures', name), 'utf8');

/** SARIF uses an older draft, which ajv validates in the same way; one of its patterns is invalid with the u flag. */
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  unicodeRegExp: false,
  formats: {
    uri: URL.canParse,
    'uri-reference': (text: string) => URL.canParse(text, 'https://here/'),
    'date-time': true,
  },
});

const { id: _, $schema: __, ...sarifSchema } = JSON.parse(await fixture('sarif-2.1.0-rtm.5.json'));
const validators = {
  sarif: ajv.compile(sarifSchema),
  gitlab: ajv.compile(JSON.parse(await fixture('gitlab-code-quality.json'))),
};

const jsonErrors = (name: keyof typeof validators) => (text: string) => {
  const validate = validators[name];
  validate(JSON.parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

export const sarifErrors = jsonErrors('sarif');
export const gitlabErrors = jsonErrors('gitlab');

const junitSchema = { fileName: 'junit-10.xsd', contents: await fixture('junit-10.xsd') };

export const junitErrors = async (contents: string): Promise<readonly string[]> => {
  const { errors } = await validateXML({ xml: { fileName: 'report.xml', contents }, schema: junitSchema });
  return errors.map(({ rawMessage }) => rawMessage);
};
