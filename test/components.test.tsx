import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import * as assert from 'uvu/assert';
import { chromeExamples, redirectPageExamples } from '../components/chrome/examples.ts';
import type { RenderedExample } from '../components/rendered-example.ts';
import { sectionExamples } from '../renderer/pages/section-view.ts';
import { edited } from './support/edit.ts';
import { faultsOfPage, faultsOfPart, markupOf } from './support/markup.ts';
import { optionalPaths, type PropsType, typesOfProps } from './support/optional-props.ts';
import { readPage } from './support/read-html.ts';
import { ROOT } from './support/sites.ts';
import { suite } from './support/suite.ts';

const called = ({ component, example }: RenderedExample): string => `${component} (${example})`;

/** Returns the inline styles, handlers, comments and empty links that a component must never render. */
function inlineFaults(html: string): readonly string[] {
  const { attributes, comments, addresses } = readPage(html);
  return [
    ...[...attributes].filter((name) => / (style|on\w+)$/.test(name)),
    ...[...comments].map((comment) => `<!--${comment}-->`),
    ...addresses.filter(({ address }) => address === '#' || address === '').map(({ by }) => `${by} has no target`),
  ];
}

suite('the examples of components', (test) => {
  test('every section component has its own folder and examples', () => {
    const folders = readdirSync(join(ROOT, 'components/sections')).sort();
    assert.equal([...new Set(sectionExamples.map(({ component }) => component))].sort(), folders);
  });

  test('the examples of one component have different names', () => {
    const names = [...sectionExamples, ...chromeExamples].map(called);
    assert.equal(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });

  for (const example of [...sectionExamples, ...chromeExamples])
    test(`${called(example)} renders to valid HTML with headings in order and nothing inline`, async () => {
      const html = markupOf(example.element);
      assert.equal([...inlineFaults(html), ...(await faultsOfPart(html))], []);
    });

  for (const example of redirectPageExamples)
    test(`${called(example)} renders to a valid page with nothing inline`, async () => {
      const html = `<!doctype html>${markupOf(example.element)}`;
      assert.equal([...inlineFaults(html), ...(await faultsOfPage(html))], []);
    });
});

/** The variables that declare the examples of the chrome. */
const SOURCES: Readonly<Record<string, string>> = {
  Header: 'headers',
  Drawer: 'drawers',
  Footer: 'footers',
  Chat: 'chats',
  BookingBar: 'bars',
  RedirectPage: 'redirectPages',
};

const types = typesOfProps();
const typeOf = ({ component }: RenderedExample): PropsType => {
  const name = SOURCES[component];
  return name
    ? types.of('components/chrome/examples.ts', name)
    : types.of(`components/sections/${component}/examples.ts`, 'examples');
};

const propsOf = ({ element }: RenderedExample): object => Object(element.props);

const rendered = ({ element }: RenderedExample, props: unknown): string =>
  markupOf(createElement(element.type, Object(props)));

suite('optional props', (test) => {
  test('optional props are found from the types, at any depth', () => {
    const [hero] = sectionExamples.filter(({ component }) => component === 'Hero');
    const paths = hero ? optionalPaths(typeOf(hero), propsOf(hero)).map((path) => path.join('.')) : [];
    for (const path of ['image', 'bookingOptions', 'note', 'bookingOptions.new.note', 'bookingOptions.new.link.rel'])
      assert.ok(paths.includes(path), path);
    for (const path of ['title', 'lead', 'bookingOptions.new.link.href', 'image.alt'])
      assert.not.ok(paths.includes(path), path);
  });

  for (const example of [...sectionExamples, ...chromeExamples, ...redirectPageExamples]) {
    test(`${called(example)} renders without any one optional prop`, () => {
      const props = propsOf(example);
      for (const path of optionalPaths(typeOf(example), props))
        assert.ok(rendered(example, edited(props, path, undefined)).length > 0, path.join('.'));
    });
  }

  for (const example of [...sectionExamples, ...chromeExamples])
    test(`${called(example)} renders to valid HTML without all optional props`, async () => {
      const props = propsOf(example);
      const bare = optionalPaths(typeOf(example), props).reduce<unknown>(
        (rest, path) => edited(rest, path, undefined),
        props,
      );
      const html = rendered(example, bare);
      assert.equal([...inlineFaults(html), ...(await faultsOfPart(html))], []);
    });
});
