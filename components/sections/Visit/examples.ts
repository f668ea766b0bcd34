import { longWord, sampleAction, sampleImage } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Visit, type VisitProps } from './Visit.tsx';

const visit: VisitProps = {
  title: 'Visit',
  text: ['Please book first.'],
  address: ['1 Sample Street', 'Leeds W1A 1AA'],
  phone: { label: '020\u00a07946\u00a00000', link: { href: 'tel:+442079460000' } },
  email: { label: 'hello@practice.example', link: { href: 'mailto:hello@practice.example' } },
  hours: {
    kind: 'table',
    times: {
      zone: 'Europe/London',
      week: [
        [[540, 750]],
        [
          [540, 720],
          [780, 1020],
        ],
        [],
        [],
        [],
        [],
        [],
      ],
      closures: [['2030-01-01', '2030-01-01']],
      special: [['2029-12-24', '2029-12-24', [[600, 840]]]],
    },
    scale: { from: '09:00', to: '17:00', length: 480 },
    days: [
      { day: 'Monday', text: '09:00–12:30', open: [{ at: 0, length: 210 }] },
      {
        day: 'Tuesday',
        text: '09:00–12:00, 13:00–17:00',
        open: [
          { at: 0, length: 180 },
          { at: 240, length: 240 },
        ],
      },
      { day: 'Wednesday', text: 'Closed', open: [] },
      {
        day: '24 December 2029',
        reason: 'Christmas Eve',
        text: '10:00–14:00',
        open: [{ at: 60, length: 240 }],
      },
    ],
  },
  visitNote: 'By appointment',
  specialDays: ['Closed 1 January 2030: New Year'],
  actions: [{ label: 'Directions', link: { href: 'https://maps.example', newTab: true, rel: 'noopener' } }],
  map: {
    image: sampleImage,
    embed: {
      provider: 'A maps service',
      name: 'Map of the street',
      notice: ['The map is someone else’s service.'],
      action: sampleAction,
      source: { kind: 'map', src: 'https://maps.example/frame?key=sample' },
    },
  },
};

export const examples = examplesOf('Visit', Visit, {
  'hours as bars, and a map': visit,
  'a drawn map only': { ...visit, map: { image: sampleImage } },
  'hours in words, no map': {
    ...visit,
    text: undefined,
    hours: { kind: 'words', text: 'Monday 09:00–12:30; Wednesday closed' },
    specialDays: [],
    map: undefined,
  },
  'long words, no buttons': {
    ...visit,
    title: longWord,
    address: [longWord],
    email: { ...visit.email, label: longWord },
    actions: [],
  },
});
