/** Offers that structured data contains, and offers that it must not contain. */

/** Offers: the page, the name of the service or of its option, and the price. */
export const OFFERS: readonly (readonly [route: string, name: string, price: string, unit?: string])[] = [
  ['/treatments/profhilo', 'Profhilo', '300.00', 'session'],
  ['/treatments/profhilo', 'Profhilo: Two sessions', '550.00'],
  ['/treatments/sunekos', 'Sunekos', '250.00', 'session'],
  ['/treatments/sunekos', 'Sunekos: Course of four', '800.00'],
  ['/treatments/eye-rejuvenation', 'Eye Rejuvenation', '250.00'],
  ['/treatments/eye-rejuvenation', 'Eye Rejuvenation: Course of three', '650.00'],
  ['/treatments/full-face-regeneration', 'Full Face Regeneration', '300.00'],
  ['/treatments/full-face-regeneration', 'Full Face Regeneration: Course of three', '800.00'],
  ['/treatments/microneedling', 'Microneedling: Classic', '200.00'],
  ['/treatments/microneedling', 'Microneedling: Regenerative', '280.00'],
  ['/treatments/microneedling', 'Microneedling, Classic: Course of 3', '560.00'],
  ['/treatments/microneedling', 'Microneedling, Classic: Course of 6', '1050.00'],
  ['/treatments/microneedling', 'Microneedling, Regenerative: Course of 3', '790.00'],
  ['/treatments/microneedling', 'Microneedling, Regenerative: Course of 6', '1480.00'],
  ['/treatments/sculptra', 'Sculptra', '550.00', 'vial'],
  ['/treatments/sculptra', 'Sculptra: Course of two vials', '1000.00'],
  ...['/mind', '/treatments'].flatMap(
    (route) =>
      [
        [route, 'Discovery Call', '0.00'],
        [route, 'Clarity & Strategy Session', '250.00'],
        [route, 'Momentum 6', '1350.00'],
        [route, 'Transformation 12', '2450.00'],
        [route, 'Elite Retainer', '12000.00'],
      ] as const,
  ),
];

/** Prescription-only and coming-soon treatments: structured data names them without an offer. */
export const NEVER_OFFERED = [
  ...['anti-wrinkle', 'jawline-slimming', 'lower-face-contour-duo', 'neck-lift', 'smile-lift', 'sweat-control'],
  ...['glycolic-peel', 'salicylic-peel', 'lactic-acid-peel', 'tca-peel'],
].map((slug) => `/treatments/${slug}`);
