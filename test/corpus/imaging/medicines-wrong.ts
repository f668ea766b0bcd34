/** Wrong sentences that advertise prescription-only medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongMedicines = [
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-name',
      'catalogue.joint-injection',
      'Tunde mixes Depo-Medrone with a little lidocaine, and the joint is numb before you have put your sock back on.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'catalogue.health-screening',
      'The screening ends with a talk about food, sleep and stairs. If the scales have been unkind, we also offer the injection that takes away your appetite, once a week and from the same doctor. Bring comfortable shoes.',
    ),
  ),
  ...wrong('claim/pom-name', 'catalogue.joint-injection', 'We use Kenalog.'),
  ...wrong('claim/pom-name', 'catalogue.mri-scan', 'Diazepam is available for nervous patients.'),
  ...wrong(
    'claim/pom-name',
    'catalogue.bone-density-scan',
    'If your score is low, we can give you Prolia here every six months.',
    'The couch is flat, and the arm of the machine passes above you without touching anything. Should your bones turn out to be thin, Tunde prescribes alendronic acid on the same morning. You keep your clothes on.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.health-screening',
    'Tunde goes through your values one by one and draws little arrows beside them. If your weight is part of the picture, you can start on Mounjaro with us straight away. A copy of everything is yours to keep.',
  ),
  ...wrong('claim/pom-indirect', 'questions', 'Weight-loss jabs now available.', 'Ask Wendy about our hay-fever jab.'),
  ...wrong(
    'claim/pom-indirect',
    'catalogue.health-screening',
    'With your results in hand, you can go straight on to our weekly slimming injections.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'catalogue.joint-injection',
    'While the knee is resting, Tunde can smooth your forehead with a course of anti-wrinkle injections.',
    'Tunde sees people with sore joints on Tuesdays and Thursdays. Those who clench their teeth at night come to him for muscle-relaxing injections into the jaw. Please eat something before you come.',
  ),
];
