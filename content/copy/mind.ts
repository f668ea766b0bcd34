import { question, step } from 'clinic-site';

/** Copy of the Mind page. */
export const mindCopy = {
  hero: {
    title: 'Mind',
    lead: 'Performance coaching, one to one, with a doctor: for work, for sport and for the decisions of a career.',
    note: 'Your first session, the discovery call, is free',
    trust: [
      '{clinic.rating.value} Google rating',
      'One to one, in confidence',
      'Adults aged {clinic.minimumAge} and over',
    ],
  },
  useCases: {
    title: 'Three arenas',
    text: 'The same skills under different pressures. Come for one; use them in all three.',
    leadership: {
      title: 'Leadership',
      points: [
        'Decide well when the facts are incomplete',
        'Hold a room without raising your voice',
        'Build a team that does not need rescuing',
      ],
    },
    sports: {
      title: 'Sports',
      points: [
        'Keep steady routines before and during competition',
        'Bring your attention back after an error',
        'Return from injury with a plan',
      ],
    },
    career: {
      title: 'Career',
      points: [
        'Choose the next step on evidence',
        'Prepare for interviews and promotion',
        'Set limits that protect your energy',
      ],
    },
  },
  coach: {
    title: 'Your coach',
  },
  testimonials: {
    title: 'What clients say',
  },
  approach: {
    title: 'Four steps',
    text: 'Each ends with something that you and your coach can both see.',
    steps: [
      step(
        'Discovery call',
        'You say what you want to change. Together you work out whether coaching can help; if it cannot, you are told so.',
        '{programmes.discovery-call.price}, {programmes.discovery-call.minutes} minutes',
      ),
      step(
        'Clarity',
        'You name the goal, what stands in its way and how you will both see progress.',
        'The first session of your programme',
      ),
      step(
        'Practice',
        'Regular one-to-one sessions. You leave each with one thing to try before the next.',
        '{programmes.momentum-6.schedule}, or {programmes.transformation-12.schedule}',
      ),
      step(
        'Review',
        'You compare what has changed with what you set out to change, and decide together what comes next.',
        'At the end',
      ),
    ],
  },
  programmes: {
    title: 'Programmes and prices',
    text: 'Choose a single session, a short programme or a longer one.',
  },
  booking: {
    title: 'How to book',
    new: {
      title: 'New to coaching',
      text: 'Begin with a free first session or a discovery call: {programmes.discovery-call.minutes} minutes, virtual, and without commitment.',
      label: 'Book a free first session',
      note: '{programmes.discovery-call.price}, {programmes.discovery-call.minutes} minutes',
    },
    returning: {
      title: 'Returning',
      text: 'Book a {programmes.clarity-strategy-session.name} here, and arrange the sessions of your programme with your coach. For a question that needs longer there is the Mind Breakthrough Session: {departments.mind.figures.breakthroughSession}.',
      label: 'Book Coaching',
      note: '{programmes.clarity-strategy-session.name}, {programmes.clarity-strategy-session.price}',
    },
  },
  questions: [
    question(
      'What is performance coaching?',
      'Structured conversations, one to one, about how you decide, prepare and recover under pressure. You bring the goal; the coach brings method, questions and an outside view.',
    ),
    question(
      'Is coaching the same as therapy?',
      'No. Coaching is not medical or psychological treatment and does not replace it, even where the coach is a doctor. If treatment would help you more, your coach will say so.',
    ),
    question(
      'What happens in the discovery call?',
      'You talk about what you want to change, what you have tried and what would count as progress. The call is virtual, takes {programmes.discovery-call.minutes} minutes, is complimentary and commits you to nothing.',
    ),
    question(
      'How long is a session?',
      'The discovery call takes {programmes.discovery-call.minutes} minutes, the {programmes.clarity-strategy-session.name} {programmes.clarity-strategy-session.minutes} minutes and the Mind Breakthrough Session {departments.mind.figures.breakthroughSession}.',
    ),
    question(
      'What does it cost, and can I pay in instalments?',
      'The {programmes.clarity-strategy-session.name} is {programmes.clarity-strategy-session.price}, credited if you continue into a programme. {programmes.momentum-6.name} is {programmes.momentum-6.price}, or {programmes.momentum-6.instalments} ({programmes.momentum-6.total} in all). {programmes.transformation-12.name} is {programmes.transformation-12.price}, or {programmes.transformation-12.instalments} ({programmes.transformation-12.total} in all). All prices are under [programmes](/mind#programmes).',
    ),
    question(
      'Is what I say confidential?',
      'Yes, within the limits of the law: a coach may have to act where someone is at serious risk of harm. [Privacy and Cookies](/privacy) says how notes are kept.',
    ),
    question(
      'Can I move or cancel a session?',
      'Yes to both, with at least {figures.notice}’ notice. A programme bought online or by phone can be cancelled within {figures.coolingOff}. The [Cancellation Policy](/cancellation) explains the rest.',
    ),
  ],
  letters: {
    title: 'Letters from Mind',
    text: 'Short letters on leadership, sport and career. You can unsubscribe at any time.',
  },
  closing: {
    title: 'Not ready to talk yet?',
    text: 'Read short articles on decisions, pressure and recovery in the Mind journal.',
  },
};
