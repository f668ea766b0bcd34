/** The team of the travel clinic. */
export const people = {
  joanna: {
    name: 'Joanna Peake',
    title: 'Travel health nurse, founder of the clinic',
    focus: 'Vaccinations and long journeys',
    department: 'travel',
    qualifications: ['Diploma in travel medicine, Glasgow, 2010', 'BSc in nursing, Hull, 2003'],
    registration: { register: 'NMC', number: '03I1744E', url: 'https://register.example/nmc/03I1744E' },
    image: 'dot',
  },
  samir: {
    name: 'Dr Samir Osei',
    title: 'Doctor',
    focus: 'Altitude, diving and fitness to travel',
    department: 'travel',
    qualifications: ['MBChB, Sheffield, 2007'],
    registration: { register: 'GMC', number: '6159472', url: 'https://register.example/gmc/6159472' },
    image: 'dot',
  },
  beth: {
    name: 'Beth Carling',
    title: 'Pharmacist',
    focus: 'Malaria and travel kits',
    department: 'travel',
    qualifications: ['MPharm, Nottingham, 2014'],
    registration: { register: 'GPhC', number: '2087315', url: 'https://register.example/gphc/2087315' },
    image: 'dot',
  },
  luca: {
    name: 'Luca Ferro',
    title: 'Reception',
    focus: 'Bookings and certificates',
    department: 'travel',
    qualifications: ['Has crossed the Sahara by bicycle'],
    image: 'dot',
  },
} as const;
