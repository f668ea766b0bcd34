import type { RouteRow } from './routes-of-the-site.ts';

/**
 * The routes of the second document in its order, with the treatment summaries and the not-found screen for treatments.
 */
export const CATALOGUE_ROUTES: readonly RouteRow[] = [
  {
    route: '/treatments',
    title: 'Treatments and Prices in King’s Cross | Skin + Mind',
    description:
      'Skin treatments and coaching programmes with their prices and lengths, from a doctor-led clinic in King’s Cross. For adults aged 18 and over.',
    heading: 'Treatments',
    data: 'Service',
  },
  {
    route: '/treatments/404',
    title: 'Treatment Not Found',
    description:
      'There is no treatment at this address. See the whole list of treatments with prices and lengths, or talk to a doctor about your skin in a consultation.',
    heading: 'Treatment Not Found',
    data: 'BreadcrumbList',
  },
  {
    route: '/categories/anti-wrinkle',
    title: 'Muscle Relaxing Treatments | Skin + Mind',
    description:
      'Consultations for lines of expression, the jaw, the neck and excessive sweating. A GMC-registered doctor in King’s Cross examines you in person first.',
    heading: 'Muscle Relaxing Treatments',
    data: 'BreadcrumbList',
  },
  {
    route: '/categories/skin-boosters',
    title: 'Skin Boosters in King’s Cross | Skin + Mind',
    description:
      'Profhilo, £300 per session, and Sunekos, £250 per session: hyaluronic acid for dry, lined or slack skin, by a doctor in King’s Cross.',
    heading: 'Skin Boosters',
    data: 'BreadcrumbList',
  },
  {
    route: '/categories/microneedling-peels',
    title: 'Microneedling & Peels in King’s Cross | Skin + Mind',
    description:
      'Classic microneedling £200, Regenerative £280, 60 minutes each, in King’s Cross. Clinical peels are launching soon: join the waitlist.',
    heading: 'Microneedling & Peels',
    data: 'BreadcrumbList',
  },
  {
    route: '/categories/bio-voluminisation',
    title: 'Bio-Voluminisation in King’s Cross | Skin + Mind',
    description:
      'Gradual support from your own collagen with Sculptra, £550 per vial. A doctor in King’s Cross sees you face to face before any treatment.',
    heading: 'Bio-Voluminisation',
    data: 'BreadcrumbList',
  },
  {
    route: '/categories/polynucleotides',
    title: 'Polynucleotides in King’s Cross | Skin + Mind',
    description:
      'Polynucleotides under the eyes and over the whole face, for thin, tired or lined skin. By a GMC-registered doctor in King’s Cross; results vary.',
    heading: 'Polynucleotides',
    data: 'BreadcrumbList',
  },
  {
    route: '/categories/consultation',
    title: 'Skin Consultation in King’s Cross | Skin + Mind',
    description:
      'Talk to a doctor about your skin: 20 minutes by video, free for first-time clients, or at the clinic in King’s Cross for £50, redeemable against treatment.',
    heading: 'Skin Consultation',
    data: 'BreadcrumbList',
  },
  {
    route: '/treatments/anti-wrinkle',
    title: "Forehead, Frown or Crow's Feet | Skin + Mind",
    description:
      'A consultation for lines of the forehead, the frown and the corners of the eyes. A GMC-registered doctor in King’s Cross examines you in person; results vary.',
    heading: "Forehead, Frown or Crow's Feet",
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/jawline-slimming',
    title: 'Jawline Slimming in King’s Cross | Skin + Mind',
    description:
      'A consultation for clenching and a wide lower face. A GMC-registered doctor in King’s Cross examines your jaw in person first; results vary.',
    heading: 'Jawline Slimming',
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/lower-face-contour-duo',
    title: 'Lower-Face Contour Duo in King’s Cross | Skin + Mind',
    description:
      'Jaw and neck assessed together by a GMC-registered doctor in King’s Cross and, if both suit you, treated in one appointment of 60 minutes. Results vary.',
    heading: 'Lower-Face Contour Duo',
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/neck-lift',
    title: 'Neck Lift in King’s Cross | Skin + Mind',
    description:
      'A consultation for bands of the neck that pull the jawline down, with a GMC-registered doctor in King’s Cross. What treatment can change, and what it cannot.',
    heading: 'Neck Lift',
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/smile-lift',
    title: 'Smile Lift in King’s Cross | Skin + Mind',
    description:
      'A consultation for corners of the mouth that turn down at rest. A GMC-registered doctor in King’s Cross looks for the cause in person first; results vary.',
    heading: 'Smile Lift',
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/sweat-control',
    title: 'Sweat Reduction in King’s Cross | Skin + Mind',
    description:
      'A consultation for excessive sweating of the underarms, with a GMC-registered doctor in King’s Cross who looks for the cause in person first.',
    heading: 'Sweat Reduction',
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/profhilo',
    title: 'Profhilo in King’s Cross | Skin + Mind',
    description:
      'Hyaluronic acid for dry, crêpey or slack skin: £300 per session of 45 minutes, four weeks apart, by a GMC-registered doctor in King’s Cross. Results vary.',
    heading: 'Profhilo',
    data: 'BreadcrumbList FAQPage Service',
  },
  {
    route: '/treatments/sunekos',
    title: 'Sunekos in King’s Cross | Skin + Mind',
    description:
      'Hyaluronic acid with amino acids for fine lines: £250 per session, 3–4 sessions 7–10 days apart, by a GMC-registered doctor in King’s Cross. Results vary.',
    heading: 'Sunekos',
    data: 'BreadcrumbList FAQPage Service',
  },
  {
    route: '/treatments/eye-rejuvenation',
    title: 'Eye Rejuvenation in King’s Cross | Skin + Mind',
    description:
      'Polynucleotides (Plinest Eye) for thin, tired skin under the eyes. From £250, 45 minutes, by a GMC-registered doctor in King’s Cross; results vary.',
    heading: 'Eye Rejuvenation',
    data: 'BreadcrumbList FAQPage Service',
  },
  {
    route: '/treatments/full-face-regeneration',
    title: 'Full Face Regeneration in King’s Cross | Skin + Mind',
    description:
      'Polynucleotides (Plinest) for thin, dull or lined skin. From £300, sessions 2–3 weeks apart, by a GMC-registered doctor in King’s Cross.',
    heading: 'Full Face Regeneration',
    data: 'BreadcrumbList FAQPage Service',
  },
  {
    route: '/treatments/microneedling',
    title: 'Microneedling in King’s Cross | Skin + Mind',
    description:
      'Two protocols of 60 minutes: Classic £200, Regenerative £280. How they differ, what a course costs and what to expect of the first days.',
    heading: 'Microneedling',
    data: 'BreadcrumbList FAQPage Service',
  },
  {
    route: '/treatments/glycolic-peel',
    title: 'Glycolic Peel, Coming Soon | Skin + Mind',
    description:
      'A fruit acid peel for dull skin and uneven texture is coming soon to the clinic in King’s Cross. Book a consultation with a doctor to learn more.',
    heading: 'Glycolic Peel',
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/salicylic-peel',
    title: 'Salicylic Peel, Coming Soon | Skin + Mind',
    description:
      'A peel that dissolves in oil, for congested and blemish-prone skin, is coming soon to the clinic in King’s Cross. Ask a doctor in a consultation.',
    heading: 'Salicylic Peel',
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/lactic-acid-peel',
    title: 'Lactic Acid Peel, Coming Soon | Skin + Mind',
    description:
      'A slower peel for dry or sensitive skin that looks dull is coming soon to the clinic in King’s Cross. A doctor can tell you whether to wait for it.',
    heading: 'Lactic Acid Peel',
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/tca-peel',
    title: 'TCA Peel, Coming Soon | Skin + Mind',
    description:
      'A deeper peel for sun damage and marked texture is coming soon to the clinic in King’s Cross. Ask a doctor in a consultation if it could suit you.',
    heading: 'TCA Peel',
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/sculptra',
    title: 'Sculptra in King’s Cross | Skin + Mind',
    description:
      'Poly-L-lactic acid that prompts your own collagen: £550 per vial, 2–3 sessions, 4–6 weeks apart, by a GMC-registered doctor in King’s Cross. Results vary.',
    heading: 'Sculptra',
    data: 'BreadcrumbList FAQPage Service',
  },
  {
    route: '/treatments/virtual-skin-consultation',
    title: 'Virtual Skin Consultation | Skin + Mind',
    description:
      'A conversation by video with a doctor about your skin, your history and what you hope for. You hear what is likely to help, what it costs and what it cannot do.',
    heading: 'Virtual Skin Consultation',
    data: 'BreadcrumbList Service',
  },
  {
    route: '/treatments/clinic-skin-consultation',
    title: 'In-Clinic Skin Consultation | Skin + Mind',
    description:
      'A doctor examines your skin in person at the clinic and plans treatment with you. The fee is 100% redeemable against treatments booked within 14 days.',
    heading: 'In-Clinic Skin Consultation',
    data: 'BreadcrumbList Service',
  },
];
