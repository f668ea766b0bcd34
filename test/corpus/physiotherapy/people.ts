/** The team of the physiotherapy practice. */
export const people = {
  megan: {
    name: 'Megan Airey',
    title: 'Physiotherapist, founder of the practice',
    focus: 'Backs, necks and headaches',
    department: 'physiotherapy',
    qualifications: ['BSc in physiotherapy, Manchester, 2006', 'Member of the Chartered Society of Physiotherapy'],
    registration: { register: 'HCPC', number: 'PH071284', url: 'https://register.example/hcpc/PH071284' },
    image: 'dot',
  },
  idris: {
    name: 'Dr Idris Vaughan',
    title: 'Physiotherapist',
    focus: 'Running injuries and tendons',
    department: 'physiotherapy',
    qualifications: ['PhD in biomechanics, Loughborough, 2015', 'MSc in physiotherapy'],
    registration: { register: 'HCPC', number: 'PH098117', url: 'https://register.example/hcpc/PH098117' },
    image: 'dot',
  },
  joanna: {
    name: 'Joanna Pye',
    title: 'Massage therapist',
    focus: 'Sports massage',
    department: 'physiotherapy',
    qualifications: ['Level 5 diploma in sports massage'],
    image: 'dot',
  },
  callum: {
    name: 'Callum Reed',
    title: 'Pilates teacher',
    focus: 'Classes on Mondays and Thursdays',
    department: 'physiotherapy',
    qualifications: ['Level 3 diploma in teaching Pilates'],
    image: 'dot',
  },
} as const;
