/**
 * The reference of the config language, generated from the interfaces that owners fill in and from their doc comments.
 */
import { join } from 'node:path';
import {
  type InterfaceDeclaration,
  Node,
  type ParameterDeclaration,
  Project,
  type TypeAliasDeclaration,
  type VariableDeclaration,
} from 'ts-morph';
import { lazy } from '../../renderer/core/lazy.ts';
import { ROOT } from '../support/sites.ts';
import { exampleOf, literal } from './examples.ts';
import { descriptionOf, type Field, fieldsOf, namedIn } from './fields.ts';
import { unwrapped } from './forms.ts';
import { notesAt, type Place, pathsOf, placesBelow } from './notes.ts';

const INTRODUCTION = `# Reference of the config language

This file lists every field, section and call of \`site.config.ts\`. \`npm run reference\` generates it from the types of the language: do not edit it.
[config.md](config.md) explains the language and shows common edits.

Every value can be wrapped in \`standIn(…)\` or \`accept(…)\` if its form allows it; see [Calls](#calls).
“By name” means an object whose keys are names that you choose. “Name in \`images\`” means a key of the part \`images\` of the facts.
`;

const project = new Project({ tsConfigFilePath: join(ROOT, 'tsconfig.json'), skipAddingFilesFromTsConfig: true });
const sourceFile = (path: string) => project.addSourceFileAtPath(join(ROOT, 'renderer/config', path));

/** The whole document. */
export function reference(): string {
  const facts = sourceFile('define-site.ts').getInterfaceOrThrow('SiteFacts');
  const calls = callsIn('sections/index.ts');
  const sections = calls.map(({ name, node }) => ({ name, node, fields: interfaceOf(node, name) }));
  const named = reachable([facts, ...sections.flatMap(({ fields }) => fields ?? [])]);
  const own = new Set<Node>([facts, ...sections.flatMap(({ fields }) => fields ?? [])]);
  return [
    INTRODUCTION,
    `## Facts\n\nThe first argument of \`defineSite\`.\n\n${table(facts)}`,
    ...named.filter(Node.isInterfaceDeclaration).flatMap((each) => (own.has(each) ? [] : [described(each)])),
    `## Sections

The second argument of \`defineSite\` lists the sections of each page. “Arguments” shows the order in which a call takes its values: those with
a “?” can be left out, and the braces contain the other fields of the table.
`,
    ...sections.map(
      ({ name, node, fields }) => call(name, node) + writtenAs(name, node) + (fields ? `\n${table(fields)}` : ''),
    ),
    '## Calls\n',
    ...['annotations.ts', 'course.ts', 'define-site.ts', 'refs.ts'].flatMap((path) =>
      callsIn(path).map(({ name, node }) => call(name, node)),
    ),
    '## Values\n',
    ...named.filter(Node.isTypeAliasDeclaration).map(value),
  ].join('\n');
}

/** The notes on fields for messages and tools, as JSON, by path: 'catalogue.*.image', 'sections.visit.mapImage'. */
export function fieldNotes(): string {
  const ofSections = callsIn('sections/index.ts').flatMap((each) => [
    [`sections.${each.name}`, sectionNote(each.node)] as const,
    ...notesOf(placesOf(each)),
  ]);
  return `${JSON.stringify(Object.fromEntries([...notesOf(factPlaces()), ...ofSections]), null, 2)}\n`;
}

/** The interfaces of the facts, each at all of its places. */
const factPlaces = lazy(() =>
  placesBelow({ declaration: sourceFile('define-site.ts').getInterfaceOrThrow('SiteFacts'), prefix: '' }),
);

/** The interfaces of a section. */
function placesOf({ name, node }: Call): readonly Place[] {
  const declaration = interfaceOf(node, name);
  return declaration ? placesBelow({ declaration, prefix: `sections.${name}.` }) : [];
}

const notesOf = (places: readonly Place[]) => places.flatMap((place) => notesAt(place, allPlaces()));

const allPlaces = lazy(() => [...factPlaces(), ...callsIn('sections/index.ts').flatMap(placesOf)]);

/** The comment of a section’s call: a sentence, and an example in backticks. */
function sectionNote(node: Node): { readonly meaning: string; readonly example: string } {
  const [meaning = '', example = ''] = commentOf(node).split(/:? `/);
  return { meaning: meaning.replace(/[:.]?$/, '.'), example: example.replace(/`.*$/, '') };
}

interface Call {
  readonly name: string;
  readonly node: Node;
}

/** The functions that a file exports, by the name that a config imports. */
const callsIn = (path: string): readonly Call[] =>
  [...sourceFile(path).getExportedDeclarations()].flatMap(([name, [node]]) =>
    node && !name.endsWith('Schema') && (Node.isVariableDeclaration(node) || Node.isFunctionDeclaration(node))
      ? [{ name, node }]
      : [],
  );

/** The interface with the fields of a section: 'hero' has those of `Hero`. */
const interfaceOf = (node: Node, name: string): InterfaceDeclaration | undefined =>
  node.getSourceFile().getInterface(`${name.charAt(0).toUpperCase()}${name.slice(1)}`);

/** The declarations that the fields of some interfaces refer to, in the order in which they are first named. */
function reachable(roots: readonly InterfaceDeclaration[]): readonly Node[] {
  const found = new Set<Node>(roots);
  for (const declaration of found)
    if (Node.isInterfaceDeclaration(declaration))
      for (const { type } of fieldsOf(declaration)) for (const named of namedIn(type)) found.add(named);
  return [...found];
}

const described = (declaration: InterfaceDeclaration): string =>
  `### ${declaration.getName()}\n\n${descriptionOf(declaration)}\n\n${table(declaration)}`;

const value = (alias: TypeAliasDeclaration): string => {
  const node = unwrapped(alias.getTypeNodeOrThrow());
  // '(typeof PRACTICE_TYPES)[number]' tells an owner nothing: its values do.
  const values = Node.isIndexedAccessTypeNode(node) ? alias.getType().getUnionTypes() : [];
  const form =
    values.length > 0
      ? values.map((each) => literal(each.getLiteralValue())).join(' | ')
      : node.getText().replace(/\s+/g, ' ');
  return `### ${alias.getName()}\n\n${descriptionOf(alias)}\n\n\`\`\`ts\n${form}\n\`\`\`\n`;
};

const call = (name: string, node: Node): string => `### ${name}\n\n${commentOf(node)}\n`;

/** The order of the arguments of a call that takes more than one object, in which the table below it does not list them. */
function writtenAs(name: string, node: Node): string {
  const parameters = parametersOf(node);
  if (parameters.length < 2) return '';
  const written = parameters.map((parameter) => {
    const isOther = parameter.getName() === 'fields';
    return `${isOther ? '{ … }' : parameter.getName()}${parameter.isOptional() ? '?' : ''}`;
  });
  return `\nArguments: \`${name}(${written.join(', ')})\`\n`;
}

function parametersOf(node: Node): readonly ParameterDeclaration[] {
  const called = Node.isVariableDeclaration(node) ? node.getInitializer() : node;
  return Node.isArrowFunction(called) || Node.isFunctionDeclaration(called) ? called.getParameters() : [];
}

function commentOf(node: Node): string {
  const documented = Node.isVariableDeclaration(node) ? statementOf(node) : node;
  return Node.isJSDocable(documented) ? descriptionOf(documented) : '';
}

const statementOf = (node: VariableDeclaration): Node => node.getVariableStatementOrThrow();

const table = (declaration: InterfaceDeclaration): string =>
  [
    '| field | form | default | example | meaning |',
    '|---|---|---|---|---|',
    ...fieldsOf(declaration).map((field) => row(field, pathsOf(field, declaration, allPlaces()))),
    '',
  ].join('\n');

function row(field: Field, paths: readonly string[]): string {
  const cells = [
    `\`${field.path}\``,
    field.form,
    field.isOptional ? (field.fallback ?? 'none') : 'required',
    `\`${exampleOf(field, paths)}\``,
    field.description,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
