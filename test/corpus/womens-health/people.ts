/** The team of the women’s health clinic. */
export const people = {
  helena: {
    name: 'Dr Helena Ashworth',
    title: 'GP, founder of the clinic',
    focus: 'Menopause and the years before it',
    department: 'clinic',
    qualifications: [
      'MBChB, Leicester, 2004',
      'MRCGP, 2009',
      'Certificate in menopause care of the British Menopause Society, 2019',
    ],
    registration: { register: 'GMC', number: '6043127', url: 'https://register.example/gmc/6043127' },
    image: 'dot',
  },
  nkechi: {
    name: 'Dr Nkechi Obaze',
    title: 'Gynaecologist',
    focus: 'Bleeding, fibroids and scans',
    department: 'clinic',
    qualifications: [
      'MBBS, Newcastle, 2003',
      'MRCOG, 2010',
      'On the Specialist Register for obstetrics and gynaecology since 2014',
    ],
    registration: { register: 'GMC', number: '6098254', url: 'https://register.example/gmc/6098254' },
    image: 'dot',
  },
  bryony: {
    name: 'Bryony Teale',
    title: 'Nurse',
    focus: 'Coils, pessaries and cervical screening',
    department: 'clinic',
    qualifications: [
      'BSc in nursing, Worcester, 2011',
      'Letter of competence in coils, Faculty of Sexual and Reproductive Healthcare, 2020',
    ],
    registration: { register: 'NMC', number: '08C2214E', url: 'https://register.example/nmc/08C2214E' },
    image: 'dot',
  },
  sunita: {
    name: 'Sunita Rao',
    title: 'Physiotherapist',
    focus: 'The pelvic floor',
    department: 'clinic',
    qualifications: ['BSc (Hons) in physiotherapy, Coventry, 2012'],
    registration: { register: 'HCPC', number: 'PH94417', url: 'https://register.example/hcpc/PH94417' },
    image: 'dot',
  },
  carys: {
    name: 'Carys Penhale',
    title: 'Dietitian',
    focus: 'Bones, weight and the heart',
    department: 'clinic',
    qualifications: ['BSc (Hons) in nutrition and dietetics, Cardiff, 2015'],
    registration: { register: 'HCPC', number: 'DT27306', url: 'https://register.example/hcpc/DT27306' },
    image: 'dot',
  },
} as const;
