/** The team of the podiatry clinic. */
export const people = {
  ruth: {
    name: 'Ruth Penhale',
    title: 'Podiatrist, founder of the clinic',
    focus: 'Nail surgery and verrucae',
    department: 'podiatry',
    qualifications: ['BSc in podiatry, Plymouth, 2005', 'Member of the Royal College of Podiatry'],
    registration: { register: 'HCPC', number: 'CH018842', url: 'https://register.example/hcpc/CH018842' },
    image: 'dot',
  },
  samir: {
    name: 'Dr Samir Haddad',
    title: 'Podiatrist',
    focus: 'Running injuries and gait',
    department: 'podiatry',
    qualifications: ['PhD in biomechanics, Salford, 2016', 'BSc in podiatry'],
    registration: { register: 'HCPC', number: 'CH029417', url: 'https://register.example/hcpc/CH029417' },
    image: 'dot',
  },
  bethan: {
    name: 'Bethan Lyle',
    title: 'Foot health practitioner',
    focus: 'Routine care and home visits',
    department: 'podiatry',
    qualifications: ['Level 4 diploma in foot health care'],
    image: 'dot',
  },
  oscar: {
    name: 'Oscar Dunn',
    title: 'Receptionist',
    focus: 'Appointments and invoices',
    department: 'podiatry',
    qualifications: ['Certificate in business administration'],
    image: 'dot',
  },
} as const;
