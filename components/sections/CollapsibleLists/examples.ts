import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { CollapsibleLists } from './CollapsibleLists.tsx';

export const examples = examplesOf('CollapsibleLists', CollapsibleLists, {
  'two lists': {
    title: 'What to expect',
    name: 'lists',
    lists: [
      { title: 'Before', items: [['Your questions'], ['A quiet place']] },
      { title: 'After', items: [['Time to decide']] },
    ],
  },
  'a very long word': { title: longWord, name: 'long', lists: [{ title: longWord, items: [[longWord]] }] },
});
