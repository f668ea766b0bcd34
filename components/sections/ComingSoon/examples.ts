import { longWord, sampleAction } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { ComingSoon } from './ComingSoon.tsx';

export const examples = examplesOf('ComingSoon', ComingSoon, {
  'two treatments and a list to join': {
    title: 'Mud baths launching soon',
    text: ['Join the list, and we write to you when they can be booked.'],
    items: [
      { name: 'Warm mud', href: '/treatments/warm-mud', line: 'TBA • 30min' },
      { name: 'Cold mud', href: '/treatments/cold-mud', line: 'TBA • 1h' },
    ],
    action: { label: 'Join the list', link: { href: 'mailto:hello@example.com' } },
  },
  'long words': {
    id: 'soon',
    title: longWord,
    items: [{ name: longWord, href: '/long', line: longWord }],
    action: sampleAction,
  },
});
