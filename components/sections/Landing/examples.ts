import { longWord, sampleAction, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Landing } from './Landing.tsx';

const brand = { name: 'A clinic', href: '/', departmentPalettes: ['body', 'hands'] };

export const examples = examplesOf('Landing', Landing, {
  'two buttons and an image': {
    brand,
    place: 'Old Street, Leeds',
    title: 'Begin with a question',
    image: sampleImage,
    consult: { ...sampleAction, noteFirst: 'Twenty minutes' },
    quiz: { label: 'Take the quiz', note: 'One minute', link: { href: 'https://quiz.example', newTab: true } },
  },
  'long words, no image and no notes': {
    brand: { ...brand, name: longWord },
    place: longWord,
    title: longWord,
    consult: { label: longWord, link: { href: '/consult' } },
    quiz: { label: longWord, link: { href: '/quiz' } },
  },
});
