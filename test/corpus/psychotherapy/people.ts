/** The team of the psychotherapists. */
export const people = {
  isla: {
    name: 'Isla Renton',
    title: 'Psychologist, founder of the practice',
    focus: 'Anxiety and trauma',
    department: 'therapy',
    qualifications: ['Doctorate in clinical psychology, Edinburgh, 2009'],
    registration: { register: 'HCPC', number: 'PYL21907', url: 'https://register.example/hcpc/PYL21907' },
    image: 'dot',
  },
  fergus: {
    name: 'Fergus Boyd',
    title: 'Couples therapist',
    focus: 'Couples and families',
    department: 'therapy',
    qualifications: ['MSc in systemic therapy, Glasgow, 2012'],
    image: 'dot',
  },
  noor: {
    name: 'Noor Ahmadi',
    title: 'Cognitive behavioural therapist',
    focus: 'Sleep, panic and low mood',
    department: 'therapy',
    qualifications: ['Postgraduate diploma in CBT, Stirling, 2017', 'Accredited by the BABCP, 2019'],
    image: 'dot',
  },
  callum: {
    name: 'Callum Reid',
    title: 'Practice manager',
    focus: 'Appointments and invoices',
    department: 'therapy',
    qualifications: ['HND in administration, Perth'],
    image: 'dot',
  },
} as const;
