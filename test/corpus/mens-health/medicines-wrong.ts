/** Wrong sentences that advertise a prescription-only medicine, by its name or by what everybody calls it. */
import { also, wrong } from '../sentence.ts';

export const medicines = [
  ...wrong(
    'claim/pom-name',
    'questions',
    'Viagra is available after a short consultation.',
    'If your values are low, we can start you on Testogel in the same week.',
  ),
  ...wrong('claim/pom-name', 'catalogue.hair-review', 'We prescribe finasteride.'),
  ...wrong('claim/pom-name', 'catalogue.weight-review', 'Ask Dr Hartley whether Mounjaro is the right choice for you.'),
  ...wrong(
    'claim/pom-name',
    'catalogue.mens-health-consultation',
    'Erection problems have many causes, and we go through them one by one. Many of our patients choose tadalafil, which we can prescribe on the spot. You then go to any chemist that you like.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.sexual-health-screen',
    'Denise rings you with the results, whatever they are. If chlamydia is found, you can collect doxycycline from our desk on the same day. Partners should be told, and we help with that too.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Ask us about the little blue pill.',
    'Men frown too: book anti-wrinkle injections with Dr Hartley on Tuesday evenings.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'catalogue.weight-review',
    'We offer weight-loss jabs.',
    'Men who are tired of diets can have a weekly slimming injection from our nurse.',
    'Priya looks at your meals, your sleep and your working hours. If that is not enough, we supply the weight-loss pen that everybody is talking about. You are weighed in your shirt and trousers.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'programmes.steady-weight',
      'The plan begins with a scan and a food diary. From the second month on, a fat-loss injection once a week takes your appetite away. Priya is there for questions all the time.',
    ),
  ),
];
