/** Copy of the Glow Guide page. */
export const glowGuideCopy = {
  download: {
    title: 'The Glow Guide',
    lead: 'A short guide to skin treatments: what they can do, what they cannot, and how to begin. The download starts by itself; if it does not, use the link.',
    label: 'Download the Glow Guide',
  },
  consult: {
    label: 'Book a free skin consult',
    note: 'A free {catalogue.virtual-skin-consultation.figures.glowGuide} consult with a doctor, for first-time clients',
  },
  pricing: {
    label: 'See treatments and prices',
    note: 'With durations and courses',
  },
  next: {
    title: 'Then ask about your own skin',
    paragraphs: [
      'A guide is general; your skin is not. In a free {catalogue.virtual-skin-consultation.figures.glowGuide} consult by video, for first-time clients, a doctor asks about yours and tells you what is likely to help, what it costs and what it cannot do.',
      'You decide afterwards, and nothing needs to be booked on the day.',
    ],
  },
};

const free = 'free {catalogue.virtual-skin-consultation.figures.glowGuide} consult';

/** Copy of the Glow Guide itself, page by page. */
export const glowGuideDocument = {
  description:
    'What regenerative skin treatments can do, what they cannot, how long they take and what they cost at {clinic.name}.',
  smallPrint:
    'A doctor’s assessment comes first, and decides whether a treatment suits you. Results vary. Services are for adults aged {clinic.minimumAge} and over. This guide is information, not medical advice. Prices may change; [today’s prices](/treatments) are on our site.',
  first: {
    head: '{clinic.address.area}, {clinic.address.town}',
    cover: {
      title: 'The Glow Guide',
      lead: 'What skin treatments can do, what they cannot, and how to begin.',
    },
    lists: [
      {
        title: 'What a treatment can do',
        items: [
          'Hydrate: skin that holds water is smoother to look at and to touch',
          'Firm: prompt the skin to build its own collagen, over months',
          'Refine: soften fine lines, pores and an uneven surface',
          'Support: help skin that has become thin, such as under the eyes',
        ],
      },
      {
        title: 'What it cannot',
        negative: true,
        items: [
          'Lift heavy or loose skin, as surgery does',
          'Last for good: every result fades, some within months',
          'Take the place of sun protection, sleep and not smoking',
          'Be promised: skin differs, and so do results',
        ],
      },
    ],
    steps: {
      title: 'How to begin',
      steps: [
        {
          title: 'Ask',
          copy: `A [${free}](/go/skin_virtual) by video, for first-time clients. Tell a doctor what bothers you, and ask.`,
        },
        {
          title: 'Be examined',
          copy: 'Before any treatment a doctor sees your skin in person and asks about your health.',
        },
        {
          title: 'Decide',
          copy: 'You get the plan, its price and its limits in writing. Take your time: nothing needs to be booked on the day.',
        },
        {
          title: 'Look again',
          copy: 'Before anything is repeated, you and the doctor look at what has changed and what has not.',
        },
      ],
    },
  },
  second: {
    head: 'The Glow Guide',
    prices: {
      title: 'Treatments and prices',
      text: 'All on one scale: solid is what you pay, hatched is what a course saves against single visits.',
      profhilo:
        'Hydrates from within. Two sessions {catalogue.profhilo.figures.apart} apart, topped up {catalogue.profhilo.figures.topUp}.',
      sunekos:
        'For fine lines and lost firmness. {catalogue.sunekos.figures.sessions}, {catalogue.sunekos.figures.apart} apart; lasts {catalogue.sunekos.figures.lasts}.',
      eyes: 'Polynucleotides, for thin, lined or tired skin under the eyes. Lasts {catalogue.eye-rejuvenation.figures.lasts}.',
      face: 'Polynucleotides, for quality of skin over the whole face. Sessions {catalogue.full-face-regeneration.figures.apart} apart.',
      microneedling:
        'Texture, pores and fine lines, by many fine needles. A glow within {catalogue.microneedling.figures.glow}.',
      sculptra:
        'Your own collagen, prompted over months. {catalogue.sculptra.figures.sessions}, {catalogue.sculptra.figures.apart} apart; lasts {catalogue.sculptra.figures.lasts}.',
    },
    notes: {
      title: 'Around a visit',
      notes: [
        {
          title: 'Before',
          copy: 'Tell the doctor about your health, medicines, allergies and past treatments.',
        },
        {
          title: 'On the day',
          copy: 'Come without make-up, and bring photo ID. You are treated only if it suits you.',
        },
        {
          title: 'Afterwards',
          copy: 'Swelling, bruising or tenderness for {catalogue.sculptra.figures.downtime} is usual. You leave with advice in writing.',
        },
        {
          title: 'Not for everyone',
          copy: 'Treatment may have to wait, or be ruled out, in pregnancy, while breastfeeding and with some conditions.',
        },
      ],
    },
    closing: {
      title: 'Start with a conversation',
      copy: '{clinic.address.street}, {clinic.address.town} {clinic.address.postcode}. {clinic.visitNote}. Telephone [{clinic.phone}](phone), e-mail [{clinic.email}](email).',
    },
    consult: {
      label: 'Book a free skin consult',
      note: '{catalogue.virtual-skin-consultation.figures.glowGuide} consult by video, for first-time clients',
    },
    pricing: { label: 'See all treatments and prices', note: 'What each involves, at today’s prices' },
  },
};
