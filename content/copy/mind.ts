import { question, step } from 'clinic-site';

/** The words of the Mind page. */
export const mindCopy = {
  hero: {
    title: 'Mind',
    lead: 'Performance coaching with a doctor, for people who carry responsibility: at work, in sport and at the turns of a career.',
    note: 'Your first session, the discovery call, is free',
    trust: [
      '{clinic.rating.value} Google rating',
      'One to one, in confidence',
      'Adults aged {clinic.minimumAge} and over',
    ],
  },
  arenas: {
    title: 'Three arenas',
    text: 'The same skills under different pressure. You may come for one; they serve in all three.',
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
    text: 'Each has an end that both of you can see.',
    steps: [
      step(
        'Discovery call',
        'You say what you want to change. Together you find out whether coaching is the right tool, and if it is not, you are told so.',
        '{programmes.discovery-call.price}, {programmes.discovery-call.minutes} minutes',
      ),
      step(
        'Clarity',
        'You name the goal, what stands in its way and how you will both see progress.',
        'The first session of your programme',
      ),
      step(
        'Practice',
        'Regular sessions, one to one. You leave each of them with one thing to try before the next.',
        '{programmes.momentum-6.schedule}, or {programmes.transformation-12.schedule}',
      ),
      step(
        'Review',
        'You hold what has changed against what you set out to change, and decide together what comes next.',
        'At the close',
      ),
    ],
  },
  programmes: {
    title: 'Programmes and prices',
    text: 'Each mark on a line is one session.',
  },
  booking: {
    title: 'How to book',
    new: {
      title: 'New to coaching',
      text: 'Begin with a free first session or a discovery call: {programmes.discovery-call.minutes} minutes, virtual, and without commitment. You leave it knowing whether to go on.',
      label: 'Book a free first session',
      note: '{programmes.discovery-call.price}, {programmes.discovery-call.minutes} minutes',
    },
    returning: {
      title: 'Returning',
      text: 'Book a {programmes.clarity-strategy-session.name} here; you agree the sessions of a running programme with your coach. For a question that needs longer there is the Mind Breakthrough Session: {departments.mind.figures.breakthroughSession}.',
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
      'No. Coaching is not medical or psychological treatment and does not replace it, even where the coach is a doctor. If treatment would serve you better, your coach says so.',
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
      'What does it cost, and can I pay in parts?',
      'The {programmes.clarity-strategy-session.name} is {programmes.clarity-strategy-session.price}, credited if you continue into a programme. {programmes.momentum-6.name} is {programmes.momentum-6.price}, or {programmes.momentum-6.instalments} ({programmes.momentum-6.total} in all). {programmes.transformation-12.name} is {programmes.transformation-12.price}, or {programmes.transformation-12.instalments} ({programmes.transformation-12.total} in all). All prices are under [programmes](/mind#programmes).',
    ),
    question(
      'Is what I say confidential?',
      'Yes, within the limits of the law: a coach may have to act where someone is at serious risk of harm. [Privacy and Cookies](/privacy) says how notes are kept.',
    ),
    question(
      'Can I move or cancel a session?',
      'Yes to both, with at least {figures.notice}’ notice. A programme bought at a distance can be cancelled within {figures.coolingOff}. The [Cancellation Policy](/cancellation) says what applies otherwise.',
    ),
  ],
  letters: {
    title: 'Letters from Mind',
    text: 'Short letters on leadership, sport and career. Every letter has a link to unsubscribe.',
  },
  closing: {
    title: 'Not ready to talk yet?',
    text: 'The Mind journal collects short articles on decisions, pressure and recovery.',
  },
};
