import { benefit, question, step } from 'clinic-site';

/** Copy of the page on Sculptra. */
export const sculptra = {
  lead: 'Poly-L-lactic acid that prompts your skin to build its own collagen, slowly, over {catalogue.sculptra.figures.sessions}. A face-to-face consultation comes first.',
  figures: [
    { label: 'Course', value: '{catalogue.sculptra.figures.sessions}' },
    { label: 'Apart', value: '{catalogue.sculptra.figures.apart}' },
  ],
  why: {
    title: 'Why choose Sculptra',
    benefits: [
      benefit(
        'Your own collagen',
        'The volume that you see is tissue your skin has built. The material that prompted it is absorbed in time.',
      ),
      benefit(
        'A gradual change',
        'It develops over months, as collagen builds, and the plan can be changed from one session to the next.',
      ),
      benefit(
        'Support over a whole area',
        'It is meant to support temples, cheeks and lower face as a whole rather than to fill a single line.',
      ),
    ],
  },
  benefits: [
    benefit(
      'A short series',
      'Your doctor decides after each session whether another is needed.',
      '{catalogue.sculptra.figures.sessions}',
    ),
    benefit(
      'Time to respond',
      'Sessions are spaced out, so that the response to one can be seen before the next.',
      '{catalogue.sculptra.figures.apart}',
    ),
    benefit(
      'One visit each time',
      'Photographs, treatment and aftercare together. You can go back to your day; plan for some swelling.',
      '{catalogue.sculptra.duration}',
    ),
    benefit(
      'How long it lasts',
      'Results fade gradually, as skin goes on ageing.',
      '{catalogue.sculptra.figures.lasts}',
    ),
  ],
  explanation: {
    title: 'How Sculptra works',
    paragraphs: [
      'Sculptra is poly-L-lactic acid, PLLA for short: a material that the body breaks down and that has long been used in absorbable stitches. It is placed as fine particles under the skin.',
      'The particles themselves do not fill. Around them the skin lays down new collagen, little by little, while the PLLA is absorbed. What remains is your own tissue, which is why the change is gradual and why it cannot be judged in the first weeks.',
      'The usual plan is {catalogue.sculptra.figures.sessions}, {catalogue.sculptra.figures.apart} apart. Results last {catalogue.sculptra.figures.lasts}. Unlike hyaluronic acid it cannot be dissolved, so a careful plan and small steps matter more than speed.',
    ],
    facts: [
      { label: 'Material', text: 'Poly-L-lactic acid (PLLA)' },
      { label: 'Plan', text: '{catalogue.sculptra.figures.sessions}, {catalogue.sculptra.figures.apart} apart' },
      { label: 'Duration', text: 'Results last {catalogue.sculptra.figures.lasts}' },
      { label: 'Downtime', text: 'Swelling, bruising or tenderness for {catalogue.sculptra.figures.downtime}' },
    ],
  },
  pricing: {
    text: '{catalogue.sculptra.price}. The course of {catalogue.sculptra.packages.0.sessions} vials is {catalogue.sculptra.packages.0.price} instead of {catalogue.sculptra.packages.0.reference}: you save {catalogue.sculptra.packages.0.saving} against single vials. Each session takes {catalogue.sculptra.minutes} minutes.',
    note: 'A doctor’s assessment, face to face, comes first and settles how many vials your plan needs. Courses are typically valid for {figures.validity}. The fee for an in-clinic consultation, {catalogue.clinic-skin-consultation.price}, is {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
  },
  journey: {
    title: 'Your journey, in five steps',
    steps: [
      step(
        'Consultation',
        'You can begin with a virtual consultation. A doctor then examines you face to face, asks about your health and earlier treatments, and says whether Sculptra suits you.',
        'Before you begin',
      ),
      step(
        'Treatment sessions',
        'The points are marked, the skin is cleansed, and PLLA is placed under it. The usual plan is {catalogue.sculptra.figures.sessions}, {catalogue.sculptra.figures.apart} apart.',
        '{catalogue.sculptra.minutes} minutes each, {catalogue.sculptra.figures.apart} apart',
      ),
      step(
        'Gradual rejuvenation',
        'The first fullness is swelling and goes. Your own collagen then builds over the months that follow.',
        'Over several months',
      ),
      step(
        'Long-lasting results',
        'Results last {catalogue.sculptra.figures.lasts}. Photographs taken in the same light show what has changed.',
        'Lasts {catalogue.sculptra.figures.lasts}',
      ),
      step(
        'Maintenance',
        'At a review the doctor tells you whether a single session would keep the result, or whether to leave it as it is.',
        'When the result begins to fade',
      ),
    ],
  },
  faq: [
    question(
      'How does it work?',
      'PLLA, placed under the skin, prompts it to build new collagen. The material is absorbed; the collagen is your own. That is why the change is gradual.',
    ),
    question(
      'How many sessions will I need?',
      'Usually {catalogue.sculptra.figures.sessions}, {catalogue.sculptra.figures.apart} apart. The doctor looks at your response before each further one.',
    ),
    question(
      'How long does it last?',
      'Results last {catalogue.sculptra.figures.lasts}. This varies with age, health, sun and smoking.',
    ),
    question(
      'Is there any downtime?',
      'Expect swelling, bruising or tenderness for {catalogue.sculptra.figures.downtime}. Small lumps under the skin are a less common effect that can appear later; massage as you are shown lowers the chance. Tell the clinic about anything that worries you.',
    ),
    question(
      'Will I look overfilled?',
      'That is what the slow plan is there to avoid. Little is given at a time, the collagen builds over months, and the doctor looks at each step before adding to it. If you have had enough, you stop.',
    ),
    question(
      'Who is unsuitable?',
      'Women who are pregnant or breastfeeding, and people with certain medical conditions: an active infection of the skin, some autoimmune conditions, a tendency to raised scars, or an allergy to one of the ingredients. Tell the doctor about any filler you have had.',
    ),
  ],
  closing: {
    title: 'A plan comes first',
    text: 'Collagen takes months to build, so there is time to decide. Begin with a conversation.',
    disclaimer:
      'Results vary from person to person, and a face-to-face consultation is required: a doctor’s assessment comes first, and treatment is offered only if it suits you. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
