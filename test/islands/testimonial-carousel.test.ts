import * as assert from 'uvu/assert';
import {
  TestimonialCarousel,
  type TestimonialCarouselProps,
} from '../../components/islands/testimonial-carousel/TestimonialCarousel.tsx';
import { buttonOf, type Hydrated, type HydrationOptions, hydrated, until } from '../support/hydration.ts';
import { suite } from '../support/suite.ts';

const props: TestimonialCarouselProps = {
  title: 'What clients say',
  text: ['In their ', { kind: 'strong', parts: ['own'] }, ' words.'],
  items: ['A', 'B', 'C'].map((name) => ({
    quote: [`I am `, { kind: 'stress', parts: [name] }, '.'],
    name: `Client ${name}`,
    role: 'Work',
  })),
};

const hydrate = (run: (page: Hydrated) => void | Promise<void>, options: HydrationOptions = {}) =>
  hydrated(TestimonialCarousel, props, run, options);

const live = (island: HTMLElement) => island.querySelector('[aria-live]');
const calm: HydrationOptions = {
  before: (window) => {
    window.happyDOM.settings.device.prefersReducedMotion = 'reduce';
  },
};

suite('the testimonial carousel', (test) => {
  test('it hydrates the server’s HTML without a warning', () => hydrate(({ island }) => assert.ok(live(island))));

  test('with a single item it hydrates without a warning, and has neither controls nor a number', () =>
    hydrated(TestimonialCarousel, { title: 'One', items: [{ quote: ['One.'], name: 'One' }] }, ({ island }) => {
      assert.is(island.querySelectorAll('button').length, 0);
      assert.not.match(island.textContent, '1/1');
    }));

  test('with several items each shows its number', () => hydrate(({ served }) => assert.match(served, '>1/')));

  test('it is a group of slides with a name (APG, carousel pattern)', () =>
    hydrate(({ island }) => {
      const group = island.querySelector('[aria-roledescription=carousel]');
      assert.is(group?.getAttribute('role'), 'group');
      assert.is(group?.getAttribute('aria-label'), 'What clients say');
    }));

  test('its pause control comes first in the order of the Tab key, and is not a toggle button', () =>
    hydrate(({ island }) => {
      const [first] = island.querySelectorAll('[aria-roledescription=carousel] :is(a,button,[tabindex])');
      assert.is(first?.getAttribute('aria-label'), 'Pause rotation');
      assert.is(first?.getAttribute('aria-pressed'), null);
    }));

  test('it does not mention rotation until it rotates', () =>
    hydrate(({ served }) => {
      assert.match(served, 'aria-label="Start rotation"');
      assert.not.match(served, 'Pause rotation');
    }));

  test('the label of its control changes', () =>
    hydrate(async ({ island }) => {
      buttonOf(island, 'Pause rotation').click();
      await until('stopped', () => island.innerHTML.includes('Start rotation'));
      buttonOf(island, 'Start rotation').click();
      await until('started', () => island.innerHTML.includes('Pause rotation'));
    }));

  test('rotation is off under reduced motion', () =>
    hydrate(({ island }) => assert.ok(buttonOf(island, 'Start rotation')), calm));

  test('slides are announced only if it is not rotating', () =>
    hydrate(async ({ island }) => {
      await until('rotating', () => live(island)?.getAttribute('aria-live') === 'off');
      assert.is(live(island)?.textContent, '');
      buttonOf(island, 'Next slide').click();
      await until('resting', () => live(island)?.getAttribute('aria-live') === 'polite');
      assert.is(live(island)?.textContent, '2 of 3: I am B. Client B');
    }));

  test('previous and next wrap around, and the dots follow', () =>
    hydrate(async ({ island }) => {
      const current = () => island.querySelector('.dots [aria-current]')?.getAttribute('aria-label');
      assert.is(current(), '1 of 3');
      for (const [name, place] of [
        ['Previous slide', '3 of 3'],
        ['Next slide', '1 of 3'],
        ['2 of 3', '2 of 3'],
      ] as const) {
        buttonOf(island, name).click();
        await until(place, () => current() === place);
      }
    }));

  test('it does not start to rotate while the focus is in it', () =>
    hydrate(({ island }) => assert.ok(buttonOf(island, 'Start rotation')), {
      before: (_, island) => buttonOf(island, 'Next slide').focus(),
    }));
});
