/**
 * The clinic's facts, each in one place. A change here updates every page, price list and search result.
 *
 * `standIn('…', 'note')` contains a placeholder for a value that is not known yet. `accept('…', 'rule', { … })` keeps
 * a value although a rule of `site check` reports it. Text can quote a fact: '{catalogue.profhilo.price}'.
 */
import {
  accept,
  benefits,
  bookingSplit,
  button,
  catalogueGroups,
  categoryCards,
  closing,
  collapsibleLists,
  comingSoon,
  concerns,
  consultations,
  contentsHero,
  course,
  cover,
  defineSite,
  disclaimer,
  download,
  embedded,
  examples,
  explanation,
  faq,
  feature,
  gallery,
  hero,
  imageCarousel,
  journalList,
  journey,
  landing,
  landingOptions,
  miniGallery,
  options,
  pathways,
  people,
  placeholder,
  policy,
  pricing,
  profiles,
  programmes,
  quickFacts,
  quotation,
  reviews,
  signatureOffers,
  standIn,
  testimonialCarousel,
  treatmentCards,
  treatmentHero,
  trust,
  useCases,
  visit,
} from 'clinic-site';
import { bioCopy } from './content/copy/bio.ts';
import { clinicCopy } from './content/copy/clinic.ts';
import { mindConsultationCopy, skinConsultationCopy } from './content/copy/consultations.ts';
import { galleryCopy } from './content/copy/gallery.ts';
import { glowGuideCopy, glowGuideDocument } from './content/copy/glow-guide.ts';
import { homeCopy } from './content/copy/home.ts';
import { mindCopy } from './content/copy/mind.ts';
import { notices } from './content/copy/notices.ts';
import { skinCopy } from './content/copy/skin.ts';
import { teamCopy } from './content/copy/team.ts';
import { images } from './content/images.ts';
import { posts } from './content/journal.ts';
import { testimonials } from './content/testimonials.ts';
import { antiWrinkle } from './content/treatments/anti-wrinkle.ts';
import { eyeRejuvenation } from './content/treatments/eye-rejuvenation.ts';
import { fullFaceRegeneration } from './content/treatments/full-face-regeneration.ts';
import { jawlineSlimming } from './content/treatments/jawline-slimming.ts';
import { lowerFaceContourDuo } from './content/treatments/lower-face-contour-duo.ts';
import { microneedling } from './content/treatments/microneedling.ts';
import { neckLift } from './content/treatments/neck-lift.ts';
import { peels } from './content/treatments/peels.ts';
import { profhilo } from './content/treatments/profhilo.ts';
import { sculptra } from './content/treatments/sculptra.ts';
import { smileLift } from './content/treatments/smile-lift.ts';
import { sunekos } from './content/treatments/sunekos.ts';
import { sweatControl } from './content/treatments/sweat-control.ts';

/** The campaign under which analytics counts the links of the Glow Guide. */
const glowGuideCampaign = { source: 'glow_guide', medium: 'pdf', campaign: 'glow_guide_sep25' };

/** The images of the results gallery, in order; the link-in-bio page shows the first four. */
const results = ['forehead', 'frown', 'undereye', 'masseter'] as const;

/** The claims under the buttons of every treatment page. */
const treatmentTrust = [
  '{clinic.rating.value} {clinic.rating.source} Rating',
  'Performed by [GMC-Registered](term:gmc) Doctor',
  'Natural, Lasting Results',
];

/** The small print at the end of the catalogue's index and of every category page. */
const treatmentNotice =
  'A doctor’s assessment comes first, in person wherever a prescription is needed, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over.';

export default defineSite(
  {
    clinic: {
      name: standIn('Skin + Mind', 'the trading name, as on the door'),
      tagline: 'Excellence and longevity in Skin and Mind',
      description:
        'A doctor-led clinic in King’s Cross, London, with two departments: medical aesthetics for the skin and performance coaching for the mind.',
      language: 'en-GB',
      timeZone: 'Europe/London',
      address: {
        street: '260 Pentonville Road',
        town: 'London',
        postcode: 'N1 9JY',
        area: 'King’s Cross',
        country: 'GB',
        latitude: standIn(51.5309, 'the latitude of the door, from a map'),
        longitude: standIn(-0.1205, 'the longitude of the door, from a map'),
      },
      email: standIn('hello@skin-and-mind.example', 'the address that clients write to'),
      phone: standIn('020 7946 0321', 'the number that clients call'),
      hours: {
        monday: 'closed',
        tuesday: '13:00–18:00',
        wednesday: '10:00–18:00',
        thursday: 'closed',
        friday: 'closed',
        saturday: '10:00–18:00',
        sunday: '10:00–18:00',
      },
      closures: [
        standIn(
          { from: '2026-12-24', to: '2027-01-01', reason: 'Christmas and New Year' },
          'the days on which the clinic is really closed',
        ),
      ],
      visitNote: 'By prior booking only',
      minimumAge: 18,
      socialProfiles: [
        { name: 'Instagram', url: standIn('https://instagram.example/skin-and-mind', 'the Instagram profile') },
        { name: 'TikTok', url: standIn('https://tiktok.example/@skin-and-mind', 'the TikTok profile') },
      ],
      mapUrl: standIn('https://maps.example/skin-and-mind', 'the share link of the place in the maps service'),
      founders: ['founder-skin', 'founder-mind'],
      rating: {
        value: '5.0',
        best: '5',
        count: 10,
        source: 'Google',
        url: standIn('https://reviews.example/skin-and-mind', 'the page with the Google reviews'),
        asOf: standIn('2026-11-01', 'the day on which the rating was last read'),
      },
      maxTestimonialAge: '3 years',
      legal: {
        name: standIn('Skin + Mind Clinic Ltd', 'the registered company name'),
        number: standIn('00000000', 'the company number'),
        registeredIn: standIn('England and Wales', 'where the company is registered'),
        registeredOffice: standIn('260 Pentonville Road, London N1 9JY', 'the registered office'),
        vat: standIn('GB 000 0000 00', 'the VAT number'),
      },
    },

    departments: {
      skin: {
        name: 'Skin',
        label: 'Doctor-led aesthetics',
        description: 'Regenerative medical aesthetics and injectables, performed by a GMC-registered doctor.',
        type: 'MedicalClinic',
        page: '/skin',
        palette: 'warm',
        consultation: {
          name: 'free virtual consultation',
          treatment: 'virtual-skin-consultation',
          location: 'virtual',
          practitioner: 'with a doctor',
          page: '/consultations/skin',
          action: { label: 'Book a free virtual consultation', to: '/go/skin_consultations' },
        },
        returning: { label: 'Book Treatment', to: '/go/square_site' },
      },
      mind: {
        name: 'Mind',
        label: 'Performance coaching',
        description: 'One-to-one performance coaching in leadership, sport and career.',
        type: 'HealthAndBeautyBusiness',
        page: '/mind',
        palette: 'cool',
        consultation: {
          name: 'free first session',
          programme: 'discovery-call',
          location: 'virtual',
          practitioner: 'with a coach',
          page: '/consultations/mind',
          action: { label: 'Book a free first session', to: '/go/mind_consultation' },
        },
        returning: { label: 'Book Coaching', to: '/go/clarity_strategy_session' },
        figures: { breakthroughSession: '90 minutes' },
      },
    },

    /** Each link has an address /go/NAME for print and posts, which stays the same if the booking system changes. */
    booking: {
      skin_consultations: standIn('https://book.skin-and-mind.example/consultations', 'the list of skin consultations'),
      mind_consultation: standIn('https://book.skin-and-mind.example/discovery-call', 'the mind discovery call'),
      hyperhidrosis: standIn('https://book.skin-and-mind.example/sweat-reduction', 'Sweat Reduction'),
      contour_duo: standIn('https://book.skin-and-mind.example/contour-duo', 'the Lower-Face Contour Duo'),
      dao: standIn('https://book.skin-and-mind.example/smile-lift', 'Smile Lift'),
      nefertiti: standIn('https://book.skin-and-mind.example/neck-lift', 'Neck Lift'),
      masseter: standIn('https://book.skin-and-mind.example/jawline-slimming', 'Jawline Slimming'),
      three_areas: standIn('https://book.skin-and-mind.example/three-areas', 'anti-wrinkle, three areas'),
      clarity_strategy_session: standIn('https://book.skin-and-mind.example/clarity', 'the Clarity & Strategy Session'),
      square_site: standIn('https://book.skin-and-mind.example', 'the general booking page'),
      skin_virtual: standIn('https://book.skin-and-mind.example/virtual', 'the virtual skin consultation'),
      skin_clinic: standIn('https://book.skin-and-mind.example/in-clinic', 'the skin consultation in the clinic'),
      momentum_6: standIn('https://book.skin-and-mind.example/momentum-6', 'Momentum 6'),
      transformation_12: standIn('https://book.skin-and-mind.example/transformation-12', 'Transformation 12'),
      profhilo: standIn('https://book.skin-and-mind.example/profhilo', 'Profhilo'),
      sunekos: standIn('https://book.skin-and-mind.example/sunekos', 'Sunekos'),
      eyes_pns: standIn('https://book.skin-and-mind.example/eye-rejuvenation', 'Eye Rejuvenation'),
      face_pns: standIn('https://book.skin-and-mind.example/full-face-regeneration', 'Full Face Regeneration'),
      sculptra: standIn('https://book.skin-and-mind.example/sculptra', 'Sculptra'),
      wrinkle_reset: accept(
        standIn('https://book.skin-and-mind.example/wrinkle-reset', 'Wrinkle Reset, for campaigns'),
        'link/unused-shortcut',
        {
          reason: 'Campaigns in print and posts lead to it; pages lead to the skin consultation.',
          until: '2027-06-30',
        },
      ),
      glow_revival: standIn('https://book.skin-and-mind.example/glow-revival', 'Glow Revival'),
      microneedling_reg: standIn('https://book.skin-and-mind.example/microneedling', 'microneedling, Classic'),
      microneedling_regen: standIn(
        'https://book.skin-and-mind.example/microneedling-regenerative',
        'microneedling, Regenerative',
      ),
    },

    images,

    documents: {
      'glow-guide': standIn(
        {
          file: 'glow-guide.pdf',
          title: 'The Glow Guide',
          generate: {
            department: 'skin',
            description: glowGuideDocument.description,
            campaign: glowGuideCampaign,
            pages: [
              {
                head: glowGuideDocument.first.head,
                parts: [
                  { kind: 'cover', ...glowGuideDocument.first.cover, image: 'skin-hero' },
                  { kind: 'lists', lists: glowGuideDocument.first.lists },
                  { kind: 'steps', ...glowGuideDocument.first.steps },
                ],
              },
              {
                head: glowGuideDocument.second.head,
                parts: [
                  {
                    kind: 'prices',
                    title: glowGuideDocument.second.prices.title,
                    text: glowGuideDocument.second.prices.text,
                    items: [
                      { treatment: 'profhilo', copy: glowGuideDocument.second.prices.profhilo },
                      { treatment: 'sunekos', copy: glowGuideDocument.second.prices.sunekos },
                      { treatment: 'eye-rejuvenation', copy: glowGuideDocument.second.prices.eyes },
                      { treatment: 'full-face-regeneration', copy: glowGuideDocument.second.prices.face },
                      { treatment: 'microneedling', copy: glowGuideDocument.second.prices.microneedling },
                      { treatment: 'sculptra', copy: glowGuideDocument.second.prices.sculptra },
                    ],
                  },
                  { kind: 'notes', ...glowGuideDocument.second.notes },
                  {
                    kind: 'closing',
                    ...glowGuideDocument.second.closing,
                    actions: [
                      { ...glowGuideDocument.second.consult, to: '/go/skin_virtual' },
                      { ...glowGuideDocument.second.pricing, to: '/treatments' },
                    ],
                  },
                ],
              },
            ],
            smallPrint: glowGuideDocument.smallPrint,
          },
        },
        'the words of the Glow Guide, as the medical director has read them; then run “site print”',
      ),
    },

    people: {
      'founder-skin': {
        name: standIn('Dr Name Surname', 'the name of the medical director'),
        title: 'Founder and medical director, Skin',
        focus: 'Facial assessment and injectable treatment',
        department: 'skin',
        qualifications: [
          standIn('Medical degree, university, year', 'the medical degree'),
          '[Registered with the General Medical Council](term:gmc)',
          standIn('Further training in aesthetic medicine', 'certificates and memberships'),
        ],
        about: standIn(
          'Examines every skin client in person before any treatment, and says when no treatment is the better plan.',
          'two plain sentences about the medical director',
        ),
        registration: {
          register: 'GMC',
          number: standIn('0000000', 'the number in the medical register'),
          url: standIn('https://register.example/0000000', 'the entry in the register, at gmc-uk.org'),
        },
        image: 'portrait-skin',
      },
      'doctor-skin': {
        name: standIn('Dr Name Surname', 'the name of the aesthetic doctor'),
        title: 'Aesthetic doctor, Skin',
        focus: 'Regenerative treatment: polynucleotides and skin boosters',
        department: 'skin',
        qualifications: [
          standIn('Medical degree, university, year', 'the medical degree'),
          '[Registered with the General Medical Council](term:gmc)',
          standIn('Further training in regenerative injectables', 'certificates and memberships'),
        ],
        about: standIn(
          'Plans courses rather than single appointments, and photographs each step under the same light.',
          'two plain sentences about the aesthetic doctor',
        ),
        registration: {
          register: 'GMC',
          number: standIn('0000000', 'the number in the medical register'),
          url: standIn('https://register.example/0000000', 'the entry in the register, at gmc-uk.org'),
        },
        image: 'portrait-doctor',
      },
      'founder-mind': {
        name: standIn('Dr Name Surname', 'the name of the coach'),
        title: 'Founder and performance coach, Mind',
        focus: 'Leadership, sport and career',
        department: 'mind',
        qualifications: [
          standIn('Medical degree, university, year', 'the medical degree'),
          '[Registered with the General Medical Council](term:gmc)',
          standIn('Accredited coaching diploma', 'the coaching qualification and its body'),
        ],
        about: standIn(
          'Coaches people who carry responsibility: one to one, in confidence, with a goal that both can check.',
          'two plain sentences about the coach',
        ),
        registration: {
          register: 'GMC',
          number: standIn('0000000', 'the number in the medical register'),
          url: standIn('https://register.example/0000000', 'the entry in the register, at gmc-uk.org'),
        },
        image: 'portrait-mind',
      },
    },

    testimonials,

    categories: {
      consultation: {
        name: 'Skin Consultation',
        department: 'skin',
        anchor: 'skin-consultation',
        route: '/categories/consultation',
        description: 'Where every new client begins: a doctor listens, looks and tells you what is likely to help.',
        image: 'skin-consult',
      },
      'anti-wrinkle': {
        name: 'Muscle Relaxing Treatments',
        department: 'skin',
        anchor: 'anti-wrinkle',
        route: '/categories/anti-wrinkle',
        description:
          'For expression lines, a wide jaw, the neck and underarm sweating. Each uses a prescription-only medicine, so a doctor’s assessment comes first.',
        from: accept('From £160', 'price/from', {
          reason: 'The summary names the price of one anti-wrinkle area; Smile Lift at £120 treats one small muscle.',
          covers: 'From £160',
          against: '£120',
          until: '2027-06-30',
        }),
        image: 'forehead',
      },
      'skin-boosters': {
        name: 'Skin Boosters',
        department: 'skin',
        anchor: 'skin-boosters',
        route: '/categories/skin-boosters',
        description: 'Hydration and texture, not volume. Planned as short courses.',
        image: 'profhilo',
      },
      polynucleotides: {
        name: 'Polynucleotides',
        department: 'skin',
        anchor: 'polynucleotides',
        route: '/categories/polynucleotides',
        description: 'Regenerative injections for thin or tired skin, around the eyes and over the whole face.',
        image: 'eye',
      },
      'bio-voluminisation': {
        name: 'Bio-Voluminisation',
        department: 'skin',
        anchor: 'bio-voluminisation',
        route: '/categories/bio-voluminisation',
        description: 'Gradual support that your own collagen builds over months.',
        image: 'sculptra',
      },
      microneedling: {
        name: 'Microneedling',
        department: 'skin',
        anchor: 'microneedling',
        route: '/categories/microneedling-peels',
        description:
          'Fine needles prompt the skin to renew itself. A glow within {catalogue.microneedling.figures.glow}; courses of {catalogue.microneedling.options.classic.packages.0.sessions} or {catalogue.microneedling.options.classic.packages.1.sessions}.',
        image: 'microneedling',
      },
      'clinical-peels': {
        name: 'Clinical Peels',
        department: 'skin',
        anchor: 'clinical-peels',
        route: '/categories/microneedling-peels',
        description: 'Glycolic, salicylic, lactic acid and TCA peels are launching soon.',
        image: 'peels',
      },
    },

    catalogueRoute: '/treatments',

    catalogue: {
      'virtual-skin-consultation': {
        category: 'consultation',
        name: 'Virtual Skin Consultation',
        subtitle: 'Free for first-time clients',
        description:
          'A conversation by video with a doctor about your skin, your history and what you hope for. You hear what is likely to help, what it costs and what it cannot do.',
        price: 'Complimentary',
        usualPrice: '£30',
        usualPriceNote: 'for first-time clients',
        duration: accept('20min', 'content/one-fact', {
          reason: 'The Glow Guide offers 15 minutes and the landing page 10–15 minutes; the clinic keeps all three.',
          covers: '20min',
          against: '15-minute and 10–15 minutes',
          until: '2027-06-30',
        }),
        book: 'skin_virtual',
        image: 'skin-consult',
        figures: { glowGuide: '15-minute', quiz: '10–15 minutes' },
      },
      'clinic-skin-consultation': {
        category: 'consultation',
        name: 'In-Clinic Skin Consultation',
        subtitle: '100% redeemable against treatments booked within {figures.feeRedeemable}',
        description:
          'A doctor examines your skin in person at the clinic and plans treatment with you. The fee is 100% redeemable against treatments booked within {figures.feeRedeemable}.',
        price: '£50',
        duration: '20min',
        book: 'skin_clinic',
        image: 'skin-consult-2',
      },
      'anti-wrinkle': {
        category: 'anti-wrinkle',
        name: "Forehead, Frown or Crow's Feet",
        subtitle: 'Anti-wrinkle treatment',
        description:
          'Relaxes the muscles that crease the forehead, the frown and the corners of the eyes. A doctor’s assessment decides whether it suits you.',
        price: 'From £160',
        duration: '30min',
        book: 'square_site',
        image: 'forehead',
        prescriptionOnly: true,
        options: {
          'one-area': {
            title: 'One Area',
            price: '£160',
            duration: '30min',
            book: 'square_site',
            description: 'The forehead, the frown or the crow’s feet.',
          },
          'two-areas': {
            title: 'Two Areas',
            price: '£220',
            duration: '45min',
            book: 'square_site',
            description: 'Any two of the three.',
          },
          'three-areas': {
            title: 'Three Areas',
            price: '£260',
            duration: '45min',
            book: 'three_areas',
            description: 'The forehead, the frown and the crow’s feet together.',
          },
        },
        figures: { visible: '3–5 days', full: '2 weeks', lasts: '3–4 months', injections: '6–10' },
      },
      'jawline-slimming': {
        category: 'anti-wrinkle',
        name: 'Jawline Slimming',
        subtitle: 'Masseter Reduction',
        description:
          'Relaxes the chewing muscle at the angle of the jaw. Clenching eases first; a wide lower face softens over the weeks that follow.',
        price: '£300',
        duration: '45min',
        book: 'masseter',
        image: 'jawline',
        prescriptionOnly: true,
        figures: { lasts: '4–6 months', clenching: '1–2 weeks', contour: '8–10 weeks' },
      },
      'neck-lift': {
        category: 'anti-wrinkle',
        name: 'Neck Lift',
        subtitle: 'Nefertiti',
        description:
          'Relaxes the bands of the neck that pull the jawline down, so that the muscles that lift it have less to work against.',
        price: '£270',
        duration: '45min',
        book: 'nefertiti',
        image: 'neck',
        prescriptionOnly: true,
      },
      'lower-face-contour-duo': {
        category: 'anti-wrinkle',
        name: 'Lower-Face Contour Duo',
        subtitle: 'Masseter Reduction + Jawline Tightening',
        description:
          'Jawline Slimming and Neck Lift in one appointment: the chewing muscle and the bands of the neck are treated together.',
        price: '£520',
        duration: '1h',
        book: 'contour_duo',
        image: 'duo',
        prescriptionOnly: true,
        combines: ['jawline-slimming', 'neck-lift'],
        figures: { visible: '1–2 weeks', lasts: '3–5 months', services: '2 services' },
      },
      'smile-lift': {
        category: 'anti-wrinkle',
        name: 'Smile Lift',
        subtitle: 'DAO Treatment',
        description: 'Relaxes the small muscles that draw the corners of the mouth down.',
        price: '£120',
        duration: '30min',
        book: 'dao',
        image: 'smile',
        prescriptionOnly: true,
        figures: { lasts: '3–4 months' },
      },
      'sweat-control': {
        category: 'anti-wrinkle',
        name: 'Sweat Reduction',
        subtitle: 'Underarms',
        description: 'Quietens the sweat glands of the underarms where antiperspirants are not enough.',
        price: '£350',
        duration: '1h',
        book: 'hyperhidrosis',
        image: 'sweat',
        prescriptionOnly: true,
        figures: { lasts: 'up to 9 months', repeat: '6–9 months' },
      },
      profhilo: {
        category: 'skin-boosters',
        name: 'Profhilo',
        description:
          'Hyaluronic acid that hydrates the skin from within and prompts it to renew its own collagen and elastin.',
        price: '£300 per session',
        duration: '45min',
        book: 'profhilo',
        image: 'profhilo',
        packages: [
          course('Two sessions', { sessions: 2, price: '£550', note: '{catalogue.profhilo.figures.apart} apart' }),
        ],
        figures: { apart: 'four weeks', topUp: 'every six months' },
      },
      sunekos: {
        category: 'skin-boosters',
        name: 'Sunekos',
        description: 'Hyaluronic acid with amino acids, for fine lines and skin that has lost its firmness.',
        price: '£250 per session',
        duration: '45min',
        book: 'sunekos',
        image: 'sunekos',
        packages: [
          course('Course of four', { sessions: 4, price: '£800', note: '{catalogue.sunekos.figures.apart} apart' }),
        ],
        figures: { sessions: '3–4 sessions', apart: '7–10 days', lasts: 'up to six months' },
      },
      'eye-rejuvenation': {
        category: 'polynucleotides',
        name: 'Eye Rejuvenation',
        subtitle: 'Plinest Eye',
        description: 'Polynucleotides under the eyes, for skin that is thin, lined or tired.',
        price: 'From £250',
        duration: '45min',
        book: 'eyes_pns',
        image: 'eye',
        packages: [course('Course of three', { sessions: 3, price: '£650' })],
        figures: { lasts: 'up to a year' },
      },
      'full-face-regeneration': {
        category: 'polynucleotides',
        name: 'Full Face Regeneration',
        subtitle: 'Plinest',
        description: 'Polynucleotides over the whole face, for quality of skin rather than shape.',
        price: 'From £300',
        duration: '45min',
        book: 'face_pns',
        image: 'full-face',
        packages: [course('Course of three', { sessions: 3, price: '£800' })],
        figures: { apart: '2–3 weeks' },
      },
      microneedling: {
        category: 'microneedling',
        name: 'Microneedling',
        description:
          'Very fine needles make small channels in the skin, which prompt it to repair itself and let in what is applied.',
        price: accept('From £200', 'price/from-exact', {
          reason: 'The catalogue says “From £200”; the page shows the two exact options, Classic and Regenerative.',
          covers: 'From £200',
          against: 'Classic £200, Regenerative £280',
          until: '2027-06-30',
        }),
        duration: '60min',
        book: 'microneedling_reg',
        image: 'microneedling',
        options: {
          classic: {
            title: 'Classic',
            price: '£200',
            duration: '60min',
            description: 'HA-infused microneedling for texture, fine lines and a fresh surface.',
            bullets: [
              'Hyaluronic acid is worked into the skin during treatment',
              'Texture, pores and fine lines',
              'A course of {catalogue.microneedling.options.classic.packages.0.sessions} or {catalogue.microneedling.options.classic.packages.1.sessions}, because collagen takes time',
            ],
            book: 'microneedling_reg',
            ctaText: 'Book Classic',
            image: 'microneedling',
            packages: [
              course('Course of 3', { sessions: 3, price: '£560' }),
              course('Course of 6', { sessions: 6, price: '£1,050' }),
            ],
          },
          regenerative: {
            title: 'Regenerative',
            price: '£280',
            duration: '60min',
            description: 'Microneedling with exosomes and polynucleotides for skin that needs more repair.',
            bullets: [
              'Polynucleotides, and {catalogue.microneedling.figures.exosomes}',
              'Scars, dullness and sun-damaged skin',
              'A course of {catalogue.microneedling.options.regenerative.packages.0.sessions} or {catalogue.microneedling.options.regenerative.packages.1.sessions}, because collagen takes time',
            ],
            book: 'microneedling_regen',
            ctaText: 'Book Regenerative',
            image: 'microneedling-2',
            packages: [
              course('Course of 3', { sessions: 3, price: '£790' }),
              course('Course of 6', { sessions: 6, price: '£1,480' }),
            ],
          },
        },
        figures: {
          glow: '24–48h',
          exosomes: standIn(
            'exosomes of plant origin',
            'what the exosomes of your product come from, by its data sheet; never from people',
          ),
        },
      },
      'glycolic-peel': {
        category: 'clinical-peels',
        name: 'Glycolic Peel',
        description: 'A fruit acid peel for dull skin and uneven texture.',
        price: 'TBA',
        duration: '30min',
        image: 'peels',
      },
      'salicylic-peel': {
        category: 'clinical-peels',
        name: 'Salicylic Peel',
        description: 'An oil-soluble peel for congested and blemish-prone skin.',
        price: 'TBA',
        duration: '30min',
        image: 'peels',
      },
      'lactic-acid-peel': {
        category: 'clinical-peels',
        name: 'Lactic Acid Peel',
        description: 'A gentle peel for dry or sensitive skin.',
        price: 'TBA',
        duration: '30min',
        image: 'peels',
      },
      'tca-peel': {
        category: 'clinical-peels',
        name: 'TCA Peel',
        description: 'A deeper peel for sun damage and marked texture.',
        price: 'TBA',
        duration: '30min',
        image: 'peels',
      },
      sculptra: {
        category: 'bio-voluminisation',
        name: 'Sculptra',
        description: 'Poly-L-lactic acid that prompts the skin to build its own collagen over several months.',
        price: '£550 per vial',
        duration: '1h',
        book: 'sculptra',
        image: 'sculptra',
        packages: [
          course('Course of two vials', {
            sessions: 2,
            price: '£1000',
            note: '{catalogue.sculptra.duration} per session, {catalogue.sculptra.figures.apart} apart',
          }),
        ],
        figures: {
          sessions: '2–3 sessions',
          apart: '4–6 weeks',
          lasts: 'up to two years or more',
          downtime: 'a few days',
        },
      },
    },

    programmes: {
      'discovery-call': {
        name: 'Discovery Call',
        department: 'mind',
        schedule: '30min',
        price: 'Complimentary',
        description: 'A first conversation about what you want to change, and whether coaching could help.',
        book: 'mind_consultation',
      },
      'clarity-strategy-session': {
        name: 'Clarity & Strategy Session',
        department: 'mind',
        schedule: '1h',
        price: '£250',
        note: 'Credited if you continue into a programme',
        description:
          'A single session on one question: where you stand, what you want and what the first step could be.',
        book: 'clarity_strategy_session',
      },
      'momentum-6': {
        name: 'Momentum 6',
        department: 'mind',
        schedule: '6 sessions over 8 weeks',
        price: '£1,350',
        instalments: '2 x £675',
        description: 'A short programme with one clear goal.',
        book: 'momentum_6',
      },
      'transformation-12': {
        name: 'Transformation 12',
        department: 'mind',
        schedule: '12 sessions over 3 months',
        price: '£2,450',
        instalments: accept('3 x £950', 'price/instalments', {
          reason:
            'Paying in three parts costs more than paying at once; the total stands beside the parts on every page.',
          covers: '3 x £950',
          against: '£2,450',
          until: '2027-06-30',
        }),
        description: 'A longer programme on how you lead, perform and decide.',
        book: 'transformation_12',
      },
      'elite-retainer': {
        name: 'Elite Retainer',
        department: 'mind',
        schedule: '4 sessions a month, quarterly and yearly reviews',
        price: accept('£12,000', 'price/unit', {
          reason: 'The clinic quotes the retainer without a period and explains it in the discovery call.',
          covers: '£12,000',
          until: '2027-06-30',
        }),
        description:
          'Continuous one-to-one coaching. It begins with a discovery call, in which the terms are explained.',
        book: 'mind_consultation',
        ctaText: 'Book a discovery call',
      },
    },

    offers: {
      'wrinkle-reset': {
        name: 'Wrinkle Reset\nThree areas + full-face polynucleotides',
        price: '£400',
        normalPrice: accept('£580', 'price/reference', {
          reason: 'The price list of the clinic says £580; the two treatments at today’s single prices come to £560.',
          covers: '£580',
          against: '£560',
          until: '2027-06-30',
        }),
        includes: ['anti-wrinkle.three-areas', 'full-face-regeneration'],
        description: '3 areas of anti-wrinkle plus full-face polynucleotides.',
        features: [
          'Forehead, frown and crow’s feet',
          'Polynucleotides for the whole face',
          'A doctor’s assessment comes first',
        ],
        book: 'skin_consultations',
        opens: 'same window',
        ctaText: 'Book Wrinkle Reset',
      },
      'glow-revival': {
        name: 'Glow Revival\nFull-face Profhilo + under-eye polynucleotides',
        price: '£450',
        includes: ['profhilo', 'eye-rejuvenation'],
        description:
          'Full-face Profhilo plus under-eye polynucleotides. A second session is advised after {offers.glow-revival.figures.secondSession}.',
        features: [
          'Profhilo for the whole face',
          'Polynucleotides under the eyes',
          'A second session is advised after {offers.glow-revival.figures.secondSession}',
        ],
        figures: { secondSession: '4 weeks' },
        book: 'glow_revival',
        ctaText: 'Book Glow Revival',
      },
      'perfect-tone': {
        name: 'The Perfect Tone Protocol\nComing soon',
        price: 'TBA',
        description:
          'A protocol for uneven skin tone that cannot be booked yet. Until it can, the button leads to a skin consultation, where you can ask a doctor about it.',
        features: ['Not open for booking yet', 'The price will be announced', 'A doctor’s assessment will come first'],
        ctaText: 'Join Waitlist',
      },
    },

    comparisons: {
      forehead: {
        title: 'Forehead',
        caption: 'Anti-wrinkle, one area',
        image: 'gallery-forehead',
        href: '/treatments/anti-wrinkle',
      },
      frown: {
        title: 'Frown',
        caption: 'Anti-wrinkle, one area',
        image: 'gallery-frown',
        href: '/treatments/anti-wrinkle',
      },
      undereye: {
        title: 'Undereye',
        caption: 'Polynucleotides under the eyes',
        image: 'gallery-undereye',
        href: '/treatments/eye-rejuvenation',
      },
      masseter: {
        title: 'Masseter',
        caption: 'Jawline slimming',
        image: 'gallery-masseter',
        href: '/treatments/jawline-slimming',
      },
    },

    examples: {
      forehead: standIn(
        {
          title: 'A calmer forehead',
          protocol: 'Anti-wrinkle, one area',
          timeframe: 'Drawn at {catalogue.anti-wrinkle.figures.full}',
          summary: 'Lines at rest soften; the brow still moves.',
          image: 'gallery-forehead',
          href: '/treatments/anti-wrinkle',
        },
        'a documented case, with the client’s consent',
      ),
      undereye: standIn(
        {
          title: 'Rested eyes',
          protocol: 'Polynucleotides, a course of {catalogue.eye-rejuvenation.packages.0.sessions}',
          timeframe: 'Drawn at 12 weeks',
          summary: 'The skin under the eyes looks thicker and less lined.',
          image: 'gallery-undereye',
          href: '/treatments/eye-rejuvenation',
        },
        'a documented case, with the client’s consent',
      ),
      masseter: standIn(
        {
          title: 'A softer jaw',
          protocol: 'Jawline slimming',
          timeframe: 'Drawn at 10 weeks',
          summary: 'The angle of the jaw is less wide; clenching eased first.',
          image: 'gallery-masseter',
          href: '/treatments/jawline-slimming',
        },
        'a documented case, with the client’s consent',
      ),
    },

    figures: {
      feeRedeemable: '14 days',
      feeShare: '100%',
      notice: '48 hours',
      lateNotice: '24 hours',
      lateCharge: '50 percent',
      lateArrival: '15 minutes',
      noShowCharge: '100 percent',
      coolingOff: '14 days',
      retailReturns: '14 days',
      refunds: '14 days',
      validity: '12 months',
      complaints: '3–5 business days',
      clinicalRecords: '8 years',
      coachingNotes: '3 years',
      financialRecords: '6 years',
      marketingInactivity: '24 months',
      rightsAnswered: 'one month',
    },

    /** Explanations of terms that visitors may not know. Text refers to one like this: '[GMC-registered](term:gmc)'. */
    terms: {
      gmc: 'To practise in the United Kingdom, a doctor must be registered with the General Medical Council (GMC). Anyone can look a doctor up in its register, by name or number.',
    },

    embeds: {
      scheduler: {
        kind: 'scheduler',
        provider: standIn('Booking provider', 'the name of the appointment scheduler'),
        title: 'Appointments for a skin consultation',
        notice: '{embeds.scheduler.provider} runs this calendar and sees your visit when it loads.',
        script: standIn('https://scheduler.example/embed.js', 'the scheduler’s script'),
        container: standIn('skin-scheduler', 'the id that the scheduler’s script fills'),
        link: { label: 'Book on the scheduler’s own page', to: '/go/skin_virtual' },
      },
      calendar: {
        kind: 'calendar',
        provider: 'Cal.com',
        title: 'Calendar of mind consultations',
        notice: 'The calendar is a service of Cal.com, who see your visit when it loads.',
        script: 'https://app.cal.com/embed/embed.js',
        calLink: standIn('skin-and-mind/discovery-call', 'the calendar’s link at Cal.com'),
        namespace: 'mind',
        brandColour: '#1e3a31',
        link: { label: 'Book on the calendar’s own page', to: '/go/mind_consultation' },
      },
      newsletter: {
        kind: 'form',
        provider: standIn('Newsletter provider', 'the name of the e-mail marketing service'),
        title: 'Letters on performance',
        notice: '{embeds.newsletter.provider} runs this form and sees your visit when it loads.',
        script: standIn('https://newsletter.example/form.js', 'the script of the e-mail marketing service'),
        formId: standIn('AbC123', 'the id of the sign-up form'),
        link: { label: 'Ask for the letters by e-mail', to: 'email:Letters on performance' },
      },
      map: {
        kind: 'map',
        provider: standIn('Maps provider', 'the name of the maps service'),
        title: 'Map of the clinic and the streets around it',
        notice: '{embeds.map.provider} draws this map and sees your visit when it loads.',
        src: standIn('https://maps.example/embed', 'the address of the embedded map, without the key'),
        key: standIn('PUBLIC-KEY', 'the public key of the maps service'),
        link: { label: 'Open the map', to: 'directions' },
      },
    },

    analytics: {
      tags: {
        provider: standIn('Tag manager', 'the name of the measuring service'),
        script: standIn('https://tags.example/container.js', 'the script of the tag manager'),
      },
      marketing: {
        provider: standIn('Newsletter provider', 'the name of the e-mail marketing service'),
        script: standIn('https://newsletter.example/onsite.js', 'the e-mail marketing script'),
        popup: standIn('.newsletter-popup', 'how the popup of the e-mail marketing script is known'),
      },
    },

    hosting: {
      url: standIn('https://www.skin-and-mind.example', 'the address of the site'),
      securityExpires: '2027-10-31',
    },

    quiz: standIn('https://quiz.skin-and-mind.example', 'the address of the Skin Plan quiz'),
    spelling: ['anguli', 'oris', 'Plinest'],
    journal: {
      origin: standIn('https://journal.skin-and-mind.example', 'the address of the journal'),
      posts,
    },

    navigation: {
      bar: [
        { label: 'TREATMENTS', to: '/treatments', wide: true },
        { label: 'ABOUT', to: '/team', wide: true },
        { label: 'JOURNAL', to: 'journal' },
      ],
      privacy: { label: 'privacy and cookies', to: '/privacy' },
      book: { label: 'BOOK NOW', to: '/go/square_site' },
      drawer: [
        { label: 'SKIN', to: '/skin' },
        { label: 'MIND', to: '/mind' },
        { label: 'TREATMENTS', to: '/treatments' },
        { label: 'ABOUT', to: '/team' },
        { label: 'JOURNAL', to: 'journal' },
      ],
      drawerNote: 'Crafted for skin + mind',
      footer: [
        {
          title: 'Services',
          links: [
            { label: 'Skin', to: '/skin' },
            { label: 'Mind', to: '/mind' },
            { label: 'Skin Consultation', to: '/consultations/skin' },
            { label: 'Mind Discovery Call', to: '/consultations/mind' },
          ],
        },
        {
          title: 'Resources',
          links: [
            { label: 'Journal', to: 'journal' },
            { label: 'Privacy & Cookies', to: '/privacy' },
            { label: 'Terms & Conditions', to: '/terms' },
            { label: 'Cancellation Policy', to: '/cancellation' },
          ],
        },
      ],
      contactHeading: 'Connect',
      legal: [
        'Services are for adults aged {clinic.minimumAge} and over.',
        'Clinic appointments are by prior booking only.',
        standIn(
          'The pictures on this site are drawings, not photographs.',
          'nothing: remove this line once photographs stand on the site',
        ),
      ],
      quickBooking: {
        new: { label: 'Book Consultation', to: '/go/skin_consultations' },
        returning: { label: 'Book Treatment', to: '/go/square_site' },
      },
      chat: {
        label: 'Message the clinic',
        url: standIn('https://wa.me/442079460321', 'the messaging link of the clinic'),
        greeting: 'Hello, I would like to ask about an appointment.',
      },
    },

    icon: 'icon',
    routes: {
      '/': {
        title: 'Skin and mind clinic in {clinic.address.area} | {clinic.name}',
        description:
          'A doctor-led clinic in {clinic.address.area}, {clinic.address.town}: medical aesthetics for the skin, performance coaching for the mind. Your first virtual consultation is free.',
        name: 'Home',
      },
      '/skin': {
        title: 'Doctor-led skin clinic, {clinic.address.area} | {clinic.name}',
        description:
          'Regenerative skin treatments by GMC-registered doctors in {clinic.address.area}. See prices and lengths. Your first virtual consultation is free.',
        name: 'Skin',
        department: 'skin',
      },
      '/mind': {
        title: 'Performance coaching in {clinic.address.town} | {clinic.name}',
        description:
          'One-to-one performance coaching in leadership, sport and career. See programmes and prices, and begin with a free {programmes.discovery-call.minutes}-minute discovery call.',
        name: 'Mind',
        department: 'mind',
      },
      '/team': {
        title: 'About our doctors | {clinic.name}',
        description:
          'Meet the doctors of {clinic.name} in {clinic.address.area}: what each of them does, their qualifications and their numbers in the medical register.',
        name: 'About',
      },
      '/clinic': {
        title: 'Address and opening hours | {clinic.name}',
        description:
          '{clinic.name}, {clinic.address.street}, {clinic.address.town} {clinic.address.postcode}. Opening hours, map, telephone and e-mail. Appointments are by prior booking only.',
        name: 'Clinic',
      },
      '/glow-guide': accept(
        {
          title: 'The Glow Guide, free to download | {clinic.name}',
          description:
            'Download The Glow Guide: what skin treatments can do, what they cannot, and how to begin. Then ask a doctor in a {catalogue.virtual-skin-consultation.figures.glowGuide} consult, free for first-time clients.',
          name: 'Glow Guide',
          department: 'skin',
        },
        'link/orphan',
        { reason: 'Print, posts and mails lead to the guide; no page of the site does.', until: '2027-06-30' },
      ),
      '/gallery': {
        title: 'Results gallery, before and after | {clinic.name}',
        description:
          'Before and after, area by area: the forehead, the frown, under the eyes and the jaw. Each picture leads to its treatment, with price, length and limits.',
        name: 'Results',
        department: 'skin',
      },
      '/consultations/skin': {
        title: 'Free virtual skin consultation | {clinic.name}',
        description:
          'Talk to a doctor about your skin: {catalogue.virtual-skin-consultation.minutes} minutes, virtual and free for first-time clients. Choose a time, and see what to expect and what to have ready.',
        name: 'Skin consultation',
        department: 'skin',
      },
      '/consultations/mind': {
        title: 'Free coaching discovery call | {clinic.name}',
        description:
          'A free first session with a coach: {programmes.discovery-call.minutes} minutes, virtual and confidential. Choose a time, and see what you will talk about and what may come next.',
        name: 'Mind consultation',
        department: 'mind',
      },
      '/bio': {
        title: '{clinic.name}, {clinic.address.area}: where to begin',
        description:
          'Book a virtual consult with a doctor, free for first-time clients, or take the Skin Plan quiz first. In {clinic.address.area}, {clinic.address.town}, for adults aged {clinic.minimumAge} and over.',
        name: 'Where to begin',
        department: 'skin',
        index: false,
        hide: ['header', 'footer'],
      },
      '/quiz': {
        title: 'Skin Plan quiz | {clinic.name}',
        description:
          'The Skin Plan quiz of {clinic.name} is on its way. Until it opens, ask a doctor in a virtual skin consultation, free for first-time clients.',
        name: 'Skin Plan quiz',
        department: 'skin',
        index: false,
      },
      '/privacy': {
        title: 'Privacy and Cookies | {clinic.name}',
        description:
          'What data {clinic.name} collects and why, who else sees it, how long it is kept, which cookies this site uses, and how to use your rights.',
        name: 'Privacy and Cookies',
      },
      '/terms': {
        title: 'Terms and Conditions | {clinic.name}',
        description:
          'The terms of {clinic.name}: eligibility, consultations and deposits, prices and VAT, results and risks, refunds, complaints and the law that applies.',
        name: 'Terms and Conditions',
      },
      '/cancellation': {
        title: 'Cancellation Policy | {clinic.name}',
        description:
          'How to move or cancel an appointment or a programme at {clinic.name}: cooling-off, notice, late changes, missed appointments and extenuating circumstances.',
        name: 'Cancellation Policy',
      },
      '/mind/journal': {
        title: 'Mind journal: leadership, sport and career | {clinic.name}',
        description:
          'Articles from the coaching department of {clinic.name}: on decisions before the facts are complete, attention under pressure, and changes of career.',
        name: 'Journal',
        department: 'mind',
      },
      '/404': {
        title: '404 Page Not Found | {clinic.name}',
        description:
          'There is no page at this address. From here you can reach the home page of {clinic.name}, the treatments with their prices, and the consultations.',
        name: 'Not found',
        index: false,
      },
      '/treatments': {
        title: 'Treatments and Prices in {clinic.address.area} | {clinic.name}',
        description:
          'Skin treatments and coaching programmes with their prices and lengths, from a doctor-led clinic in {clinic.address.area}. For adults aged {clinic.minimumAge} and over.',
        name: 'Treatments',
        department: 'skin',
      },
      '/treatments/404': {
        title: 'Treatment Not Found',
        description:
          'There is no treatment at this address. See the whole list of treatments with prices and lengths, or talk to a doctor about your skin in a consultation.',
        name: 'Treatment Not Found',
        department: 'skin',
        index: false,
      },

      '/categories/consultation': {
        title: '{categories.consultation.name} in {clinic.address.area} | {clinic.name}',
        description:
          'Talk to a doctor about your skin: {catalogue.virtual-skin-consultation.minutes} minutes by video, free for first-time clients, or at the clinic in {clinic.address.area} for {catalogue.clinic-skin-consultation.price}, redeemable against treatment.',
        name: 'Skin Consultation',
        department: 'skin',
        category: 'consultation',
      },
      '/categories/anti-wrinkle': {
        title: '{categories.anti-wrinkle.name} | {clinic.name}',
        description:
          'Consultations for lines of expression, the jaw, the neck and excessive sweating. A GMC-registered doctor in {clinic.address.area} examines you in person first.',
        name: 'Muscle Relaxing Treatments',
        department: 'skin',
        category: 'anti-wrinkle',
      },
      '/categories/skin-boosters': {
        title: '{categories.skin-boosters.name} in {clinic.address.area} | {clinic.name}',
        description:
          '{catalogue.profhilo.name}, {catalogue.profhilo.price}, and {catalogue.sunekos.name}, {catalogue.sunekos.price}: hyaluronic acid for dry, lined or slack skin, by a doctor in {clinic.address.area}.',
        name: 'Skin Boosters',
        department: 'skin',
        category: 'skin-boosters',
      },
      '/categories/polynucleotides': {
        title: '{categories.polynucleotides.name} in {clinic.address.area} | {clinic.name}',
        description:
          'Polynucleotides under the eyes and over the whole face, for thin, tired or lined skin. By a GMC-registered doctor in {clinic.address.area}; results vary.',
        name: 'Polynucleotides',
        department: 'skin',
        category: 'polynucleotides',
      },
      '/categories/bio-voluminisation': {
        title: '{categories.bio-voluminisation.name} in {clinic.address.area} | {clinic.name}',
        description:
          'Gradual support from your own collagen with {catalogue.sculptra.name}, {catalogue.sculptra.price}. A doctor in {clinic.address.area} sees you face to face before any treatment.',
        name: 'Bio-Voluminisation',
        department: 'skin',
        category: 'bio-voluminisation',
      },
      '/categories/microneedling-peels': {
        title: 'Microneedling & Peels in {clinic.address.area} | {clinic.name}',
        description:
          'Classic microneedling {catalogue.microneedling.options.classic.price}, Regenerative {catalogue.microneedling.options.regenerative.price}, {catalogue.microneedling.minutes} minutes each, in {clinic.address.area}. Clinical peels are launching soon: join the waitlist.',
        name: 'Microneedling & Peels',
        department: 'skin',
        category: 'microneedling',
      },

      '/treatments/anti-wrinkle': {
        title: '{catalogue.anti-wrinkle.name} | {clinic.name}',
        description:
          'A consultation for lines of the forehead, the frown and the corners of the eyes. A GMC-registered doctor in {clinic.address.area} examines you in person; results vary.',
        name: "Forehead, Frown or Crow's Feet",
        department: 'skin',
        treatment: 'anti-wrinkle',
        requires: ['anti-wrinkle.one-area'],
      },
      '/treatments/jawline-slimming': {
        title: '{catalogue.jawline-slimming.name} in {clinic.address.area} | {clinic.name}',
        description:
          'A consultation for clenching and a wide lower face. A GMC-registered doctor in {clinic.address.area} examines your jaw in person first; results vary.',
        name: 'Jawline Slimming',
        department: 'skin',
        treatment: 'jawline-slimming',
      },
      '/treatments/lower-face-contour-duo': {
        title: '{catalogue.lower-face-contour-duo.name} in {clinic.address.area} | {clinic.name}',
        description:
          'Jaw and neck assessed together by a GMC-registered doctor in {clinic.address.area} and, if both suit you, treated in one appointment of {catalogue.lower-face-contour-duo.minutes} minutes. Results vary.',
        name: 'Lower-Face Contour Duo',
        department: 'skin',
        treatment: 'lower-face-contour-duo',
      },
      '/treatments/neck-lift': {
        title: '{catalogue.neck-lift.name} in {clinic.address.area} | {clinic.name}',
        description:
          'A consultation for bands of the neck that pull the jawline down, with a GMC-registered doctor in {clinic.address.area}. What treatment can change, and what it cannot.',
        name: 'Neck Lift',
        department: 'skin',
        treatment: 'neck-lift',
      },
      '/treatments/smile-lift': {
        title: '{catalogue.smile-lift.name} in {clinic.address.area} | {clinic.name}',
        description:
          'A consultation for corners of the mouth that turn down at rest. A GMC-registered doctor in {clinic.address.area} looks for the cause in person first; results vary.',
        name: 'Smile Lift',
        department: 'skin',
        treatment: 'smile-lift',
      },
      '/treatments/sweat-control': {
        title: '{catalogue.sweat-control.name} in {clinic.address.area} | {clinic.name}',
        description:
          'A consultation for excessive sweating of the underarms, with a GMC-registered doctor in {clinic.address.area} who looks for the cause in person first.',
        name: 'Sweat Reduction',
        department: 'skin',
        treatment: 'sweat-control',
      },
      '/treatments/profhilo': {
        title: '{catalogue.profhilo.name} in {clinic.address.area} | {clinic.name}',
        description:
          'Hyaluronic acid for dry, crêpey or slack skin: {catalogue.profhilo.price} of {catalogue.profhilo.minutes} minutes, {catalogue.profhilo.figures.apart} apart, by a GMC-registered doctor in {clinic.address.area}. Results vary.',
        name: 'Profhilo',
        department: 'skin',
        treatment: 'profhilo',
      },
      '/treatments/sunekos': {
        title: '{catalogue.sunekos.name} in {clinic.address.area} | {clinic.name}',
        description:
          'Hyaluronic acid with amino acids for fine lines: {catalogue.sunekos.price}, {catalogue.sunekos.figures.sessions} {catalogue.sunekos.figures.apart} apart, by a GMC-registered doctor in {clinic.address.area}. Results vary.',
        name: 'Sunekos',
        department: 'skin',
        treatment: 'sunekos',
      },
      '/treatments/eye-rejuvenation': {
        title: '{catalogue.eye-rejuvenation.name} in {clinic.address.area} | {clinic.name}',
        description:
          'Polynucleotides ({catalogue.eye-rejuvenation.subtitle}) for thin, tired skin under the eyes. {catalogue.eye-rejuvenation.price}, {catalogue.eye-rejuvenation.minutes} minutes, by a GMC-registered doctor in {clinic.address.area}; results vary.',
        name: 'Eye Rejuvenation',
        department: 'skin',
        treatment: 'eye-rejuvenation',
      },
      '/treatments/full-face-regeneration': {
        title: '{catalogue.full-face-regeneration.name} in {clinic.address.area} | {clinic.name}',
        description:
          'Polynucleotides ({catalogue.full-face-regeneration.subtitle}) for thin, dull or lined skin. {catalogue.full-face-regeneration.price}, sessions {catalogue.full-face-regeneration.figures.apart} apart, by a GMC-registered doctor in {clinic.address.area}.',
        name: 'Full Face Regeneration',
        department: 'skin',
        treatment: 'full-face-regeneration',
      },
      '/treatments/microneedling': {
        title: '{catalogue.microneedling.name} in {clinic.address.area} | {clinic.name}',
        description:
          'Two protocols of {catalogue.microneedling.minutes} minutes: Classic {catalogue.microneedling.options.classic.price}, Regenerative {catalogue.microneedling.options.regenerative.price}. How they differ, what a course costs and what to expect of the first days.',
        name: 'Microneedling',
        department: 'skin',
        treatment: 'microneedling',
      },
      '/treatments/sculptra': {
        title: '{catalogue.sculptra.name} in {clinic.address.area} | {clinic.name}',
        description:
          'Poly-L-lactic acid that prompts your own collagen: {catalogue.sculptra.price}, {catalogue.sculptra.figures.sessions}, {catalogue.sculptra.figures.apart} apart, by a GMC-registered doctor in {clinic.address.area}. Results vary.',
        name: 'Sculptra',
        department: 'skin',
        treatment: 'sculptra',
      },
      '/treatments/glycolic-peel': {
        title: '{catalogue.glycolic-peel.name}, Coming Soon | {clinic.name}',
        description:
          'A fruit acid peel for dull skin and uneven texture is coming soon to the clinic in {clinic.address.area}. Book a consultation with a doctor to learn more.',
        name: 'Glycolic Peel',
        department: 'skin',
        treatment: 'glycolic-peel',
      },
      '/treatments/salicylic-peel': {
        title: '{catalogue.salicylic-peel.name}, Coming Soon | {clinic.name}',
        description:
          'A peel that dissolves in oil, for congested and blemish-prone skin, is coming soon to the clinic in {clinic.address.area}. Ask a doctor in a consultation.',
        name: 'Salicylic Peel',
        department: 'skin',
        treatment: 'salicylic-peel',
      },
      '/treatments/lactic-acid-peel': {
        title: '{catalogue.lactic-acid-peel.name}, Coming Soon | {clinic.name}',
        description:
          'A slower peel for dry or sensitive skin that looks dull is coming soon to the clinic in {clinic.address.area}. A doctor can tell you whether to wait for it.',
        name: 'Lactic Acid Peel',
        department: 'skin',
        treatment: 'lactic-acid-peel',
      },
      '/treatments/tca-peel': {
        title: '{catalogue.tca-peel.name}, Coming Soon | {clinic.name}',
        description:
          'A deeper peel for sun damage and marked texture is coming soon to the clinic in {clinic.address.area}. Ask a doctor in a consultation if it could suit you.',
        name: 'TCA Peel',
        department: 'skin',
        treatment: 'tca-peel',
      },
    },

    aliases: {
      '/consultations': { page: '/consultations/skin' },
      '/tiktok': { page: '/bio', index: false, hide: ['header', 'footer'] },
      '/themindexplored': { page: '/mind', index: false, hide: ['footer', 'booking bar'] },
    },
  },

  {
    '/': [
      cover({
        ...homeCopy.cover,
        image: 'hero',
        doors: [
          { department: 'skin', label: 'SKIN', note: '{departments.skin.label}' },
          { department: 'mind', label: 'MIND', note: '{departments.mind.label}' },
        ],
      }),
      trust(notices.claims),
      pathways({
        title: homeCopy.pathways.title,
        text: homeCopy.pathways.text,
        paths: [
          {
            department: 'skin',
            text: homeCopy.pathways.skin,
            image: 'full-face',
            menu: [
              { treatment: 'virtual-skin-consultation', note: 'Free for first-time clients' },
              { category: 'skin-boosters', note: '{catalogue.profhilo.name} and {catalogue.sunekos.name}' },
              { category: 'polynucleotides', note: 'Around the eyes and over the whole face' },
            ],
            action: button('See all skin treatments', '/treatments#skin'),
          },
          {
            department: 'mind',
            text: homeCopy.pathways.mind,
            image: 'mind-path',
            menu: [
              { programme: 'discovery-call', note: 'Virtual, one to one' },
              { programme: 'clarity-strategy-session', note: '{programmes.clarity-strategy-session.note}' },
              { programme: 'momentum-6', note: '{programmes.momentum-6.schedule}' },
            ],
            action: button('See coaching programmes', '/treatments#mind'),
          },
        ],
      }),
      feature({ ...homeCopy.experience, image: 'room' }),
      people(['founder-skin', 'doctor-skin', 'founder-mind'], {
        ...homeCopy.team,
        action: button('Meet the team', '/team'),
      }),
      consultations({
        title: homeCopy.consultations.title,
        text: homeCopy.consultations.text,
        items: [
          { department: 'skin', ...homeCopy.consultations.skin },
          { department: 'mind', ...homeCopy.consultations.mind },
        ],
      }),
      trust([notices.strip], { stars: true }),
      visit({
        ...homeCopy.visit,
        map: 'map',
        mapImage: 'map',
        actions: [button('Directions to the clinic', 'directions')],
      }),
    ],

    '/skin': [
      hero({ ...skinCopy.hero, image: 'skin-hero', bookingButtons: 'both', trust: notices.claims }),
      signatureOffers(skinCopy.offers),
      examples(['forehead', 'undereye', 'masseter'], skinCopy.cases),
      categoryCards(['polynucleotides', 'skin-boosters', 'anti-wrinkle'], skinCopy.categories),
      reviews(['skin-listened', 'skin-explained', 'skin-honest'], skinCopy.reviews),
      trust([notices.strip], { stars: true }),
      explanation({
        title: skinCopy.consultation.title,
        paragraphs: skinCopy.consultation.paragraphs,
        image: 'skin-consult',
        facts: [skinCopy.consultation.facts.virtual, skinCopy.consultation.facts.clinic],
        action: button('See how a skin consultation works', '/consultations/skin'),
      }),
      journey(skinCopy.journey.title, skinCopy.journey.steps),
      bookingSplit({
        title: skinCopy.booking.title,
        new: {
          title: skinCopy.booking.new.title,
          text: skinCopy.booking.new.text,
          action: button(skinCopy.booking.new.label, '/go/skin_consultations', { note: skinCopy.booking.new.note }),
        },
        returning: {
          title: skinCopy.booking.returning.title,
          text: skinCopy.booking.returning.text,
          action: button(skinCopy.booking.returning.label, '/go/square_site', {
            note: skinCopy.booking.returning.note,
          }),
        },
      }),
      closing(skinCopy.closing.title, { text: skinCopy.closing.text, disclaimer: notices.skin }),
    ],

    '/mind': [
      hero({ ...mindCopy.hero, image: 'mind-hero', tone: 'deep', bookingButtons: 'both' }),
      useCases({
        title: mindCopy.useCases.title,
        text: mindCopy.useCases.text,
        useCases: [
          { ...mindCopy.useCases.leadership, image: 'leadership' },
          { ...mindCopy.useCases.sports, image: 'sports' },
          { ...mindCopy.useCases.career, image: 'career' },
        ],
      }),
      profiles(['founder-mind'], mindCopy.coach),
      testimonialCarousel(['mind-leadership', 'mind-sport', 'mind-career'], mindCopy.testimonials),
      journey(mindCopy.approach.title, mindCopy.approach.steps, { text: mindCopy.approach.text }),
      programmes({ ...mindCopy.programmes, anchor: 'programmes', department: 'mind' }),
      bookingSplit({
        title: mindCopy.booking.title,
        new: {
          title: mindCopy.booking.new.title,
          text: mindCopy.booking.new.text,
          action: button(mindCopy.booking.new.label, '/go/mind_consultation', { note: mindCopy.booking.new.note }),
        },
        returning: {
          title: mindCopy.booking.returning.title,
          text: mindCopy.booking.returning.text,
          action: button(mindCopy.booking.returning.label, '/go/clarity_strategy_session', {
            note: mindCopy.booking.returning.note,
          }),
        },
      }),
      faq(mindCopy.questions, { title: 'Questions' }),
      embedded('newsletter', { ...mindCopy.letters, anchor: 'letters' }),
      closing(mindCopy.closing.title, {
        text: mindCopy.closing.text,
        actions: [
          button('Read the Mind journal', '/mind/journal'),
          button('See how the discovery call works', '/consultations/mind'),
        ],
        disclaimer: notices.mind,
      }),
    ],

    '/team': [
      hero(teamCopy.hero),
      profiles(['founder-skin', 'doctor-skin', 'founder-mind'], teamCopy.profiles),
      quotation(teamCopy.philosophy.quote, { label: teamCopy.philosophy.label }),
      closing(teamCopy.closing.title, {
        text: teamCopy.closing.text,
        actions: [
          button('Book a skin consultation', '/consultations/skin'),
          button('Book a mind discovery call', '/consultations/mind'),
        ],
      }),
    ],

    '/clinic': [
      hero({ ...clinicCopy.hero, image: 'room' }),
      visit({
        ...clinicCopy.visit,
        map: 'map',
        mapImage: 'map',
        actions: [
          button('Book a skin consultation', '/consultations/skin'),
          button('Book a mind discovery call', '/consultations/mind'),
          button('Directions to the clinic', 'directions'),
        ],
      }),
      faq(clinicCopy.questions, { title: 'Before you come' }),
    ],

    '/glow-guide': [
      download({
        ...glowGuideCopy.download,
        document: 'glow-guide',
        image: 'glow-guide',
        automatic: true,
        actions: [
          button(glowGuideCopy.consult.label, '/consultations/skin', {
            note: glowGuideCopy.consult.note,
            campaign: glowGuideCampaign,
          }),
          button(glowGuideCopy.pricing.label, '/treatments', {
            note: glowGuideCopy.pricing.note,
            campaign: glowGuideCampaign,
          }),
        ],
      }),
      explanation({ ...glowGuideCopy.next, image: 'skin-consult-2' }),
      disclaimer([notices.skin]),
    ],

    '/gallery': [
      hero(galleryCopy.hero),
      gallery(results, galleryCopy.gallery),
      standIn(
        disclaimer(galleryCopy.drawn),
        'nothing: remove this section once documented photographs stand in the gallery',
      ),
      closing(galleryCopy.closing.title, { text: galleryCopy.closing.text, disclaimer: notices.skin }),
    ],

    '/consultations/skin': [
      hero({
        title: skinConsultationCopy.hero.title,
        lead: skinConsultationCopy.hero.lead,
        note: skinConsultationCopy.hero.note,
        image: 'skin-consult',
        switch: [button('Skin', '/consultations/skin'), button('Mind', '/consultations/mind')],
        bookingButtons: [
          button(skinConsultationCopy.hero.virtual.label, '/consultations/skin#book', {
            note: skinConsultationCopy.hero.virtual.note,
          }),
          button(skinConsultationCopy.hero.clinic.label, '/go/skin_clinic', {
            note: skinConsultationCopy.hero.clinic.note,
          }),
        ],
      }),
      quickFacts(skinConsultationCopy.facts.title, skinConsultationCopy.facts.facts),
      embedded('scheduler', { ...skinConsultationCopy.book, anchor: 'book' }),
      collapsibleLists(skinConsultationCopy.lists.title, skinConsultationCopy.lists.lists),
      faq(skinConsultationCopy.questions, { title: 'Questions' }),
      disclaimer([notices.skin]),
    ],

    '/consultations/mind': [
      hero({
        title: mindConsultationCopy.hero.title,
        lead: mindConsultationCopy.hero.lead,
        note: mindConsultationCopy.hero.note,
        image: 'mind-path',
        switch: [button('Skin', '/consultations/skin'), button('Mind', '/consultations/mind')],
        bookingButtons: [
          button(mindConsultationCopy.hero.call.label, '/consultations/mind#book', {
            note: mindConsultationCopy.hero.call.note,
          }),
        ],
      }),
      quickFacts(mindConsultationCopy.facts.title, mindConsultationCopy.facts.facts),
      embedded('calendar', { ...mindConsultationCopy.book, anchor: 'book' }),
      collapsibleLists(mindConsultationCopy.lists.title, mindConsultationCopy.lists.lists),
      faq(mindConsultationCopy.questions, { title: 'Questions' }),
      disclaimer([notices.mind]),
    ],

    '/bio': [
      landing({
        title: bioCopy.landing.title,
        place: bioCopy.landing.place,
        image: 'landing',
        consult: { ...bioCopy.landing.consult, to: '/go/skin_consultations' },
        quiz: { ...bioCopy.landing.quiz, to: 'quiz' },
      }),
      landingOptions({
        title: bioCopy.options.title,
        quiz: { ...bioCopy.options.quiz, to: 'quiz' },
        consult: { ...bioCopy.options.consult, to: '/go/skin_consultations' },
      }),
      miniGallery({
        title: bioCopy.results.title,
        comparisons: results,
        action: button(bioCopy.results.action, '/gallery'),
      }),
      concerns({
        title: bioCopy.concerns.title,
        links: [
          { label: bioCopy.concerns.face, to: '/treatments/anti-wrinkle' },
          { label: bioCopy.concerns.jaw, to: '/treatments/jawline-slimming' },
          { label: bioCopy.concerns.neck, to: '/treatments/neck-lift' },
          { label: bioCopy.concerns.skin, to: '/treatments/profhilo' },
        ],
      }),
      visit({
        title: bioCopy.visit.title,
        mapImage: 'map',
        size: 'short',
        actions: [
          button(bioCopy.visit.directions, 'directions'),
          button(bioCopy.visit.consult, '/go/skin_consultations'),
        ],
      }),
      faq(bioCopy.faq.questions, { title: bioCopy.faq.title }),
      disclaimer(bioCopy.disclaimer),
    ],

    '/quiz': [
      placeholder({
        title: 'Skin Plan quiz coming soon',
        lines: [
          'We are still writing it. Until then, talk to a doctor in a virtual consult, free for first-time clients.',
        ],
        actions: [
          button('Book a free consult', '/consultations', {
            campaign: { source: 'tiktok', medium: 'bio', campaign: 'book' },
          }),
        ],
      }),
    ],

    '/privacy': [
      policy(
        'Privacy and Cookies',
        standIn('privacy.md', 'the practice’s own notice, read by whoever is responsible for data protection'),
        {
          updated: standIn('2026-11-02', 'the day on which the policy was last changed'),
        },
      ),
    ],
    '/terms': [
      policy('Terms and Conditions', standIn('terms.md', 'the practice’s own terms, read by a lawyer'), {
        updated: '2025-08-27',
      }),
    ],
    '/cancellation': [
      policy('Cancellation Policy', standIn('cancellation.md', 'the practice’s own policy, read by a lawyer'), {
        updated: standIn('2026-11-02', 'the day on which the policy was last changed'),
      }),
    ],

    '/mind/journal': [
      journalList({
        title: 'Mind journal',
        lead: 'Short reads on leadership, sport and career.',
        category: 'mind',
        failed: "We couldn't load the latest Mind articles.",
        empty: "Mind articles are coming soon. We're preparing new insights—check back shortly.",
      }),
    ],

    '/404': [
      placeholder({
        title: '404 Page Not Found',
        lines: ['Did you take a wrong turn?', 'The page may have moved, or the address may be mistyped.'],
        actions: [
          button('Go to the home page', '/'),
          button('See treatments and prices', '/treatments'),
          button('Book a skin consultation', '/consultations/skin'),
          button('Book a mind discovery call', '/consultations/mind'),
        ],
      }),
    ],
    '/treatments': [
      contentsHero({
        title: 'Treatments',
        lead: 'Skin treatments and coaching programmes, with their prices and lengths. A doctor’s assessment comes before any treatment, and results vary.',
        links: [
          { department: 'skin', label: 'Skin', note: '{departments.skin.label}', anchor: 'skin' },
          { department: 'mind', label: 'Mind', note: '{departments.mind.label}', anchor: 'mind' },
        ],
      }),
      signatureOffers({
        anchor: 'signature-offers',
        title: 'Signature Offers',
        text: 'Treatments that complement each other, at one price. A doctor’s assessment comes first.',
      }),
      catalogueGroups({
        anchor: 'skin',
        title: 'Skin',
        department: 'skin',
        categories: [
          'consultation',
          'anti-wrinkle',
          'skin-boosters',
          'polynucleotides',
          'bio-voluminisation',
          'microneedling',
          'clinical-peels',
        ],
      }),
      programmes({
        anchor: 'mind',
        title: 'Mind',
        department: 'mind',
        text: 'One-to-one coaching. The discovery call is free, and a programme follows only if you and the coach both want one.',
        action: button('How coaching works', '/mind'),
      }),
      closing('Not sure where to begin?', {
        text: 'Begin with a conversation: with a doctor about your skin, or with a coach about what you want to change.',
        actions: [
          button('Book a skin consultation', '/go/skin_consultations', {
            note: 'Free for first-time clients, {catalogue.virtual-skin-consultation.minutes} minutes',
          }),
          button('Book a discovery call', '/go/mind_consultation', {
            note: '{programmes.discovery-call.price}, {programmes.discovery-call.minutes} minutes',
          }),
        ],
        disclaimer: treatmentNotice,
      }),
    ],
    '/treatments/404': [
      placeholder({
        title: 'Treatment Not Found',
        lines: ["Sorry, we couldn't find the treatment you're looking for."],
        actions: [
          button('See all treatments and prices', '/treatments'),
          button('Read about the skin consultation', '/consultations/skin'),
          button('Write to the clinic', 'email:A treatment'),
        ],
      }),
    ],

    '/categories/consultation': [
      hero({
        title: 'Skin Consultation',
        lead: 'Tell a doctor what bothers you. You hear what is likely to help, what it costs and what it cannot do.',
        image: 'skin-consult',
        bookingButtons: [
          button('Book a virtual consultation', '/go/skin_virtual', {
            note: '{catalogue.virtual-skin-consultation.minutes} minutes, by video',
          }),
        ],
        note: 'Free for first-time clients',
      }),
      treatmentCards('consultation'),
      explanation({
        title: 'By video, or at the clinic',
        paragraphs: [
          'The virtual consultation takes {catalogue.virtual-skin-consultation.minutes} minutes. It usually costs {catalogue.virtual-skin-consultation.usualPrice} and is complimentary for first-time clients.',
          'The consultation at the clinic takes {catalogue.clinic-skin-consultation.minutes} minutes and costs {catalogue.clinic-skin-consultation.price}. The fee is {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
          'A video call can only advise you: where a treatment needs a prescription, the doctor examines you in person before writing one.',
        ],
        action: button('Read what happens in a consultation', '/consultations/skin'),
      }),
      closing('Start with a conversation', {
        text: 'Bring a list of your medicines and what you have had done before. You are free to book nothing afterwards.',
        disclaimer: treatmentNotice,
      }),
    ],
    '/categories/anti-wrinkle': [
      hero({
        title: 'Muscle Relaxing Treatments',
        lead: 'A doctor examines you in person first, and prescribes only if treatment suits you. Each page says what a treatment can do, what it cannot and what it costs.',
        image: 'forehead',
        bookingButtons: 'both',
      }),
      treatmentCards('anti-wrinkle', {
        first: [
          'anti-wrinkle',
          'jawline-slimming',
          'neck-lift',
          'lower-face-contour-duo',
          'smile-lift',
          'sweat-control',
        ],
      }),
      closing('Not sure which you need?', {
        text: 'A doctor looks at your face at rest and in movement, and tells you which of these would help, if any.',
        disclaimer: treatmentNotice,
      }),
    ],
    '/categories/skin-boosters': [
      hero({
        title: 'Skin Boosters',
        lead: 'Hyaluronic acid for dry skin, fine lines and texture. Both treatments are short courses, planned after a doctor has looked at your skin.',
        image: 'profhilo-hero',
        bookingButtons: [
          button('Book a virtual consultation', '/go/skin_virtual', {
            note: '{catalogue.virtual-skin-consultation.minutes} minutes, by video',
          }),
        ],
        note: 'Free for first-time clients',
      }),
      treatmentCards('skin-boosters'),
      closing('Which one suits your skin?', {
        text: 'Dryness, fine lines and slack skin call for different treatments. A doctor tells you which, if any, would help.',
        disclaimer: treatmentNotice,
      }),
    ],
    '/categories/polynucleotides': [
      hero({
        title: 'Polynucleotides',
        lead: 'Purified fragments of DNA, injected in small amounts. The aim is the quality of your skin, not a new shape.',
        image: 'eye',
        bookingButtons: [
          button('Book a virtual consultation', '/go/skin_virtual', {
            note: '{catalogue.virtual-skin-consultation.minutes} minutes, by video',
          }),
        ],
        note: 'Free for first-time clients',
      }),
      treatmentCards('polynucleotides'),
      closing('Eyes, face or neither?', {
        text: 'Shadows and dullness have several causes. A doctor looks for yours before suggesting anything.',
        disclaimer: treatmentNotice,
      }),
    ],
    '/categories/bio-voluminisation': [
      hero({
        title: 'Bio-Voluminisation',
        lead: 'For a face that has lost volume overall: a gradual change, from your own collagen. A face-to-face consultation comes first.',
        image: 'sculptra-wide',
        bookingButtons: [
          button('Book a virtual consultation', '/go/skin_virtual', {
            note: '{catalogue.virtual-skin-consultation.minutes} minutes, by video',
          }),
        ],
        note: 'Free for first-time clients',
      }),
      treatmentCards('bio-voluminisation'),
      closing('Would it suit your face?', {
        text: 'A doctor examines you face to face and answers your questions before anything is decided.',
        disclaimer: treatmentNotice,
      }),
    ],
    '/categories/microneedling-peels': [
      hero({
        title: 'Microneedling & Peels',
        lead: 'Two ways to renew the surface of the skin: fine needles now, clinical peels soon. A doctor looks at your skin first.',
        image: 'microneedling',
        bookingButtons: [
          button('Book Microneedling', '/go/microneedling_reg'),
          button('Book Skin Consultation', '/go/skin_consultations'),
        ],
      }),
      options('microneedling', {
        title: 'Two kinds of microneedling',
        text: 'The needling is the same; what is worked into the skin differs.',
      }),
      comingSoon('clinical-peels', {
        title: 'Clinical Peels Launching Soon',
        text: 'Glycolic, salicylic, lactic acid and TCA peels. Join the list and we will write to you when they can be booked.',
        action: button('Join Peel Waitlist', 'email:Clinical Peels Waitlist'),
      }),
      closing('Not sure which to choose?', {
        text: 'Read [how microneedling works](/treatments/microneedling), or let a doctor look at your skin first.',
        disclaimer: treatmentNotice,
      }),
    ],

    '/treatments/anti-wrinkle': [
      treatmentHero({
        lead: antiWrinkle.lead,
        figures: antiWrinkle.figures,
        image: 'forehead',
        trust: treatmentTrust,
      }),
      benefits(antiWrinkle.benefits),
      standIn(
        imageCarousel({ ...antiWrinkle.comparison, images: ['anti-wrinkle-before', 'anti-wrinkle-after'] }),
        'a documented case and its caption, with consent',
      ),
      explanation({ ...antiWrinkle.explanation, image: 'frown' }),
      pricing(antiWrinkle.pricing),
      journey(antiWrinkle.journey.title, antiWrinkle.journey.steps),
      faq(antiWrinkle.faq),
      closing(antiWrinkle.closing.title, antiWrinkle.closing),
    ],
    '/treatments/jawline-slimming': [
      treatmentHero({
        lead: jawlineSlimming.lead,
        figures: jawlineSlimming.figures,
        image: 'jawline',
        trust: treatmentTrust,
      }),
      benefits(jawlineSlimming.benefits),
      explanation(jawlineSlimming.explanation),
      pricing(jawlineSlimming.pricing),
      journey(jawlineSlimming.journey.title, jawlineSlimming.journey.steps),
      faq(jawlineSlimming.faq),
      closing(jawlineSlimming.closing.title, jawlineSlimming.closing),
    ],
    '/treatments/lower-face-contour-duo': [
      treatmentHero({
        lead: lowerFaceContourDuo.lead,
        figures: lowerFaceContourDuo.figures,
        image: 'duo',
        trust: treatmentTrust,
      }),
      benefits(lowerFaceContourDuo.benefits),
      explanation({ ...lowerFaceContourDuo.explanation, image: 'neck-muscles' }),
      pricing(lowerFaceContourDuo.pricing),
      journey(lowerFaceContourDuo.journey.title, lowerFaceContourDuo.journey.steps),
      faq(lowerFaceContourDuo.faq),
      closing(lowerFaceContourDuo.closing.title, lowerFaceContourDuo.closing),
    ],
    '/treatments/neck-lift': [
      treatmentHero({ lead: neckLift.lead, image: 'neck', trust: treatmentTrust }),
      standIn(
        imageCarousel({ ...neckLift.comparison, images: ['neck-before', 'neck-after'] }),
        'a documented case and its caption, with consent',
      ),
      benefits(neckLift.benefits),
      explanation({ ...neckLift.explanation, image: 'neck-muscles' }),
      pricing(neckLift.pricing),
      journey(neckLift.journey.title, neckLift.journey.steps),
      faq(neckLift.faq),
      closing(neckLift.closing.title, neckLift.closing),
    ],
    '/treatments/smile-lift': [
      treatmentHero({ lead: smileLift.lead, figures: smileLift.figures, image: 'smile', trust: treatmentTrust }),
      benefits(smileLift.benefits),
      explanation(smileLift.explanation),
      pricing(smileLift.pricing),
      journey(smileLift.journey.title, smileLift.journey.steps),
      faq(smileLift.faq),
      closing(smileLift.closing.title, smileLift.closing),
    ],
    '/treatments/sweat-control': [
      treatmentHero({ lead: sweatControl.lead, figures: sweatControl.figures, image: 'sweat', trust: treatmentTrust }),
      benefits(sweatControl.benefits),
      explanation(sweatControl.explanation),
      pricing(sweatControl.pricing),
      journey(sweatControl.journey.title, sweatControl.journey.steps),
      faq(sweatControl.faq),
      closing(sweatControl.closing.title, sweatControl.closing),
    ],
    '/treatments/profhilo': [
      treatmentHero({ lead: profhilo.lead, figures: profhilo.figures, image: 'profhilo-hero', trust: treatmentTrust }),
      benefits(profhilo.benefits),
      explanation({ ...profhilo.explanation, image: 'layers' }),
      pricing(profhilo.pricing),
      journey(profhilo.journey.title, profhilo.journey.steps),
      faq(profhilo.faq),
      closing(profhilo.closing.title, profhilo.closing),
    ],
    '/treatments/sunekos': [
      treatmentHero({ lead: sunekos.lead, figures: sunekos.figures, image: 'sunekos', trust: treatmentTrust }),
      benefits(sunekos.benefits),
      explanation(sunekos.explanation),
      pricing(sunekos.pricing),
      journey(sunekos.journey.title, sunekos.journey.steps),
      faq(sunekos.faq),
      closing(sunekos.closing.title, sunekos.closing),
    ],
    '/treatments/eye-rejuvenation': [
      treatmentHero({
        lead: eyeRejuvenation.lead,
        figures: eyeRejuvenation.figures,
        image: 'eye',
        trust: treatmentTrust,
      }),
      benefits(eyeRejuvenation.benefits),
      standIn(
        imageCarousel({ ...eyeRejuvenation.comparison, images: ['eye-before', 'eye-after'] }),
        'a documented case, and words of the client or the doctor as its caption, with consent',
      ),
      explanation(eyeRejuvenation.explanation),
      pricing(eyeRejuvenation.pricing),
      journey(eyeRejuvenation.journey.title, eyeRejuvenation.journey.steps),
      faq(eyeRejuvenation.faq),
      closing(eyeRejuvenation.closing.title, eyeRejuvenation.closing),
    ],
    '/treatments/full-face-regeneration': [
      treatmentHero({
        lead: fullFaceRegeneration.lead,
        figures: fullFaceRegeneration.figures,
        image: 'full-face',
        trust: treatmentTrust,
      }),
      benefits(fullFaceRegeneration.benefits),
      explanation(fullFaceRegeneration.explanation),
      pricing(fullFaceRegeneration.pricing),
      journey(fullFaceRegeneration.journey.title, fullFaceRegeneration.journey.steps),
      faq(fullFaceRegeneration.faq),
      closing(fullFaceRegeneration.closing.title, fullFaceRegeneration.closing),
    ],
    '/treatments/microneedling': [
      treatmentHero({
        lead: microneedling.lead,
        figures: microneedling.figures,
        image: 'microneedling',
        trust: treatmentTrust,
        actions: [
          button('Book Classic', '/go/microneedling_reg', {
            note: '{catalogue.microneedling.options.classic.duration}, {catalogue.microneedling.options.classic.price}',
          }),
          button('Book Regenerative', '/go/microneedling_regen', {
            note: '{catalogue.microneedling.options.regenerative.duration}, {catalogue.microneedling.options.regenerative.price}',
          }),
        ],
      }),
      options('microneedling', microneedling.protocols),
      benefits(microneedling.benefits),
      explanation(microneedling.explanation),
      pricing(microneedling.pricing),
      journey(microneedling.journey.title, microneedling.journey.steps),
      faq(microneedling.faq),
      closing(microneedling.closing.title, {
        ...microneedling.closing,
        actions: [button('Book a skin consultation', '/go/skin_consultations')],
      }),
    ],
    '/treatments/sculptra': [
      treatmentHero({ lead: sculptra.lead, figures: sculptra.figures, image: 'sculptra-wide', trust: treatmentTrust }),
      benefits(sculptra.why.benefits, { title: sculptra.why.title }),
      explanation({ ...sculptra.explanation, image: 'sculptra' }),
      benefits(sculptra.benefits),
      pricing(sculptra.pricing),
      journey(sculptra.journey.title, sculptra.journey.steps),
      faq(sculptra.faq),
      closing(sculptra.closing.title, sculptra.closing),
    ],
    '/treatments/glycolic-peel': [
      placeholder({
        title: 'Glycolic Peel',
        lines: peels.glycolic,
        actions: [button('Book a Consultation to Learn More', '/go/skin_consultations')],
        image: 'peels',
      }),
    ],
    '/treatments/salicylic-peel': [
      placeholder({
        title: 'Salicylic Peel',
        lines: peels.salicylic,
        actions: [button('Book a Consultation to Learn More', '/go/skin_consultations')],
        image: 'peels',
      }),
    ],
    '/treatments/lactic-acid-peel': [
      placeholder({
        title: 'Lactic Acid Peel',
        lines: peels.lacticAcid,
        actions: [button('Book a Consultation to Learn More', '/go/skin_consultations')],
        image: 'peels',
      }),
    ],
    '/treatments/tca-peel': [
      placeholder({
        title: 'TCA Peel',
        lines: peels.tca,
        actions: [button('Book a Consultation to Learn More', '/go/skin_consultations')],
        image: 'peels',
      }),
    ],
  },
);
