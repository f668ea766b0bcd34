import { longWord, sampleAction } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { type ProgrammeProps, Programmes } from './Programmes.tsx';

const call: ProgrammeProps = {
  name: 'First call',
  schedule: '30min',
  description: ['A conversation.'],
  price: 'Complimentary',
  sessions: 1,
  open: false,
  action: { ...sampleAction, label: 'Book First call' },
};

export const examples = examplesOf('Programmes', Programmes, {
  'a call, a programme and an ongoing programme': {
    id: 'hands',
    title: 'Programmes',
    text: ['From one conversation to a monthly programme.'],
    department: 'hands',
    span: 12,
    programmes: [
      call,
      {
        ...call,
        name: 'Eight weeks',
        schedule: '6 sessions over 8 weeks',
        weeks: 8,
        sessions: 6,
        price: '£900',
        instalments: 'or 2 x £450 = £900 in all',
        note: ['Credited if you continue'],
      },
      {
        ...call,
        name: 'Standing',
        schedule: '4 sessions a month',
        weeks: 4,
        sessions: 4,
        open: true,
        price: '£9,000',
      },
    ],
    action: sampleAction,
  },
  'long words': {
    title: longWord,
    department: 'hands',
    span: 1,
    programmes: [{ ...call, name: longWord, schedule: longWord, description: [longWord], price: longWord }],
  },
});
