import { longWord, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { type ProfileProps, Profiles } from './Profiles.tsx';

const person: ProfileProps = {
  id: 'a',
  name: 'Dr A. Sample',
  title: 'Physician',
  focus: ['Listening first'],
  about: ['Sees everyone in person.'],
  qualifications: [['Degree, university'], ['Diploma, college']],
  register: {
    label: 'HCPC 1234567',
    link: { href: 'https://register.example/1234567', newTab: true, rel: 'noopener' },
  },
  department: 'body',
  image: sampleImage,
};

export const examples = examplesOf('Profiles', Profiles, {
  'two profiles': {
    title: 'Who you will meet',
    text: ['All registered.'],
    isLcp: true,
    people: [person, { ...person, id: 'b', department: 'rest' }],
  },
  'a long name, no portrait, no qualifications': {
    title: longWord,
    people: [{ id: 'a', name: longWord, title: longWord, focus: [longWord], qualifications: [], department: 'body' }],
  },
});
