/** Wrong sentences about the team, ranks, reviews and prescription-only medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongPeople = [
  ...wrong(
    'claim/credential',
    'questions',
    'Tom is a chartered psychologist and has worked with managers since his thirties.',
    'Dr Ashworth sees managers on Thursdays.',
    'Celia Hart, clinical psychologist, runs the sessions for parents.',
    'Bea Lomax is a registered nurse and checks your blood pressure.',
    'Our occupational therapists can visit you at home.',
    'Dr Simon Vale, consultant psychiatrist, joins us on Friday mornings for second opinions.',
    'You come in through the green door and hang up your coat. Tom meets you in the hall. He is a qualified psychotherapist, so you are in good hands if old wounds open up. The kettle is always on.',
    'Celia is on the register of the HCPC, where you can check her entry.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.life-coaching',
    'The best life coach in Lancashire.',
    'Some people come once and some for a year. Tom has been voted Britain’s most inspiring coach, and his diary shows it. If you like dogs, ask to meet his.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.adhd-assessment',
    'You may have heard us on local radio. We are the UK’s leading clinic for ADHD in adults, and people travel from as far as Cornwall. There are two good hotels nearby.',
    'Nobody in the North West knows more about ADHD in women than we do.',
    'Fully insured, and trusted by over 2,000 patients.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.life-coaching',
    '“Best money I ever spent,” says Lewis, 38, from Kendal.',
    'Coaching is a matter of trust, so ask around before you choose. Of my clients, 99% would recommend me to their sister or brother. You can also come for a chat first.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.life-coaching',
      '“Tom saved my marriage.” (Karen, Morecambe)',
      'Everybody’s story is different, and we never share names. One client wrote to us in June: “I walked out of there a new woman and handed in my notice the same day.” It is up to you what you make of it.',
    ),
  ),
  ...wrong(
    'claim/review',
    'catalogue.adhd-assessment',
    '★★★★★ “Finally somebody listened!” Beth, Garstang',
    'All of our patients leave happy and give us five stars.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.adhd-assessment',
      'As Mark from Heysham put it: “Dr Farouk gave me my life back, and I only wish that I had come ten years earlier.”',
    ),
  ),
  ...also(
    'price/unbacked',
    wrong('claim/review', 'questions', 'Leave us a five-star review and get £10 off your next session.'),
  ),
  ...wrong(
    'claim/review',
    'questions',
    'We publish only the nicest reviews. The others are deleted, because they put people off.',
  ),
  ...also(
    'claim/effect',
    wrong('claim/credential', 'catalogue.life-coaching', 'More than 3,000 lives changed so far.'),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'programmes.steady-ground',
      'A head teacher told us: “After Steady Ground I slept through the night for the first time in years.”',
    ),
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.medication-titration',
    'We prescribe Elvanse.',
    'After the diagnosis you have a month to think it over. If you would like to try methylphenidate, Priya starts you on a small dose. Keep a diary of your sleep.',
    'Most of our patients start on Concerta XL, and Priya adjusts the dose until it suits you.',
  ),
  ...also(
    'claim/pom-indirect',
    wrong(
      'claim/pom-name',
      'catalogue.medication-titration',
      'You fill in a short form before each review. If stimulants are not for you, we offer atomoxetine instead, with a prescription sent on the same day. Please bring the readings of your blood pressure.',
    ),
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Nervous before presentations? Our doctor can give you propranolol.',
    'Celia talks with you about bedtime habits. For stubborn nights Dr Farouk recommends Circadin, which we can prescribe by video call. A sleep diary is part of the pack.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'catalogue.medication-titration',
    'Stimulant tablets, delivered to your door.',
    'Get your ADHD pills from our own prescriber, without waiting for the NHS.',
    'Priya rings you once the form is in. We offer both short-acting and long-acting stimulants, and you choose which you would like to try first. The review itself is by video.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Many people with ADHD lie awake until two. Our doctor prescribes sleeping tablets online, after a short form and a call. Try to leave the phone in the kitchen as well.',
    'Stage fright? Beta blockers on prescription, from a doctor who understands.',
    'If you eat from boredom, as many people with ADHD do, our prescriber can now start you on weight-loss injections.',
  ),
];
