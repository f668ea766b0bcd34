import { longWord, sampleAction, sampleImage } from '../examples.ts';
import type { CardProps } from '../primitives/cards/Card.tsx';
import { CardGroup } from '../primitives/cards/CardGroup.tsx';
import { SoonList } from '../primitives/cards/SoonList.tsx';
import { cardGroups } from '../primitives/cards/style.ts';
import type { RenderedExample } from '../rendered-example.ts';

const card: CardProps = {
  name: 'Massage',
  href: '/treatments/massage',
  image: sampleImage,
  subtitle: 'For shoulders that sit at a desk',
  price: '£60 per session',
  duration: '45min',
};

const priceList = {
  title: 'Courses',
  items: [
    { name: 'Four sessions', note: '£51 each', price: '£201', saving: 'save £40' },
    { name: 'Eight sessions', note: '£45 each', price: '£360', saving: 'save £121' },
  ],
  action: { label: 'All prices', link: { href: '/treatments' } },
};

/** Examples of cards, prices and upcoming treatments, as groups combine them. */
export const cards: readonly RenderedExample[] = [
  {
    component: 'Card',
    example: 'an image, and a very long name with a price without an amount',
    element: (
      <div css={cardGroups}>
        <CardGroup
          heading="h4"
          group={{
            title: 'Body',
            text: ['Rest for those who stand all day.'],
            cards: [card, { name: longWord, href: '/treatments/long', price: 'Complimentary', duration: '1h 30min' }],
          }}
        />
      </div>
    ),
  },
  {
    component: 'CardGroup',
    example: 'a booking link in an empty cell',
    element: (
      <div css={cardGroups}>
        <CardGroup
          heading="h4"
          group={{ title: 'Hands', cards: [card], call: { label: 'Not sure which?', action: sampleAction } }}
        />
      </div>
    ),
  },
  {
    component: 'PriceList',
    example: 'instead of the last cards',
    element: (
      <div css={cardGroups}>
        <CardGroup heading="h4" group={{ title: 'Courses', cards: [card], list: priceList }} />
      </div>
    ),
  },
  {
    component: 'SoonList',
    example: 'two treatments',
    element: (
      <SoonList
        heading="h4"
        items={[
          { name: 'Hot stones', href: '/treatments/hot-stones', line: 'TBA • 30min' },
          { name: longWord, href: '/treatments/long-word', line: 'TBA' },
        ]}
      />
    ),
  },
];
