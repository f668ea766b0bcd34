import { benefit, question, step } from 'clinic-site';

/** Copy of the page on Sunekos. */
export const sunekos = {
  lead: 'Hyaluronic acid with amino acids, for fine lines and thin skin: {catalogue.sunekos.figures.sessions}, {catalogue.sunekos.figures.apart} apart. A doctor assesses your skin first.',
  figures: [
    { label: 'Course', value: '{catalogue.sunekos.figures.sessions}' },
    { label: 'Apart', value: '{catalogue.sunekos.figures.apart}' },
    { label: 'Results', value: '{catalogue.sunekos.figures.lasts}' },
  ],
  benefits: [
    benefit(
      'A compact course',
      'Your doctor sets the number after looking at your skin.',
      '{catalogue.sunekos.figures.sessions}',
    ),
    benefit(
      'Close together',
      'Sessions follow each other closely, so that each adds to the one before.',
      '{catalogue.sunekos.figures.apart}',
    ),
    benefit(
      'How long it lasts',
      'How much you see, and for how long, differs from person to person.',
      '{catalogue.sunekos.figures.lasts}',
    ),
    benefit(
      'A short visit',
      'Many small injections close to the surface. Small bumps are usual and settle by themselves.',
      '{catalogue.sunekos.duration}',
    ),
  ],
  explanation: {
    title: 'What Sunekos does',
    paragraphs: [
      'Skin keeps its firmness through a scaffold of collagen and elastin, which its cells renew more slowly with the years. Sunekos combines hyaluronic acid, which holds water, with amino acids, from which that scaffold is built.',
      'Injected in small amounts close to the surface, it is meant to prompt the cells to renew the scaffold. It works on the quality of the skin, adds no volume and changes no features.',
      'A course is {catalogue.sunekos.figures.sessions}, {catalogue.sunekos.figures.apart} apart. Results last {catalogue.sunekos.figures.lasts}. Deep folds and marked laxity are beyond its reach, and your doctor will tell you if another treatment suits you more.',
    ],
  },
  pricing: {
    text: '{catalogue.sunekos.price}. The course of {catalogue.sunekos.packages.0.sessions} is {catalogue.sunekos.packages.0.price} instead of {catalogue.sunekos.packages.0.reference}: you save {catalogue.sunekos.packages.0.saving} against single sessions.',
    note: 'A doctor’s assessment comes first. Courses are typically valid for {figures.validity}. The fee for an in-clinic consultation, {catalogue.clinic-skin-consultation.price}, is {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
  },
  journey: {
    title: 'Your journey, in five steps',
    steps: [
      step(
        'Consultation',
        'A doctor reviews your skin, your history and your medicines, and says whether Sunekos suits you. The virtual consultation is free for first-time clients.',
        'Before you begin, {catalogue.virtual-skin-consultation.minutes} minutes',
      ),
      step(
        'First session',
        'Your skin is cleansed and, if you wish, numbed. Small amounts are injected close to the surface of the area.',
        '{catalogue.sunekos.duration}',
      ),
      step(
        'The course continues',
        'The remaining sessions follow, {catalogue.sunekos.figures.sessions} in all. Before each, the doctor looks at how your skin responded.',
        'Every {catalogue.sunekos.figures.apart}',
      ),
      step(
        'The result develops',
        'Skin renews itself slowly. Texture and fine lines change little by little during the course and after it.',
        'In the weeks that follow',
      ),
      step(
        'Review and maintenance',
        'Results last {catalogue.sunekos.figures.lasts}. At the review you decide together whether, and when, to repeat.',
        'Lasts {catalogue.sunekos.figures.lasts}',
      ),
    ],
  },
  faq: [
    question(
      'How many sessions will I need?',
      '{catalogue.sunekos.figures.sessions}, {catalogue.sunekos.figures.apart} apart. Your doctor sets the number after looking at your skin.',
    ),
    question(
      'How long do results last?',
      'Results last {catalogue.sunekos.figures.lasts}. This varies from person to person.',
    ),
    question(
      'How does it differ from Profhilo?',
      'Both use hyaluronic acid and add no shape. Sunekos brings amino acids as well and is given in many small injections in a closer series; [{catalogue.profhilo.name}](/treatments/profhilo) spreads from a few points. Your doctor tells you which suits your skin.',
    ),
    question(
      'Is there any downtime?',
      'Small bumps at the injection points are usual and settle soon. Some people are red, swollen, bruised or tender for a few days.',
    ),
    question(
      'Does it hurt?',
      'The injections are small but many, and each is a brief sting. A numbing cream can be used.',
    ),
    question(
      'Who should not have it?',
      'Anyone who is pregnant or breastfeeding, has an active infection of the skin, or has reacted to hyaluronic acid or to an amino acid. Tell your doctor about disorders of metabolism, autoimmune conditions and medicines that thin the blood.',
    ),
  ],
  closing: {
    title: 'Ask whether it suits you',
    text: 'A doctor looks at your skin, names what it lacks, and tells you if Sunekos is the wrong answer.',
    disclaimer:
      'A doctor’s assessment comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
