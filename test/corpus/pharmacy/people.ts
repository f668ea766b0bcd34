/** The team of the pharmacy. */
export const people = {
  gwen: {
    name: 'Gwen Airey',
    title: 'Pharmacist, owner of the pharmacy',
    focus: 'Checks and jabs',
    department: 'care',
    qualifications: ['MPharm, Manchester, 2006'],
    registration: { register: 'GPhC', number: '2061184', url: 'https://register.example/gphc/2061184' },
    image: 'dot',
  },
  tariq: {
    name: 'Tariq Mahmood',
    title: 'Pharmacist',
    focus: 'Asthma and giving up smoking',
    department: 'care',
    qualifications: ['MPharm, Bradford, 2016', 'Independent prescriber, 2021'],
    registration: { register: 'GPhC', number: '2094420', url: 'https://register.example/gphc/2094420' },
    image: 'dot',
  },
  molly: {
    name: 'Molly Benn',
    title: 'Healthcare assistant',
    focus: 'Ears and samples',
    department: 'care',
    qualifications: ['Certificate in ear care, Preston, 2022'],
    image: 'dot',
  },
} as const;
