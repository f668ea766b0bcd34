/** The groups of treatments of the practice for exotic pets. */
export const categories = {
  checks: {
    name: 'Consultations and checks',
    department: 'practice',
    anchor: 'checks',
    route: '/checks',
    description: 'A vet or a nurse looks your animal over.',
  },
  reptiles: {
    name: 'Reptiles',
    department: 'practice',
    anchor: 'reptiles',
    route: '/reptiles',
    description: 'Checks, tests and visits at home.',
  },
  prevention: {
    name: 'Routine care',
    department: 'practice',
    anchor: 'prevention',
    route: '/treatments',
    description: 'Vaccinations, chips, claws and beaks.',
  },
  operations: {
    name: 'Operations',
    department: 'practice',
    anchor: 'operations',
    route: '/treatments',
    description: 'Neutering and teeth.',
  },
  stays: {
    name: 'Stays',
    department: 'practice',
    anchor: 'stays',
    route: '/treatments',
    description: 'For the time when you are away.',
  },
} as const;
