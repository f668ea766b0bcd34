import { longWord, sampleAction, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { People, type PersonCard } from './People.tsx';

const person = (id: string): PersonCard => ({
  id,
  name: 'Dr A. Sample',
  title: 'Physician',
  focus: ['Listening first'],
  department: 'body',
  image: sampleImage,
});

export const examples = examplesOf('People', People, {
  'three people and a link': {
    title: 'Who we are',
    text: ['All registered.'],
    people: ['a', 'b', 'c'].map(person),
    action: sampleAction,
  },
  'one person without a portrait and with a very long name': {
    title: longWord,
    people: [{ ...person('a'), name: longWord, title: longWord, image: undefined }],
  },
});
