import { type Examples, longWord, pixel } from '../examples.ts';
import { cool, warm } from '../theme.ts';
import type { PrintedDesign, PrintedDocumentProps } from './props.ts';

interface Example {
  readonly content: PrintedDocumentProps;
  readonly design: PrintedDesign;
}

const design: PrintedDesign = {
  origin: 'https://practice.example',
  palette: warm,
  logo: [warm.field, cool.field],
  fonts: [],
  images: { head: pixel },
};

const note = { title: 'Before', copy: ['Tell us of your health.'] };

const content: PrintedDocumentProps = {
  language: 'en-GB',
  title: 'A guide',
  description: 'What we do.',
  author: 'Practice',
  smallPrint: ['Results vary. See ', { kind: 'link', link: { href: '/terms' }, parts: ['our terms'] }, '.'],
  pages: [
    {
      head: ['Leeds'],
      parts: [
        { kind: 'cover', title: 'A guide', lead: ['What we do.'], image: { name: 'head', alt: 'Drawing: a head' } },
        {
          kind: 'lists',
          lists: [
            { title: 'It can', items: [['Help'], ['Ease']] },
            { title: 'It cannot', items: [['Heal']], negative: true },
          ],
        },
        { kind: 'steps', title: 'How to begin', cells: [note, { ...note, title: 'After' }] },
      ],
    },
    {
      head: ['A guide'],
      parts: [
        {
          kind: 'prices',
          title: 'Prices',
          text: ['On one scale.'],
          scale: { end: 60_000, labels: ['£0', '£200', '£400', '£600'] },
          items: [
            {
              name: 'Massage',
              copy: ['An hour.'],
              length: '1h',
              lines: [
                { price: 'From £60', amount: 6000 },
                { label: 'Course of five', price: '£250', amount: 25_000, reference: 30_000, saving: 'save £50' },
              ],
            },
          ],
        },
        { kind: 'notes', title: 'Around a visit', cells: [note] },
        {
          kind: 'closing',
          title: 'Begin',
          copy: ['1 Sample Street'],
          actions: [
            { label: 'Book', link: { href: '/go/visit?utm_source=guide' }, note: '20min, by video' },
            { label: 'Write', link: { href: 'mailto:hello@practice.example' } },
          ],
        },
      ],
    },
  ],
};

export const examples: Examples<Example> = {
  'two pages with every part': { content, design },
  'one page with long words and without optional parts': {
    content: {
      ...content,
      pages: [
        {
          head: [longWord],
          parts: [
            { kind: 'cover', title: longWord, lead: [longWord] },
            {
              kind: 'prices',
              title: longWord,
              scale: { end: 1_250_000, labels: ['£0', '£2,500', '£5,000', '£7,500', '£10,000', '£12,500'] },
              items: [
                {
                  name: longWord,
                  copy: [longWord],
                  length: '1h 30min',
                  lines: [{ price: 'Complimentary', amount: 0 }],
                },
              ],
            },
          ],
        },
      ],
    },
    design: { ...design, palette: cool },
  },
};
