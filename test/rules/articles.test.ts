/** Articles of the journal: their titles, dates and categories. */

import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { siteCopy } from '../support/site-copy.ts';
import { checkFile, inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const article = (slug: string, date: string, category = 'backs', title = `How to ${slug}`) =>
  `{ slug: '${slug}', title: '${title}', excerpt: 'Upright.', date: '${date}', categories: ['${category}'], cover: 'dot', hero_alt: 'A dot', reading_time: 3 }`;

/** Checks the smallest site with articles and a list of those about backs. */
const found = (posts: string) =>
  inFolder(async (folder) => {
    await siteCopy('minimal', folder, {
      'import { defineSite,': 'import { during, journalList, defineSite,',
      "icon: 'dot',": `icon: 'dot', journal: { origin: 'https://journal.example', posts: [${posts}] },`,
      "'/': [": "'/': [journalList({ title: 'Articles', category: 'backs', failed: 'Not now.', empty: 'None yet.' }),",
    });
    const { findings } = await checkFile(join(folder, 'site.config.ts'));
    return findings.flatMap(({ severity, message, help }) => (severity === 'error' ? [[message, help]] : []));
  });

suite('articles', (test) => {
  test('with one title are reported', async () =>
    assert.equal(
      await found(`${article('sit', '2026-11-01')}, ${article('stand', '2026-11-02', 'backs', 'How to sit')}`),
      [['Another article has the same title: “How to sit”.', 'State in each what only that article contains.']],
    ));

  test('of a coming day are answered with during(), which lets them appear on that day', async () => {
    assert.equal(await found(`${article('sit', '2026-11-01')}, ${article('stand', '2026-12-06')}`), [
      [
        'This article appeared on 2026-12-06, which is in the future.',
        "Correct the date, or let the article appear on this day: write during({ from: '2026-12-06' }, { … }) around it.",
      ],
    ]);
    const later = `during({ from: '2026-12-06' }, ${article('stand', '2026-12-06')})`;
    assert.equal(await found(`${article('sit', '2026-11-01')}, ${later}`), []);
  });

  test('behind one that appears later are reported once', async () =>
    assert.equal(
      await found(
        `during({ from: '2026-12-06' }, ${article('stand', '2026-12-06')}), ${article('sit', '2026-11-01')}, ${article('lie', '2027-11-01')}`,
      ),
      [
        [
          'This article appeared on 2027-11-01, which is in the future.',
          "Correct the date, or let the article appear on this day: write during({ from: '2027-11-01' }, { … }) around it.",
        ],
      ],
    ));

  test('whose category is misspelt are one finding, also if their list is empty without them', async () =>
    assert.equal(await found(article('sit', '2026-11-01', 'Backs')), [
      ['No list shows the article “How to sit”: none has the category “Backs”.', 'Did you mean “backs”?'],
    ]));
});
