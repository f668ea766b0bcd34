import { longWord, sampleAction } from '../../examples.ts';
import { examplesOf } from '../../rendered-example.ts';
import { Embedded, type EmbeddedProps } from './Embedded.tsx';

const SCRIPT = 'https://provider.example/embed.js';

const calendar: EmbeddedProps = {
  id: 'book',
  title: 'Choose a time',
  text: ['Pick a day that suits you.'],
  embed: {
    provider: 'A calendar service',
    name: 'Appointment calendar',
    notice: ['The calendar is a service of another provider.'],
    action: { ...sampleAction, label: 'Book in the calendar' },
    source: {
      kind: 'calendar',
      script: SCRIPT,
      calLink: 'practice/first-call',
      namespace: 'practice',
      brandColour: '#1e3a31',
    },
  },
  drawn: 'month',
};

export const examples = examplesOf('Embedded', Embedded, {
  'a calendar': calendar,
  'a scheduler, in the element that its script fills': {
    ...calendar,
    embed: { ...calendar.embed, source: { kind: 'scheduler', script: SCRIPT, container: 'appointments' } },
  },
  'a form with long words and no drawing': {
    title: longWord,
    embed: {
      provider: longWord,
      name: longWord,
      notice: [longWord],
      action: { label: longWord, link: { href: 'mailto:hello@clinic.example' } },
      source: { kind: 'form', script: SCRIPT, formId: 'XyZ789', className: 'sign-up-XyZ789' },
    },
  },
});
