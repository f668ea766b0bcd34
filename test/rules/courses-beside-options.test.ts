/** The price list of a treatment that has options and courses shows both, as its structured data do. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const option = (title: string, price: string, packages?: readonly unknown[]) => ({
  ...{ title, price, duration: '30min', book: 'visit' },
  ...(packages ? { packages } : {}),
});
const course = (label: string, price: string) => ({ label, sessions: 6, price });
const treatment = (options: Readonly<Record<string, unknown>>) => ({
  'catalogue.sports': {
    ...{ category: 'hands', name: 'Sports massage', description: 'Firm.', price: 'From £46', image: 'dot' },
    ...{ duration: '30min', book: 'visit', options, packages: [course('Six half hours', '£246')] },
  },
  'routes./treatments/sports': { title: 'Sports', description: 'Firm.', name: 'Sports', treatment: 'sports' },
  'pages./treatments/sports': [{ kind: 'pricing', title: 'Prices' }],
});

suite('courses of a treatment with options', (test) => {
  const long = option('Three quarters', '£62');
  for (const [title, short] of [
    ['no option has a course', option('Half an hour', '£46')],
    ['an option has a course of its own', option('Half an hour', '£46', [course('Six by day', '£240')])],
  ] as const)
    test(`are in its price list if ${title}`, async () => {
      const { site, findings } = await checkedWith(treatment({ short, long }));
      assert.ok(site);
      assert.equal(
        findings
          .filter(({ rule }) => rule === 'price/structured-data' || rule === 'content/hidden-detail')
          .map(({ message }) => message),
        [],
      );
    });
});
