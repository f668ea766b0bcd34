/** Links whose label is the name of another page than the one that they open. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const page = (route: string, name: string) => ({
  [`routes.${route}`]: { title: name, description: `All about it: ${name}.`, name },
  [`pages.${route}`]: [{ kind: 'placeholder', title: name, lines: ['A few words.'], actions: [] }],
});

const PAGES = { ...page('/terms', 'Terms'), ...page('/privacy', 'Privacy'), ...page('/feet/prices', 'Fees for feet') };

/** What the owner reads about a footer with these links. */
async function messages(links: readonly (readonly [label: string, to: string])[]) {
  const { findings } = await checkedWith({
    ...PAGES,
    'navigation.footer.0.links': links.map(([label, to]) => ({ label, to })),
    'navigation.drawer': [{ label: 'For feet', to: '/feet/prices' }],
  });
  return findings.filter(({ rule }) => rule === 'link/orphan').map(({ message }) => message);
}

suite('a link with the name of another page', (test) => {
  test('is reported in place of the page that nothing links to', async () =>
    assert.equal(
      await messages([
        ['Terms', '/privacy'],
        ['Privacy', '/privacy'],
      ]),
      ['“Terms” opens “/privacy”, but it is the name of “/terms”.'],
    ));

  test('is reported if the page is linked elsewhere too', async () =>
    assert.equal(
      await messages([
        ['Terms', '/terms'],
        ['privacy', '/terms'],
        ['Privacy', '/privacy'],
      ]),
      ['“Privacy” opens “/terms”, but it is the name of “/privacy”.'],
    ));

  test('is right if it opens that page, a part of a page, or a page with these words', async () =>
    assert.equal(
      await messages([
        ['Terms', '/terms'],
        ['Our privacy notice', '/privacy'],
        ['Fees', '/feet/prices'],
        ['Massage', '/treatments#massage'],
        ['Home', '/'],
      ]),
      [],
    ));

  test('explains why programmes do not link to the form for cancelling', async () => {
    const { findings } = await checkedWith(
      {
        ...PAGES,
        'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-11-01' }],
        'programmes.back': {
          ...{ name: 'Back in order', department: 'main', schedule: '6 sessions over 8 weeks', price: '£300' },
          ...{ description: 'Six hours over two months.', book: 'visit' },
        },
        'pages./.2': { kind: 'programmes', title: 'Programmes', department: 'main' },
        'navigation.footer.0.links': [
          { label: 'Terms', to: '/privacy' },
          { label: 'Feet', to: '/feet/prices' },
        ],
      },
      { 'policies/terms.md': 'You may cancel.\n\n> I hereby give notice that I cancel my contract.\n' },
    );
    assert.equal(
      findings.filter(({ rule }) => /orphan|cancellation/.test(rule)).map(({ rule, path }) => [rule, path?.at(0)]),
      [['link/orphan', 'navigation']],
    );
  });
});
