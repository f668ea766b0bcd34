/** The services of the psychotherapists. */
import { course } from 'clinic-site';

const shared = { image: 'dot', book: 'visit' } as const;

export const catalogue = {
  'first-conversation': {
    ...shared,
    category: 'single',
    name: 'First conversation',
    description: 'To find out what you need, and whether we are the right people.',
    price: '£45',
    duration: '45min',
    book: 'first',
  },
  'individual-therapy': {
    ...shared,
    category: 'single',
    name: 'Individual therapy',
    description: 'At your own pace, every week or every other week.',
    price: '£74 per session',
    duration: '50min',
    packages: [course('Six sessions', { sessions: 6, price: '£408', note: 'To be used within {figures.validity}' })],
  },
  'sleep-therapy': {
    ...shared,
    category: 'single',
    name: 'Sleep therapy',
    description: 'Cognitive behavioural therapy for insomnia.',
    price: '£78 per session',
    duration: '50min',
    figures: { sessions: 'six', sleep: 'seven in ten people slept better' },
    evidence: {
      sleep: 'Trauer and others, Annals of Internal Medicine 2015',
      sessions: 'European Insomnia Guideline 2023',
    },
  },
  'trauma-therapy': {
    ...shared,
    category: 'single',
    name: 'Trauma therapy',
    description: 'With eye movements, or without.',
    price: '£98 per session',
    duration: '1h 20min',
    figures: { sessions: 'eight to twelve' },
    evidence: { sessions: 'NICE guideline NG116' },
  },
  'online-session': {
    ...shared,
    category: 'single',
    name: 'Online session',
    description: 'By video, from wherever you can close the door.',
    price: '£66',
    duration: '50min',
  },
  'couples-therapy': {
    ...shared,
    category: 'together',
    name: 'Couples therapy',
    description: 'With Fergus, for two people who want to talk again.',
    price: 'From £96',
    duration: '1h',
    options: {
      hour: { title: 'One hour', price: '£96', duration: '1h', book: 'visit' },
      long: { title: 'Ninety minutes', price: '£138', duration: '1h 30min', book: 'visit' },
    },
  },
  'group-therapy': {
    ...shared,
    category: 'together',
    name: 'Group therapy',
    description: 'The same people, every week.',
    price: '£34 per session',
    duration: '1h 45min',
    figures: { members: 'eight' },
  },
  'adhd-assessment': {
    ...shared,
    category: 'reports',
    name: 'ADHD assessment',
    description: 'Two conversations, questionnaires and a written report.',
    price: '£640',
    duration: '1h 30min',
    figures: { report: 'three weeks' },
  },
  supervision: {
    ...shared,
    category: 'reports',
    name: 'Supervision',
    description: 'For therapists and trainees.',
    price: '£62',
    duration: '1h',
  },
} as const;
