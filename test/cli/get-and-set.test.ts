/** The commands that read and change values of a config, on the smallest site. */
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { runSet } from '../../cli/actions/set.ts';
import { DEFAULT_FLAGS, runIn } from '../support/command-run.ts';
import { after, get, set } from '../support/edit-commands.ts';
import { cli } from '../support/run-cli.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

suite('site get', (test) => {
  test('prints the value alone, and what is known about it to the other output', async () => {
    const { code, stdout, stderr } = await after(get('catalogue.massage.price'));
    assert.is(stdout, '£60 per session');
    assert.is(
      stderr,
      'The price as it is shown: ‘£60 per session’; ‘TBA’ while it cannot be booked.\nsite.config.ts:76:16'.replaceAll(
        /[‘’]/g,
        "'",
      ),
    );
    assert.is(code, 0);
  });

  test('prints every value below a path, and all of them without one', async () => {
    const hours = await after(get('clinic.hours'));
    assert.is(hours.stdout.split('\n')[0], 'clinic.hours.monday  09:00–17:00');
    const all = await after(get());
    assert.match(all.stdout, /^clinic\.name {2}Small Practice\nclinic\.tagline {2}One thing, done well\n/);
    const json = JSON.parse((await after(get(undefined, { format: 'json' }))).stdout);
    assert.is(json['catalogue.massage.price'], '£60 per session');
    assert.is(json['pages./.1.questions.0.question'], 'What if I cannot come?');
  });

  test('describes a field that is not set', async () => {
    const { stdout, stderr, code } = await after(get('catalogue.massage.subtitle'));
    assert.equal([stdout, code], ['', 0]);
    assert.is(stderr, 'catalogue.massage.subtitle is not set.\nA second name, shown on cards.');
  });

  test('tells programs everything that is known', async () => {
    const { stdout } = await after(get('catalogue.massage.book', { format: 'json' }));
    const { meaning, example, ...rest } = JSON.parse(stdout);
    assert.ok(meaning && example);
    assert.equal(rest, {
      version: 1,
      path: 'catalogue.massage.book',
      set: true,
      optional: true,
      value: 'visit',
      kind: 'reference',
      choices: [{ value: 'visit' }],
      annotations: [],
      file: 'site.config.ts',
      line: 78,
      column: 15,
      endLine: 78,
      endColumn: 22,
      computed: false,
      code: "'visit'",
      sharedWith: [],
    });
  });

  test('suggests a path for a misspelt one, and ends with status 2', async () => {
    const { code, stderr } = await after(get('catalogue.massage.prise'));
    assert.is(stderr, '“catalogue.massage” has no “prise”. Did you mean “catalogue.massage.price”?');
    assert.is(code, 2);
  });
});

suite('site set', (test) => {
  test('says that it read letters as digits', async () => {
    const { stdout, added } = await after(set(['clinic.phone', 'O113 496 O2O0']));
    assert.match(
      stdout,
      'clinic.phone: “0113 496 0000” → “0113 496 0200” (letters of “O113 496 O2O0” were read as digits)',
    );
    assert.equal(added, ["phone: '0113 496 0200',"]);
    assert.not.match((await after(set(['clinic.phone', '0113-496-0200']))).stdout, 'letters');
  });

  test('changes a value, and says where', async () => {
    const { code, stdout, removed, added } = await after(set(['catalogue.massage.price', '65']));
    assert.is(stdout, 'catalogue.massage.price: “£60 per session” → “£65 per session”  site.config.ts:76');
    assert.equal([removed, added], [["price: '£60 per session',"], ["price: '£65 per session',"]]);
    assert.is(code, 0);
  });

  for (const typed of ['£65', '£ 65', "'£65'"])
    test(`keeps the words around a price if ${typed} was typed`, async () => {
      const { added } = await after(set(['catalogue.massage.price', typed]));
      assert.equal(added, ["price: '£65 per session',"]);
    });

  test('writes other words around a price if they were typed', async () => {
    const { added } = await after(set(['catalogue.massage.price', '£65 per visit']));
    assert.equal(added, ["price: '£65 per visit',"]);
  });

  test('says which command changes a price and its instalments', async () => {
    const { stdout, added } = await after(set(['catalogue.massage.price', '80']), {
      "book: 'visit',\n        image": "instalments: '2 x £30',\n        book: 'visit',\n        image",
    });
    assert.match(
      stdout,
      /Write “2 x £40” or correct the price, or accept it with a reason\. To change both at once: npx site set catalogue\.massage\.price '£80 per session' catalogue\.massage\.instalments VALUE/,
    );
    assert.equal(added, []);
  });

  test('changes several values together', async () => {
    const edited = await after(
      set(['clinic.address.street', '2 Mill Street', 'clinic.legal.registeredOffice', '2 Mill Street, Leeds']),
    );
    assert.equal(edited.added, ["street: '2 Mill Street',", "registeredOffice: '2 Mill Street, Leeds',"]);
  });

  test('changes every value that a path with a “*” matches, and leaves out prices without a number', async () => {
    const { stdout, code } = await after(set(['catalogue.*.price', '+10%', 'catalogue.*.packages.*.price', '+10%']));
    assert.is(
      stdout,
      [
        'catalogue.massage.price: “£60 per session” → “£66 per session”  site.config.ts:76',
        'catalogue.massage.packages.0.price: “£250” → “£275”  site.config.ts:80',
      ].join('\n'),
    );
    assert.is(code, 0);
  });

  test('explains a path with a “*” that matches no value', async () => {
    const { stderr, code } = await after(set(['catalogue.*.prise', '65']));
    assert.is(stderr, '“catalogue.*.prise” matches no value. “npx site get” lists all values.');
    assert.is(code, 2);
  });

  test('shows what it would do with --dry-run, and writes nothing', async () => {
    const { code, stdout, stderr, added } = await after(set(['clinic.hours.monday', '9am-5.30pm'], { dryRun: true }));
    assert.is(
      stdout,
      `--- a/site.config.ts
+++ b/site.config.ts
@@ -20,7 +20,7 @@
       email: 'hello@small.example',
       phone: '0113 496 0000',
       hours: {
-        monday: '09:00–17:00',
+        monday: '09:00–17:30',
         tuesday: '09:00–17:00',
         wednesday: 'closed',
         thursday: '09:00–17:00',`,
    );
    assert.is(stderr, 'Nothing was written (--dry-run).');
    assert.equal([added, code], [[], 0]);
  });

  test('refuses a wrong value with the finding of the check, and writes nothing', async () => {
    const { code, stdout, stderr, added } = await after(set(['catalogue.massage.price', 'cheap']));
    assert.is(
      stdout,
      `site.config.ts
  76:16    error  “cheap” is not a price.  price/format
        76 │ price: 'cheap',
           │        ^^^^^^^
           → Write it like “£300”, “From £250”, “£550 per vial”, “Complimentary” or “TBA”.`,
    );
    assert.is(stderr, 'Nothing was written: the edit would cause this error.');
    assert.equal([added, code], [[], 1]);
  });

  test('refuses a value that is wrong only together with others', async () => {
    const { code, stdout, added } = await after(set(['catalogue.massage.packages.0.price', '£310']));
    assert.match(stdout, / {2}price\/course$/m);
    assert.equal([added, code], [[], 1]);
  });

  test('prints the warnings that it causes, and makes the edit', async () => {
    const { code, stdout, added } = await after(set(['clinic.tagline', 'The best massage in town']));
    assert.match(stdout, /^clinic\.tagline: .*\nsite\.config\.ts\n.*warning/);
    assert.equal([added, code], [["tagline: 'The best massage in town',"], 0]);
  });

  test('is not held up by other errors of the config', async () => {
    const { code, added } = await after(set(['clinic.tagline', 'Two things']), { "'£60 per session'": "'sixty'" });
    assert.equal([added, code], [["tagline: 'Two things',"], 0]);
  });

  test('corrects an error, although the pages then have others', async () => {
    const { code, added } = await after(set(['catalogue.massage.price', '£60 per session']), {
      "'£60 per session'": "'sixty'",
      "to: '/treatments' }": "to: '/treatments#nowhere' }",
    });
    assert.equal([added, code], [["price: '£60 per session',"], 0]);
  });

  test('supplies a fact, or declares the value of a stand-in final', async () => {
    const phone = {
      'import { defineSite,': 'import { defineSite, standIn,',
      "phone: '0113 496 0000'": "phone: standIn('0113 496 0000', 'the number')",
    };
    assert.equal((await after(set(['clinic.phone', '0113 496 0123']), phone)).added, ["phone: '0113 496 0123',"]);
    const final = await after(set(['clinic.phone'], { final: true }), phone);
    assert.equal(final.added, ["phone: '0113 496 0000',"]);
    assert.is(final.stdout, 'clinic.phone: “0113 496 0000” stays, without its stand-in  site.config.ts:21');
  });

  test('refuses a value whose exception was made for another one, unless the exception is removed', async () => {
    const excepted = {
      'import { defineSite,': 'import { accept, defineSite,',
      "price: '£250' }":
        "price: accept('£310', 'price/course', { reason: 'The course contains a longer first session.', covers: '£310', against: '£300', until: '2027-06-30' }) }",
    };
    const path = 'catalogue.massage.packages.0.price';
    const refused = await after(set([path, '£250']), excepted);
    assert.equal([refused.added, refused.code], [[], 1], refused.stdout);
    const made = await after(set([path, '£250'], { withoutExceptions: true }), excepted);
    assert.equal(
      [made.added, made.code],
      [["packages: [{ label: 'Course of five', sessions: 5, price: '£250' }],"], 0],
      made.stdout,
    );
  });

  test('refuses a value that others share, and changes all of them with --everywhere', async () => {
    const shared = {
      'export default defineSite(': "const HOURS = '09:00–17:00';\n\nexport default defineSite(",
      "monday: '09:00–17:00',": 'monday: HOURS,',
      "tuesday: '09:00–17:00',": 'tuesday: HOURS,',
    };
    const refused = await after(set(['clinic.hours.monday', '10:00–17:00']), shared);
    assert.is(
      refused.stderr,
      `“clinic.hours.monday” is written once and used for several values. Changing it would also change clinic.hours.tuesday.
  site.config.ts:3:15
→ Change “HOURS”, and with it all of them, on purpose, or write this value separately in the config.
Nothing was written. To change all of these values, add --everywhere.`,
    );
    assert.equal([refused.added, refused.code], [[], 1]);
    const all = await after(set(['clinic.hours.monday', '10:00–17:00'], { everywhere: true }), shared);
    assert.equal([all.added, all.code], [["const HOURS = '10:00–17:00';"], 0]);
    assert.is(all.stderr, 'Also changed: clinic.hours.tuesday.');
  });

  test('reports a refusal and an edit to programs', async () => {
    const { stdout, code } = await after(set(['clinic.phone', 'x'], { format: 'json' }));
    const report = JSON.parse(stdout);
    assert.equal([report.ok, report.written, report.files, code], [false, false, [], 1]);
    assert.equal(
      [report.findings[0].rule, report.findings[0].path, report.findings[0].line],
      ['config/format', 'clinic.phone', 21],
    );
    const edit = JSON.parse((await after(set(['clinic.minimumAge', '18'], { format: 'json' }))).stdout);
    assert.equal([edit.ok, edit.written, edit.findings], [true, true, []]);
    assert.match(edit.files[0].diff, '+      minimumAge: 18,');
  });

  test('keeps signs in values, and lists as JSON for several paths', async () => {
    const url = await after(
      set(['clinic.mapUrl', 'https://maps.example/?q=small', 'clinic.visitNote', 'Ring: or = ?']),
    );
    assert.equal(url.added, ["visitNote: 'Ring: or = ?',", "mapUrl: 'https://maps.example/?q=small',"]);
    const [one, other] = ['pages./treatments/massage.treatmentHero.trust', 'catalogue.massage.packages'];
    const trust = { "trust: ['By hand']": "trust: ['header']" };
    const lists = await after(
      set([one, '["header"]', other, '[{"label":"Five","sessions":5,"price":"£250"}]'], { dryRun: true }),
      trust,
    );
    assert.is(lists.code, 0, lists.stderr);
  });

  test('says so if there is nothing to change', async () => {
    const same = await after(set(['clinic.phone', '0113 496 0000']));
    assert.equal([same.stderr, same.added, same.code], ['Nothing was written: the config says this already.', [], 0]);
    const final = await after(set(['clinic.phone'], { final: true }));
    assert.equal([final.stderr, final.code], ['“clinic.phone” has no stand-in.\nNothing was written.', 1]);
  });

  test('counts the items of a list that has none with a number', async () => {
    const { stderr, code } = await after(set(['catalogue.massage.packages.1.price', '£310']));
    assert.is(
      stderr,
      '“catalogue.massage.packages.1.price” does not exist: the list has 1 item, catalogue.massage.packages.0.\n→ To add one, write: npx site add catalogue.massage.packages, with its fields.\nNothing was written.',
    );
    assert.is(code, 1);
  });

  test('explains a command without a value, or with a config that cannot be run', async () => {
    assert.is(
      (await after(set(['clinic.phone']))).stderr,
      'clinic.phone has no value. Write: npx site set PATH VALUE, or, to keep the value of a stand-in as the final one: npx site set PATH --final',
    );
    const broken = await after(set(['clinic.phone', '0113 496 0123']), { "name: 'Cupping'": "name: 'Cupping" });
    assert.match(broken.stdout, 'config/syntax');
    assert.is(broken.code, 2);
  });

  test('finds its files through a symbolic link to their folder', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', join(folder, 'real'));
      await symlink('real', join(folder, 'link'));
      const { code } = await runIn(folder, (context) =>
        runSet(['clinic.minimumAge', '18'], { ...DEFAULT_FLAGS, config: 'link/site.config.ts' }, context),
      );
      assert.is(code, 0);
      assert.match(await readFile(join(folder, 'real/site.config.ts'), 'utf8'), 'minimumAge: 18,');
    }));

  test('writes nothing if somebody has changed the file in the meantime', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder);
      const file = join(folder, 'site.config.ts');
      const text = await readFile(file, 'utf8');
      const byHand = text.replace("'Cupping'", "'Cups'");
      const run = await runIn(folder, (context) =>
        runSet(['clinic.phone', '0113 496 0123'], DEFAULT_FLAGS, {
          ...context,
          // The last progress report before the file is written.
          terminal: { ...context.terminal, progress: () => void writeFile(file, byHand) },
        }),
      );
      assert.match(
        run.stderr,
        'site.config.ts has been changed by somebody else in the meantime.\n→ Run the command again.\nNothing was written.',
      );
      assert.equal([await readFile(file, 'utf8'), run.code], [byHand, 1]);
    }));
});

suite('the program', (test) => {
  test('reads the arguments of the editing commands, negative numbers too', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder);
      const { code, stdout } = await cli(
        ['set', 'clinic.address.longitude', '-0.5', '--dry-run', '--at', '2026-11-21'],
        { cwd: folder },
      );
      assert.match(stdout, '+        longitude: -0.5,');
      assert.is(code, 0);
    }));

  test('reads “-5%” as a value, not as an option', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder);
      const { code, stdout } = await cli(['set', 'catalogue.massage.price', '-5%', '--dry-run', '--at', '2026-11-21'], {
        cwd: folder,
      });
      assert.match(stdout, "+        price: '£57 per session',");
      assert.is(code, 0);
    }));

  test('explains every command with examples', async () => {
    for (const name of ['get', 'set', 'add', 'remove', 'move']) {
      const { stdout, code } = await cli([name, '--help']);
      assert.match(stdout, new RegExp(`\\nExamples:\\n {2}\\$ site ${name} `), name);
      assert.is(code, 0);
    }
  });
});
