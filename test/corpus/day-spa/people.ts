/** The team of the day spa. */
export const people = {
  imogen: {
    name: 'Imogen Shaw',
    title: 'Laser therapist, owner of the spa',
    focus: 'Hair removal by laser',
    department: 'spa',
    qualifications: ['Level 4 award in laser and light, 2017', 'Core of Knowledge certificate, renewed in 2025'],
    about: 'Bought the old lantern works in 2015, with a leaking roof and a colony of bats.',
    image: 'dot',
  },
  priya: {
    name: 'Priya Nair',
    title: 'Registered nurse',
    focus: 'Peels and microneedling',
    department: 'spa',
    qualifications: ['BSc in adult nursing, Salford, 2012', 'Level 7 certificate in skin rejuvenation, 2021'],
    registration: { register: 'NMC', number: '12C2207E', url: 'https://register.example/nmc/12c2207e' },
    image: 'dot',
  },
  chloe: {
    name: 'Chloe Baxter',
    title: 'Beauty therapist',
    focus: 'Brows, lashes and nails',
    department: 'spa',
    qualifications: ['Level 3 diploma in beauty therapy, Buxton, 2019'],
    image: 'dot',
  },
  tomasz: {
    name: 'Tomasz Wilk',
    title: 'Massage therapist',
    focus: 'Swedish and hot stone massage',
    department: 'spa',
    qualifications: ['Level 5 diploma in massage, Manchester, 2016'],
    registration: { register: 'CNHC', number: '058814', url: 'https://register.example/cnhc/058814' },
    image: 'dot',
  },
} as const;
