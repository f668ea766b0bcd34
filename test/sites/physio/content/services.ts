import { benefit, question, step } from 'clinic-site';

/** The words of the page on the first assessment. */
export const firstAssessment = {
  lead: 'A full examination by a chartered physiotherapist, and a plain account of what was found. Treatment begins in the same visit where it makes sense.',
  steps: {
    title: 'What happens in the hour',
    steps: [
      step('Your account', 'What happened, what hurts, what you want to get back to, and your general health.'),
      step('Examination', 'How you move, how strong you are, and which movement brings the pain on.'),
      step('Finding', 'What we think it is, how sure we are, and what it usually takes.'),
      step('Plan', 'Two or three exercises to begin with, in writing, and when to come again, if at all.'),
    ],
  },
  pricing: {
    title: 'The fee',
    text: 'One fee, with the written plan. Follow-ups are {catalogue.follow-up-visit.price}.',
  },
  questions: [
    question(
      'Will you treat me the same day?',
      'Often, yes. Sometimes a scan or your GP comes first, and then we write the letter for you.',
    ),
    question(
      'Can I claim it from my insurer?',
      'Many insurers pay. You settle the invoice with us and send it to them; ask them before you come.',
    ),
  ],
  closing: { title: 'Find out what it is' },
};

/** The words of the page on the running assessment. */
export const runningAssessment = {
  lead: 'You run on a treadmill while we film you from behind and from the side, then we test the joints and muscles that the film points to.',
  figures: [{ label: 'Cameras', value: '{catalogue.running-assessment.figures.cameras}', unit: 'side and back' }],
  explanation: {
    title: 'Film first, then hands',
    paragraphs: [
      'A film shows what you do when you are tired and not thinking about it. An examination shows why. Neither is worth much without the other.',
      'There is no one right way to run. We change something only where it is likely to ease the load on the part that hurts.',
    ],
  },
  benefits: [
    benefit('Time to film and to test', 'Long enough to run until your stride settles, and still be examined.'),
    benefit('One change at a time', 'You get one thing to try, and a way to tell whether it works.'),
    benefit('Your film is yours', 'You take it with you. We keep it only as long as your record, {figures.records}.'),
  ],
  pricing: {
    title: 'What it costs',
    note: 'With the strength test it is [a runner’s review](/services/runners-review).',
  },
  questions: [
    question('How fast do I have to run?', 'As you usually do. Walkers and beginners are as welcome as club runners.'),
    question(
      'Should I come while it hurts?',
      'If you can jog for a few minutes, yes. If not, begin with [an assessment](/services/first-assessment).',
    ),
  ],
  closing: { title: 'Bring your old shoes too', text: 'Worn soles say a good deal about a stride.' },
};

/** The text of the page about the running assessment and the strength test. */
export const runnersReview = {
  lead: 'The running assessment and the strength test in one visit: how you run, and what you run with.',
  explanation: {
    title: 'Two tests that answer each other',
    paragraphs: [
      'The film shows where the load goes; the strength test shows whether your muscles can take it. Together they say what to train.',
      'Both together cost {catalogue.runners-review.price} instead of {catalogue.runners-review.reference}.',
    ],
  },
  pricing: { title: 'Both together' },
  steps: {
    title: 'One visit, three parts',
    steps: [
      step('Film', 'You run until your stride has settled.', '{catalogue.running-assessment.duration}'),
      step(
        'Strength',
        'Hips, thighs and calves, each side measured against the other.',
        '{catalogue.strength-test.duration}',
      ),
      step('Advice', 'One change to your stride, and what to train before the next race.', 'In writing'),
    ],
  },
  closing: { title: 'Before a new season' },
};

/** The words of the page on massage. */
export const sportsMassage = {
  lead: 'Firm work on tired muscle, by a physiotherapist who knows what you train for.',
  choice: {
    title: 'Half an hour to an hour',
    text: 'Short for one part of the body, long for legs and back together.',
  },
  benefits: [
    benefit('For', 'Legs after hill work, shoulders after rowing, a neck after a week at a screen.'),
    benefit('Not for', 'A fresh tear, a fever, a clot or thinned blood. We ask before we begin.'),
  ],
  pricing: { title: 'By length' },
  questions: [
    question('Is it painful?', 'It can be uncomfortable. You say how firm it should be, and we ask as we go.'),
    question('When should I have it before a race?', 'Not the day before. Three or four days leave time to recover.'),
  ],
  closing: { title: 'Book a length', text: 'Choose the shorter one if you are not sure.' },
};

/** The words of the page on knees. */
export const kneeRehabilitation = {
  lead: 'After surgery, a sprain or years of wear: a knee gets better with load that grows a little at a time. We set how much, and measure what it does.',
  figures: [{ label: 'How often', value: '{catalogue.knee-rehabilitation.figures.rhythm}' }],
  steps: {
    title: 'Four stages',
    text: 'You move on when the knee is ready, not when the calendar says so.',
    steps: [
      step('Settle', 'Less swelling, full straightening, walking without a limp.'),
      step('Strengthen', 'Squats, steps and bridges, a little heavier every week.'),
      step('Load', 'Hopping, landing, kneeling: whatever your work or sport asks of it.'),
      step('Return', 'A test against the other leg, and a plan for keeping it.'),
    ],
  },
  explanation: {
    title: 'Why it takes weeks',
    paragraphs: [
      'Muscle grows slowly and tendon more slowly. Going faster than they do is the usual reason why a knee swells again.',
      'We work from your surgeon’s instructions where there are any, and write to your surgeon if something does not fit.',
    ],
  },
  pricing: { title: 'Single visits and courses', note: 'A course is for you alone and lasts {figures.courses}.' },
  questions: [
    question(
      'When can I begin after an operation?',
      'When your surgeon says so; for many operations in the first fortnight.',
    ),
    question('Do I need a gym?', 'No. A step, a wall and a rucksack go a long way.'),
  ],
  closing: { title: 'One stage at a time' },
};

export const followUpVisit = {
  lead: 'We test what has changed since last time, treat what still needs it, and set the next step of your plan.',
};

export const backClass = {
  lead: 'A therapist watches how you lift, bend and carry, and corrects it before it becomes a habit.',
};
