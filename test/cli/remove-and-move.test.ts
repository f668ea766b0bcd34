import * as assert from 'uvu/assert';
import { after, move, remove } from '../support/edit-commands.ts';
import { suite } from '../support/suite.ts';

suite('site remove', (test) => {
  test('removes entries that only make sense together', async () => {
    const { stdout, removed, code } = await after(remove(['catalogue.cupping']));
    assert.is(stdout, 'Removed catalogue.cupping  site.config.ts:84');
    assert.ok(removed.includes("name: 'Cupping',"));
    assert.is(code, 0);
    const unlinked = { "to: '/treatments/massage' }": "to: '/treatments' }", '(/treatments/massage)': '(/treatments)' };
    const page = await after(remove(['pages./treatments/massage', 'routes./treatments/massage']), unlinked);
    assert.is(page.code, 0, page.stdout);
  });

  test('removes items of a list by the numbers that they have', async () => {
    const { added } = await after(remove(['navigation.legal.0', 'catalogue.massage.evidence']));
    assert.equal(added, []);
    const two = { "trust: ['By hand']": "trust: ['One', 'Two', 'Three']" };
    const path = 'pages./treatments/massage.0.trust';
    assert.match((await after(remove([`${path}.0`, `${path}.1`]), two)).added.join(), "trust: ['Three']");
  });

  test('refuses to remove what is still used, and names the uses', async () => {
    const { code, stdout, removed } = await after(remove(['booking.visit']));
    assert.match(stdout, '“booking.visit” is still named here.');
    assert.match(
      stdout,
      '→ First remove every place that names it, here “departments.main.consultation.action.to”, or name something else there.',
    );
    assert.not.match(stdout, 'There is no booking link');
    assert.equal([removed, code], [[], 1]);
  });

  for (const [path, help] of [
    ['clinic.phone', 'Set another value: npx site set clinic.phone VALUE'],
    ['clinic.address', 'Set another value inside it: npx site set clinic.address.town VALUE'],
    ['pages.', 'Write the whole path of what to remove in it, such as: npx site remove pages./treatments'],
    ['catalogue', 'Write the whole path of what to remove in it, such as: npx site remove catalogue.cupping'],
  ] as const)
    test(`refuses to remove ${path}, which every site has`, async () => {
      const { stdout, code, removed } = await after(remove([path]));
      const name = path.replace(/\.$/, '');
      assert.match(stdout, `error  “${name}” is required, so it cannot be removed.  config/missing`);
      assert.match(stdout, `→ ${help}`);
      assert.not.match(stdout, 'also in');
      assert.equal([removed, code], [[], 1]);
    });

  test('says that a required part is empty already', async () => {
    const { stdout } = await after(remove(['offers']));
    assert.match(stdout, '“offers” is required, so it cannot be removed.');
    assert.match(stdout, '→ It is empty already.');
  });

  test('names the command that removes a name with the only item of a list that has it', async () => {
    const { stdout, code } = await after(remove(['people.jo']), {
      'people: {}':
        "people: { jo: { name: 'Jo Fox', title: 'Therapist', focus: 'Backs', department: 'main', qualifications: [], image: 'dot' } }",
      'founders: []': "founders: ['jo']",
    });
    assert.match(stdout, 'here “clinic.founders.0”, or name something else there.');
    assert.match(stdout, 'To remove both: npx site remove clinic.founders.0 people.jo');
    assert.is(code, 1);
  });

  test('names the command that removes a page, if only its sections are removed', async () => {
    const { stdout, code } = await after(remove(['pages./treatments/massage']));
    assert.match(
      stdout,
      '→ To remove the whole page: npx site remove pages./treatments/massage routes./treatments/massage',
    );
    assert.is(code, 1);
  });

  test('names the lines of the file as it is, if a removal of several lines is refused', async () => {
    const { stdout, code } = await after(remove(['catalogue.massage']));
    assert.match(stdout, 'also in site.config.ts, lines 121, 122, 124 and 134');
    assert.is(code, 1);
  });
});

suite('site move', (test) => {
  test('moves an entry before or after another one, or to the end', async () => {
    assert.is(
      (await after(move('catalogue.cupping', { before: 'catalogue.massage' }))).stdout,
      'Moved catalogue.cupping before catalogue.massage  site.config.ts:72',
    );
    assert.is(
      (await after(move('catalogue.massage', { after: 'catalogue.cupping' }))).stdout,
      'Moved catalogue.massage to the end of catalogue  site.config.ts:80',
    );
  });

  test('refuses an order that the check reports', async () => {
    const { code, stdout, added } = await after(move('pages./.faq', { before: 'pages./.hero' }));
    assert.match(stdout, 'a11y/heading-order');
    assert.equal([added, code], [[], 1]);
  });

  for (const [title, action, stderr] of [
    [
      'the item above',
      move(['catalogue.cupping', 'up'], {}),
      '“up” is not a place. Write: npx site move catalogue.cupping --before catalogue.massage',
    ],
    [
      'that the item is the first already',
      move(['catalogue.massage', 'up'], {}),
      '“up” is not a place. catalogue.massage is the first already.',
    ],
    [
      'the last item',
      move(['pages./treatments.0', 'last'], {}),
      '“last” is not a place. Write: npx site move pages./treatments.0 --after pages./treatments.1',
    ],
    [
      'both sides of an item that was named alone',
      move(['catalogue.cupping', 'massage'], {}),
      '“massage” is not a place. Write: npx site move catalogue.cupping --before catalogue.massage, or: npx site move catalogue.cupping --after catalogue.massage',
    ],
    [
      'the option of a word',
      move(['catalogue.cupping', 'before', 'massage'], {}),
      '“before massage” is not a place. Write: npx site move catalogue.cupping --before catalogue.massage',
    ],
    [
      'the list of another page',
      move(['pages./.faq', '/treatments'], {}),
      '“/treatments” is not a place. Write: npx site move pages./.1 --to pages./treatments',
    ],
    [
      'the field for another category',
      move(['catalogue.cupping', 'hands'], {}),
      '“hands” is not a place. Write: npx site set catalogue.cupping.category hands',
    ],
    [
      'the options for any other words',
      move(['catalogue.cupping', 'to', 'the', 'left'], {}),
      '“to the left” is not a place. Say where to: npx site move catalogue.cupping --before NAME, or --after NAME.',
    ],
    [
      'the path of an item that was named in words',
      move(['treatment', 'Cupping'], { before: 'massage' }),
      '“treatment Cupping” is not a path. Write: npx site move catalogue.cupping --before massage',
    ],
  ] as const)
    test(`answers a place without its option with ${title}`, async () => {
      const edited = await after(action);
      assert.equal([edited.stderr, edited.added, edited.code], [stderr, [], 2]);
    });

  test('finds an item by its name beside what is moved', async () => {
    assert.is(
      (await after(move('catalogue.cupping', { before: 'massage' }))).stdout,
      'Moved catalogue.cupping before catalogue.massage  site.config.ts:72',
    );
    const { stderr, code } = await after(move('catalogue.cupping', { before: 'masage' }));
    assert.is(stderr, '“catalogue” has no “masage”. Did you mean “catalogue.massage”?');
    assert.is(code, 2);
  });

  test('needs one place to move to', async () => {
    assert.is(
      (await after(move('pages./.0', {}))).stderr,
      'Say where to: --before PATH, --after PATH, or --to LIST for its end.',
    );
    assert.is(
      (await after(move('pages./.0', { before: 'pages./.1', to: 'pages./' }))).stderr,
      'Use only one of --before, --after and --to.',
    );
  });
});
