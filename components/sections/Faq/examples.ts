import { longWord } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Faq } from './Faq.tsx';

export const examples = examplesOf('Faq', Faq, {
  'two questions, one with a link': {
    title: 'Questions',
    name: 'faq',
    questions: [
      { question: 'Is there any downtime?', answer: ['Small marks usually settle within a day.'] },
      {
        question: 'What if I have to cancel?',
        answer: ['See our ', { kind: 'link', link: { href: '/cancellation' }, parts: ['cancellation policy'] }, '.'],
      },
    ],
  },
  'a very long word': {
    id: 'questions',
    title: longWord,
    name: 'long',
    questions: [{ question: longWord, answer: [longWord] }],
  },
});
