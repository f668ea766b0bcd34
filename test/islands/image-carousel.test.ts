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

suite('the before/after slider', (test) => {
  test('wakes in the server’s markup without a warning', () =>
    hydrate(({ island }) => assert.is(island.querySelectorAll('img').length, 2)));

  test('wakes without a warning, and without buttons, where it has one picture', () =>
    hydrated(ImageCarousel, { title: 'One', images: props.images.slice(0, 1) }, ({ island }) =>
      assert.is(island.querySelectorAll('button').length, 0),
    ));

  test('is a group of slides with a name (APG, carousel pattern)', () =>
    hydrate(({ island }) => {
      const group = island.querySelector('[aria-roledescription=carousel]');
      assert.is(group?.getAttribute('role'), 'group');
      assert.is(group?.getAttribute('aria-label'), 'Before and after');
    }));

  test('shows both pictures before it is awake', () =>
    hydrate(({ served }) =>
      assert.equal(served.match(/ alt="[^"]*"/g), [' alt="Before: a line"', ' alt="After: no line"']),
    ));

  test('says nothing before the visitor moves it', () => hydrate(({ island }) => assert.is(told(island), '')));

  test('previous and next wrap round, and say where they have come', () =>
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

  test('arrow keys do the same, and leave keys with others to the browser', () =>
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
