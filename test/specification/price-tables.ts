/** Prices from the specification: document 2, section 9; document 1, section 3. */

/**
 * A line of a price list: treatment, label, price and booking link; for a course also the saving and the price per
 * session.
 */
export type LineRow = readonly [
  slug: string,
  label: string,
  price: string,
  book: string,
  saving?: string,
  each?: string,
  variant?: string,
];

export const SINGLES: readonly LineRow[] = [
  ['anti-wrinkle', 'One Area', '£160', '/go/square_site'],
  ['anti-wrinkle', 'Two Areas', '£220', '/go/square_site'],
  ['anti-wrinkle', 'Three Areas', '£260', '/go/three_areas'],
  ['jawline-slimming', 'Jawline Slimming', '£300', '/go/masseter'],
  ['neck-lift', 'Neck Lift', '£270', '/go/nefertiti'],
  ['smile-lift', 'Smile Lift', '£120', '/go/dao'],
  ['sweat-control', 'Sweat Reduction', '£350', '/go/hyperhidrosis'],
  ['lower-face-contour-duo', 'Lower-Face Contour Duo', '£520 instead of £570', '/go/contour_duo', 'Save £50'],
  ['profhilo', 'Single session', '£300 per session', '/go/profhilo'],
  ['sunekos', 'Single session', '£250 per session', '/go/sunekos'],
  ['eye-rejuvenation', 'Single session', 'From £250', '/go/eyes_pns'],
  ['full-face-regeneration', 'Single session', 'From £300', '/go/face_pns'],
  ['microneedling', 'Single session', '£200', '/go/microneedling_reg', '', '£200 per session', 'Classic'],
  ['microneedling', 'Single session', '£280', '/go/microneedling_regen', '', '£280 per session', 'Regenerative'],
  ['sculptra', 'Single vial', '£550 per vial', '/go/sculptra'],
];

/** The package tables with the booking link of each. */
export const PACKAGES: readonly LineRow[] = [
  ['profhilo', 'Two sessions', '£550 instead of £600', '/go/profhilo', 'Save £50', '£275 per session'],
  ['sunekos', 'Course of four', '£800 instead of £1000', '/go/sunekos', 'Save £200', '£200 per session'],
  ['eye-rejuvenation', 'Course of three', '£650 instead of £750', '/go/eyes_pns', 'Save £100', '£216.67 per session'],
  [
    'full-face-regeneration',
    'Course of three',
    '£800 instead of £900',
    '/go/face_pns',
    'Save £100',
    '£266.67 per session',
  ],
  [
    'microneedling',
    'Course of 3',
    '£560 instead of £600',
    '/go/microneedling_reg',
    'Save £40',
    '£186.67 per session',
    'Classic',
  ],
  [
    'microneedling',
    'Course of 6',
    '£1,050 instead of £1,200',
    '/go/microneedling_reg',
    'Save £150',
    '£175 per session',
    'Classic',
  ],
  [
    'microneedling',
    'Course of 3',
    '£790 instead of £840',
    '/go/microneedling_regen',
    'Save £50',
    '£263.33 per session',
    'Regenerative',
  ],
  [
    'microneedling',
    'Course of 6',
    '£1,480 instead of £1,680',
    '/go/microneedling_regen',
    'Save £200',
    '£246.67 per session',
    'Regenerative',
  ],
  ['sculptra', 'Course of two vials', '£1000 instead of £1100', '/go/sculptra', 'Save £100', '£500 per vial'],
];

/**
 * The Signature offers: name, subtitle, prices, saving, features, button, link, and whether the link opens in the same
 * window.
 */
export const OFFERS = [
  {
    name: 'Wrinkle Reset',
    subtitle: 'Three areas + full-face polynucleotides',
    description: '3 areas of anti-wrinkle plus full-face polynucleotides.',
    price: '£400',
    normal: 'normal £580',
    saving: 'Save £180',
    button: 'Book Wrinkle Reset',
    href: '/go/skin_consultations',
    newTab: false,
  },
  {
    name: 'Glow Revival',
    subtitle: 'Full-face Profhilo + under-eye polynucleotides',
    description: 'Full-face Profhilo plus under-eye polynucleotides. A second session is advised after 4 weeks.',
    price: '£450',
    normal: 'normal £550',
    saving: 'Save £100',
    button: 'Book Glow Revival',
    href: '/go/glow_revival',
    newTab: true,
  },
  {
    name: 'The Perfect Tone Protocol',
    subtitle: 'Coming soon',
    description: 'A protocol for uneven skin tone that cannot be booked yet.',
    price: 'TBA',
    normal: undefined,
    saving: undefined,
    button: 'Join Waitlist',
    href: '/go/skin_consultations',
    newTab: true,
  },
] as const;

/** The coaching programmes: duration, price, the line below the price, and the booking link. */
export const PROGRAMMES = [
  ['Discovery Call', '30min', 'Complimentary', undefined, '/go/mind_consultation'],
  [
    'Clarity & Strategy Session',
    '1h',
    '£250',
    'Credited if you continue into a programme',
    '/go/clarity_strategy_session',
  ],
  ['Momentum 6', '6 sessions over 8 weeks', '£1,350', 'or 2 x £675 = £1,350 in all', '/go/momentum_6'],
  ['Transformation 12', '12 sessions over 3 months', '£2,450', 'or 3 x £950 = £2,850 in all', '/go/transformation_12'],
  ['Elite Retainer', '4 sessions a month, quarterly and yearly reviews', '£12,000', undefined, '/go/mind_consultation'],
] as const;
