import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { shareCache } from '../support/command-run.ts';
import { inGitSite } from '../support/git-site.ts';
import { ask, type EditorClient, enter, withEditor } from '../support/page-editor.ts';
import { suite } from '../support/suite.ts';

const PRICE = ['catalogue', 'massage', 'price'];

interface Visit {
  readonly folder: string;
  readonly client: EditorClient;
  readonly text: () => Promise<string>;
}

/** Runs with an editor for a copy of the smallest site, in a git repository. */
const visit = (run: (visit: Visit) => Promise<void>): Promise<void> =>
  inGitSite('minimal', async ({ folder }) => {
    await shareCache(folder);
    const text = () => readFile(join(folder, 'site.config.ts'), 'utf8');
    await withEditor(folder, async (address) => run({ folder, client: await enter(address), text }));
  });

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><circle cx="400" cy="400" r="300" fill="${colour}"/></svg>`;

const pick = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>((inner, key) => Object(inner)[key], value);

suite('the server of the editor', (test) => {
  test('one value after the other is changed where it was typed, and undone to the same bytes', () =>
    visit(async ({ client, text }) => {
      const before = await text();
      const saved = await client.edit({ do: 'set', path: PRICE, text: '65' });
      assert.is(pick(saved, 'kind'), 'saved', JSON.stringify(saved));
      assert.is(pick(saved, 'label'), 'The price of Massage: “£60 per session” → “£65 per session”');
      assert.is(await text(), before.replace("'£60 per session'", "'£65 per session'"));
      const page = await client.get('/treatments/massage');
      assert.match(page.text, '£65');
      await client.edit({ do: 'move', path: ['pages', '/', 1], to: ['pages', '/'], before: 0 });
      assert.match(await text(), /'\/': \[\s+faq\(/);
      await client.edit({ do: 'undo' });
      await client.edit({ do: 'undo' });
      assert.is(await text(), before);
      await client.edit({ do: 'redo' });
      assert.is(await text(), before.replace("'£60 per session'", "'£65 per session'"));
    }));

  test('an edit that is wrong is refused with its reason, and the file stays as it is', () =>
    visit(async ({ client, text }) => {
      const before = await text();
      const refused = await client.edit({ do: 'set', path: PRICE, text: 'sixty pounds' });
      assert.is(pick(refused, 'kind'), 'refused');
      assert.is(pick(refused, 'found', '0', 'rule'), 'price/format');
      assert.is(await text(), before);
      assert.is(pick(JSON.parse((await client.get('/__edit/summary')).text), 'undo'), undefined);
    }));

  test('a file that was edited by hand in the meantime is not overwritten', () =>
    visit(async ({ folder, client, text }) => {
      const edited = (await text()).replace("'0113 496 0000'", "'0113 496 0123'");
      await writeFile(join(folder, 'site.config.ts'), edited);
      const refused = await client.edit({ do: 'set', path: PRICE, text: '£65 per session' });
      const again =
        pick(refused, 'kind') === 'refused'
          ? await client.edit({ do: 'set', path: PRICE, text: '£65 per session' })
          : refused;
      assert.is(pick(again, 'kind'), 'saved');
      assert.is(await text(), edited.replace("'£60 per session'", "'£65 per session'"));
    }));

  test('a text for a value that another browser has changed replaces it only at the second attempt', () =>
    visit(async ({ client, text }) => {
      const before = await text();
      const set = (words: string, was: string) => client.edit({ do: 'set', path: PRICE, text: words, was });
      await set('65', '£60 per session');
      const refused = await set('£70 per session', '£60 per session');
      assert.is(pick(refused, 'message'), 'It has been changed to “£65 per session” in the meantime.');
      assert.is(await text(), before.replace("'£60 per session'", "'£65 per session'"));
      assert.is(pick(await set('£70 per session', String(pick(refused, 'now'))), 'kind'), 'saved');
    }));

  test('an edit can still be undone after somebody else has changed another line', () =>
    visit(async ({ folder, client, text }) => {
      const before = await text();
      const byHand = (from: string) => from.replace("'0113 496 0000'", "'0113 496 0123'");
      await client.edit({ do: 'set', path: PRICE, text: '65' });
      await writeFile(join(folder, 'site.config.ts'), byHand(await text()));
      // The first request may find the change before the watcher reports it.
      const undone = await client.edit({ do: 'undo' });
      if (pick(undone, 'kind') === 'refused') {
        assert.is(pick(undone, 'message'), 'site.config.ts has been changed outside the editor.');
        await client.edit({ do: 'undo' });
      }
      assert.is(await text(), byHand(before));
    }));

  test('while a file cannot be read, the editor says why and refuses edits, and goes on when it is repaired', () =>
    visit(async ({ folder, client, text }) => {
      const before = await text();
      const unreadable = async () => pick(JSON.parse((await client.get('/__edit/summary')).text), 'unreadable');
      const broken = before.replace("name: 'Massage',", "name: 'Massage,");
      await writeFile(join(folder, 'site.config.ts'), broken);
      const refused = await client.edit({ do: 'set', path: PRICE, text: '65' });
      assert.is(pick(refused, 'message'), 'site.config.ts has been changed outside the editor.');
      assert.is(pick(refused, 'help'), 'The site cannot be read now. Correct the file first.');
      assert.is(pick(await unreadable(), 'message'), 'This text has no quotation mark at its end.');
      assert.is(await text(), broken);
      await writeFile(join(folder, 'site.config.ts'), before);
      for (let waited = 0; (await unreadable()) !== undefined && waited < 100; waited += 1) await wait(100);
      assert.is(pick(await client.edit({ do: 'set', path: PRICE, text: '65' }), 'kind'), 'saved');
    }));

  test('a part of the config is described by its entries', () =>
    visit(async ({ client }) => {
      const { parts } = JSON.parse((await client.get(`/__edit/value?path=%5B%5D`)).text);
      const textOf = (part: string) =>
        pick(
          Array.from(parts).find((one) => pick(one, 'name') === part),
          'text',
        );
      assert.is(textOf('catalogue'), 'Massage, Cupping');
      assert.is(textOf('offers'), 'empty');
    }));

  test('the form for a new text of a list, or a new entry of a record, requires its only field', () =>
    visit(async ({ client }) => {
      for (const path of [['navigation', 'legal'], ['figures']]) {
        const { text: form } = await client.get(`/__edit/form?path=${encodeURIComponent(JSON.stringify(path))}`);
        assert.equal(
          [pick(JSON.parse(form), 'fields', 0, 'name'), pick(JSON.parse(form), 'fields', 0, 'isOptional')],
          ['', false],
        );
      }
    }));

  test('requests without the secret, with another host or from another origin get no page and change nothing', () =>
    visit(async ({ client: { port, headers }, text }) => {
      const before = await text();
      const body = { do: 'set', path: PRICE, text: '£65' };
      const statuses = await Promise.all([
        ask(port, '/'),
        ask(port, '/__edit/'),
        ask(port, '/__edit/editor.js'),
        ask(port, '/', { headers: { ...headers, host: 'evil.example' } }),
        ask(port, '/__edit/edit', { method: 'POST', headers: { ...headers, origin: 'https://evil.example' }, body }),
        ask(port, '/__edit/image', { method: 'POST', headers: { ...headers, origin: 'https://evil.example' }, body }),
        ask(port, '/__edit/edit', {
          method: 'POST',
          headers: { host: headers.host ?? '', origin: headers.origin ?? '' },
          body,
        }),
      ]);
      assert.equal(
        statuses.map(({ status }) => status),
        [403, 403, 403, 403, 403, 403, 403],
      );
      assert.is(await text(), before);
    }));

  test('a dropped image is copied under a free name, committed with the config, and removed if its edit was undone', () =>
    inGitSite('minimal', async ({ folder, git }) => {
      await shareCache(folder);
      git('config', 'user.name', 'Owner');
      git('config', 'user.email', 'owner@clinic.example');
      const text = () => readFile(join(folder, 'site.config.ts'), 'utf8');
      const files = async () => (await readdir(join(folder, 'content/images'))).sort();
      const before = await text();
      await withEditor(folder, async (address) => {
        const client = await enter(address);
        const saved = await client.drop('dot', 'Ein Bild für Dot (1).SVG', drawing('green'));
        assert.is(pick(saved, 'label'), 'The file of the image “dot”: “dot.svg” → “ein-bild-fur-dot-1.svg”');
        assert.is(await text(), before.replace("'dot.svg'", "'ein-bild-fur-dot-1.svg'"));
        const preview = await client.get('/__edit/image?name=dot');
        assert.is(preview.text, drawing('green'));
        assert.match(String(preview.headers['content-security-policy']), 'sandbox');
        assert.is(pick(await client.drop('dot', 'Ein Bild für Dot (1).SVG', drawing('green')), 'kind'), 'unchanged');

        const message = 'Another image';
        assert.is(pick(JSON.parse((await client.post('commit', { message })).text), 'kind'), 'committed');
        await client.drop('dot', '../../dot.svg', drawing('red'));
        assert.equal(await files(), ['dot-2.svg', 'dot.svg', 'ein-bild-fur-dot-1.svg']);
        await client.edit({ do: 'undo' });
        assert.equal(await files(), ['dot-2.svg', 'dot.svg', 'ein-bild-fur-dot-1.svg']);
      });
      assert.equal(await files(), ['dot.svg', 'ein-bild-fur-dot-1.svg']);
      assert.is(
        git('log', '-1', '--format=', '--name-only').trim(),
        'content/images/ein-bild-fur-dot-1.svg\nsite.config.ts',
      );
    }));

  test('a file that is not a usable image is refused with the finding of the check, and no file is left behind', () =>
    visit(async ({ folder, client, text }) => {
      const before = await text();
      const refusals: readonly (readonly [file: string, content: string | Uint8Array, message: string])[] = [
        ['leaflet.png', '%PDF-1.7', '“leaflet.png” is not an image that the site can show.'],
        ['page.svg', '<!doctype html><svg></svg>', '“page.svg” is not an image that the site can show.'],
        [
          'damaged.jpg',
          Buffer.from('89504e470d0a1a0a00', 'hex'),
          'content/images/damaged.png is not a readable image.',
        ],
        [
          'drawing.svg',
          drawing('red').replace('/>', '/><script>alert(1)</script>'),
          'content/images/drawing.svg contains a <script> element.',
        ],
      ];
      for (const [file, content, message] of refusals) {
        const refused = await client.drop('dot', file, content);
        assert.is(pick(refused, 'kind'), 'refused');
        assert.is(pick(refused, 'found', '0', 'message'), message);
      }
      const nameless = await client.drop('nothing', 'dot.svg', drawing('red'));
      assert.is(pick(nameless, 'message'), 'This image no longer exists.');
      const headers = { ...client.headers, 'content-length': String(21 * 1024 * 1024) };
      const large = await ask(client.port, '/__edit/image', { method: 'POST', headers });
      assert.is(large.status, 413);
      assert.is(large.text, 'The file is larger than 20 MB.\n');
      assert.equal(await readdir(join(folder, 'content/images')), ['dot.svg']);
      assert.is(await text(), before);
    }));

  test('the changes are reviewed in the owner’s words, and committed without the other files', () =>
    inGitSite('minimal', async ({ folder, git, write }) => {
      await shareCache(folder);
      git('config', 'user.name', 'Owner');
      git('config', 'user.email', 'owner@clinic.example');
      await write({ 'notes.txt': 'private' });
      git('add', 'notes.txt');
      await withEditor(folder, async (address) => {
        const client = await enter(address);
        await client.edit({ do: 'set', path: PRICE, text: '65' });
        const review: unknown = JSON.parse((await client.get('/__edit/review')).text);
        assert.is(pick(review, 'steps', '0', 'label'), 'The price of Massage: “£60 per session” → “£65 per session”');
        assert.match(String(pick(review, 'diff')), "-        price: '£60 per session',");
        const message = String(pick(review, 'message'));
        assert.is(message, 'The price of Massage: “£60 per session” → “£65 per session”');
        const committed: unknown = JSON.parse((await client.post('commit', { message })).text);
        assert.is(pick(committed, 'kind'), 'committed', JSON.stringify(committed));
      });
      assert.is(
        git('log', '-1', '--format=%s', '--name-only').trim(),
        'The price of Massage: “£60 per session” → “£65 per session”\n\nsite.config.ts',
      );
      assert.match(git('status', '--short'), 'A  notes.txt');
    }));
});
