import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { PriceTable } from './PriceTable.tsx';

export const examples = examplesOf('PriceTable', PriceTable, {
  'two categories, with options, a course and a treatment that is coming soon': {
    title: 'Prices',
    text: ['Savings are against single sessions.'],
    note: ['Courses are valid for a year.'],
    caption: 'All prices',
    groups: [
      {
        name: 'Massage',
        href: '/treatments',
        rows: [
          { name: 'Massage', href: '/treatments/massage', duration: '30min', price: 'From £40' },
          { name: 'Half an hour', of: 'Massage', duration: '30min', price: '£40' },
          { name: 'Course of four', of: 'Massage', price: '£1,400', saving: 'Save £160' },
        ],
      },
      {
        name: 'Advice',
        rows: [
          {
            name: 'First call',
            href: '/treatments/call',
            duration: '15min',
            price: 'Complimentary',
            note: 'usually £30',
          },
          { name: 'Later', href: '/treatments/later', duration: '1h 30min', price: 'TBA' },
        ],
      },
    ],
  },
  'long words': {
    id: 'prices',
    title: longWord,
    caption: longWord,
    groups: [
      {
        name: longWord,
        rows: [{ name: longWord, duration: '1h 30min', price: 'From £1,240 per session', note: longWord }],
      },
    ],
  },
});
