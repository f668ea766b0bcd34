import * as assert from 'uvu/assert';
import { sampleImage } from '../../components/examples.ts';
import { ImageCarousel, type ImageCarouselProps } from '../../components/islands/image-carousel/ImageCarousel.tsx';
import { buttonOf, type Hydrated, hydrated, until } from '../support/hydration.ts';
import { suite } from '../support/suite.ts';

const image = (src: string, alt: string) => ({ ...sampleImage, src, alt });

const props: ImageCarouselProps = {
  title: 'Before and after',
  images: [image('/a.webp', 'Before: a line'), image('/b.webp', 'After: no line')],
};

const hydrate = (run: (page: Hydrated) => void | Promise<void>) => hydrated(ImageCarousel, props, run);
const told = (island: HTMLElement) => island.querySelector('[aria-live]')?.textContent;

suite('the before/after carousel', (test) => {
  test('it hydrates the server’s HTML without a warning', () =>
    hydrate(({ island }) => assert.is(island.querySelectorAll('img').length, 2)));

  test('with a single image it hydrates without a warning and has no buttons', () =>
    hydrated(ImageCarousel, { title: 'One', images: props.images.slice(0, 1) }, ({ island }) =>
      assert.is(island.querySelectorAll('button').length, 0),
    ));

  test('it is a group of slides with a name (APG, carousel pattern)', () =>
    hydrate(({ island }) => {
      const group = island.querySelector('[aria-roledescription=carousel]');
      assert.is(group?.getAttribute('role'), 'group');
      assert.is(group?.getAttribute('aria-label'), 'Before and after');
    }));

  test('both images are shown before hydration', () =>
    hydrate(({ served }) =>
      assert.equal(served.match(/ alt="[^"]*"/g), [' alt="Before: a line"', ' alt="After: no line"']),
    ));

  test('nothing is announced before the visitor moves it', () => hydrate(({ island }) => assert.is(told(island), '')));

  test('previous and next wrap around and announce the new position', () =>
    hydrate(async ({ island }) => {
      for (const [name, words] of [
        ['Next picture', '2 of 2: After: no line'],
        ['Next picture', '1 of 2: Before: a line'],
        ['Previous picture', '2 of 2: After: no line'],
        ['Previous picture', '1 of 2: Before: a line'],
      ] as const) {
        buttonOf(island, name).click();
        await until(words, () => told(island) === words);
      }
    }));

  test('arrow keys do the same, and combinations with modifier keys are left to the browser', () =>
    hydrate(async ({ island }) => {
      const list = island.querySelector('ol');
      const press = (key: string, altKey = false) =>
        list?.dispatchEvent(Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), { key, altKey }));
      assert.is(press('ArrowLeft'), false);
      await until('the last', () => told(island) === '2 of 2: After: no line');
      assert.is(press('ArrowRight'), false);
      await until('the first', () => told(island) === '1 of 2: Before: a line');
      assert.is(press('ArrowRight', true), true);
      assert.is(press('Tab'), true);
      assert.is(told(island), '1 of 2: Before: a line');
    }));
});
