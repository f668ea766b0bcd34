import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Policy } from './Policy.tsx';

export const examples = examplesOf('Policy', Policy, {
  'numbered sections with every kind of block': {
    title: 'Terms',
    updated: '27 August 2025',
    contents: [
      { id: 'who-we-are', number: '1.', text: 'Who we are' },
      { id: 'notice', number: '2.', text: 'Notice' },
    ],
    blocks: [
      { kind: 'paragraph', words: ['These terms apply when you book.'] },
      { kind: 'heading', level: 2, id: 'who-we-are', number: '1.', words: ['Who we are'] },
      { kind: 'paragraph', words: ['A clinic, ', { kind: 'strong', parts: ['by appointment'] }, '.'] },
      {
        kind: 'list',
        ordered: false,
        items: [
          [{ kind: 'paragraph', words: ['One'] }],
          [
            { kind: 'paragraph', words: ['Two'] },
            { kind: 'list', ordered: true, items: [[{ kind: 'paragraph', words: ['First'] }]] },
          ],
        ],
      },
      { kind: 'heading', level: 2, id: 'notice', number: '2.', words: ['Notice'] },
      { kind: 'heading', level: 3, id: 'how', words: ['How much'] },
      {
        kind: 'table',
        label: 'Table 1: How much',
        head: [['When'], ['What is charged']],
        rows: [
          [['In time'], ['Nothing']],
          [['Late'], ['A part']],
        ],
      },
      { kind: 'quote', blocks: [{ kind: 'paragraph', words: ['I cancel my contract.'] }] },
    ],
  },
  'long words, no numbers': {
    id: 'policy',
    title: longWord,
    updated: '1 January 2026',
    contents: [{ id: 'long', text: longWord }],
    blocks: [
      { kind: 'heading', level: 2, id: 'long', words: [longWord] },
      { kind: 'paragraph', words: [longWord] },
      { kind: 'table', label: 'Table 1', head: [[longWord], [longWord]], rows: [[[longWord], [longWord]]] },
    ],
  },
});
