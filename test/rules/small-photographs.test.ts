import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { flatImage } from '../support/photographs.ts';
import { suite } from '../support/suite.ts';

const ROOM = { 'images.room': { file: 'room.png', alt: 'A room' } };
const FEATURE = { kind: 'feature', title: 'The room', text: 'Light and quiet.', image: 'room' };

const found = async (values: Readonly<Record<string, unknown>>, width: number, height: number) => {
  const { findings } = await checkedWith({ ...ROOM, ...values }, { 'images/room.png': await flatImage(width, height) });
  return findings
    .filter(({ rule }) => rule === 'image/resolution')
    .map(({ message, help, path }) => [message, help, path]);
};

const HELP = 'Save the photograph in the size in which the camera took it, under the same name.';

suite('a photograph that is too small for its place', (test) => {
  test('is reported at the widest of its places', async () =>
    assert.equal(await found({ 'catalogue.massage.image': 'room', 'pages./.2': FEATURE }, 200, 150), [
      [
        '“room” has 200×150 pixels, but the space for it (feature) needs at least 960×540 pixels, so it would be blurred.',
        HELP,
        ['pages', '/', 2, 'image'],
      ],
    ]));
  test('is reported only at the place for which it is too small', async () =>
    assert.equal(
      (await found({ 'catalogue.massage.image': 'room', 'pages./.2': FEATURE }, 800, 600)).map(([, , path]) => path),
      [['pages', '/', 2, 'image']],
    ));
  test('is compared after it is cropped', async () =>
    assert.equal(await found({ 'catalogue.massage.image': 'room' }, 330, 200), [
      [
        '“room” has 330×200 pixels, but the space for it (a card) needs at least 320×240 pixels, so it would be blurred.',
        HELP,
        ['catalogue', 'massage', 'image'],
      ],
    ]));
  test('is no problem where no page shows it', async () => assert.equal(await found({}, 20, 15), []));
});
