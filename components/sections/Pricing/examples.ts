import { longWord, sampleAction } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { type PriceRowProps, Pricing, type PricingProps } from './Pricing.tsx';

const single: PriceRowProps = {
  label: 'Single session',
  price: '£60 per session',
  amount: 6000,
  each: '£60',
  action: { ...sampleAction, label: 'Book' },
};

const course: PriceRowProps = {
  ...single,
  label: 'Course of four',
  note: 'one week apart',
  price: '£200',
  amount: 20000,
  reference: 24000,
  each: '£50',
  saving: 'Save £40',
  instead: 'instead of £240',
};

const scale: PricingProps['scale'] = { end: 30000, labels: ['£0', '£100', '£200', '£300'] };

export const examples = examplesOf('Pricing', Pricing, {
  'a single session and a course': {
    text: ['Savings are against single sessions.'],
    note: ['Courses are valid for a year.'],
    caption: 'Prices of Massage',
    unit: 'session',
    scale,
    groups: [{ rows: [single, course] }],
  },
  'two options, each with its courses': {
    title: 'Prices',
    caption: 'Prices of Stones',
    unit: 'session',
    scale,
    groups: [
      { title: 'Hot', rows: [single, course] },
      { title: 'Cold', rows: [{ ...single, price: 'From £60' }, course] },
    ],
  },
  'long words, a complimentary price and one that cannot be booked yet': {
    id: 'pricing',
    caption: longWord,
    unit: 'session',
    groups: [
      {
        rows: [
          {
            label: longWord,
            note: longWord,
            price: 'Complimentary',
            amount: 0,
            usual: 'usually £30',
            action: sampleAction,
          },
          { label: 'Later', price: 'TBA', amount: 0, action: sampleAction },
        ],
      },
    ],
  },
});
