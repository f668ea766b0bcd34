/** Names of files without their ending, with one that cannot be used, or with their folder. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>';
const SVG = { 'images/plan.svg': DRAWING };

async function advice(values: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>>) {
  const { findings } = await checkedWith(values, files);
  return findings.filter(({ rule }) => rule === 'config/file').map(({ help }) => help);
}

const image = (file: string, files: Readonly<Record<string, string>>) =>
  advice({ 'images.plan': { file, alt: 'A plan' } }, files);
const ENDINGS = 'Name a file in content/ that ends in .svg, .png, .jpg, .jpeg, .webp, .avif.';

suite('the ending of a file', (test) => {
  test('is that of the only file with this name', async () => {
    for (const name of ['plan', 'Plan', 'plan.pdf', 'plan.tiff'])
      assert.equal(await image(name, SVG), ['Did you mean “plan.svg”?']);
  });

  test('is not guessed if no file, or several, can be meant', async () => {
    assert.equal(await image('map', SVG), [ENDINGS]);
    assert.equal(await image('plan', { ...SVG, 'images/plan.png': '' }), [ENDINGS]);
    assert.equal(await image('plan', { 'images/plan.docx': '', 'documents/plan.svg': '' }), [ENDINGS]);
  });

  test('is explained if the file is there, and another one has its name', async () => {
    assert.equal(await image('plan.heic', { ...SVG, 'images/plan.heic': '' }), [
      `Save the photograph as JPEG, and write the name of that file here. ${ENDINGS}`,
    ]);
  });

  test('of a policy is .md', async () => {
    const policy = { kind: 'policy', title: 'Terms', file: 'terms.docx', updated: '2026-11-01' };
    assert.equal(await advice({ 'pages./treatments.1': policy }, { 'policies/terms.md': 'Be on time.' }), [
      'Did you mean “terms.md”?',
    ]);
  });
});

suite('a file that was renamed', (test) =>
  test('is answered with the only file that the config does not name', async () => {
    const policy = { kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-11-01' };
    const helpWith = async (files: Readonly<Record<string, string>>) => {
      const { findings } = await checkedWith({ 'pages./treatments.1': policy }, files);
      return findings.filter(({ rule }) => rule === 'content/missing-file').map(({ help }) => help);
    };
    const moved = { 'policies/conditions.md': 'Be on time.' };
    assert.equal(await helpWith(moved), [
      'Write “conditions.md” if that is its new name: nothing names this file yet. Otherwise put the file there.',
    ]);
    assert.equal(await helpWith({ ...moved, 'policies/house-rules.md': 'Be kind.' }), [
      'Put the file there, or name another.',
    ]);
  }));

suite('the folder of a file', (test) =>
  test('is no part of its name', async () => {
    for (const folder of ['content/policies/', 'policies/']) {
      const policy = { kind: 'policy', title: 'Terms', file: `${folder}terms.md`, updated: '2026-11-01' };
      const { findings } = await checkedWith({ 'pages./treatments.1': policy }, { 'policies/terms.md': 'Be on time.' });
      assert.equal(
        findings.filter(({ rule }) => rule === 'content/missing-file').map(({ help }) => help),
        ['Write only “terms.md”: its folder is known.'],
      );
    }
  }));
