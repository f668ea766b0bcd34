/** Wrong sentences that advertise prescription-only medicines. */
import { also, type Sentence, wrong } from '../sentence.ts';

/** The pages of these treatments also lack “prescriptionOnly” if a sentence on them offers a medicine. */
const onPage = (sentences: readonly Sentence[]): readonly Sentence[] => also('claim/pom-unmarked', sentences);

export const wrongMedicines = [
  ...onPage(
    wrong(
      'claim/pom-name',
      'catalogue.erection-clinic',
      'Gwen takes a careful history first, and Mr Dunn looks at your blood tests. After that we prescribe vardenafil or dapoxetine to take home, and see you again when you have tried it. You may bring your partner to either visit.',
      'If tablets don’t suit you, Gwen teaches you how to use Caverject at home.',
      'A cream with alprostadil is one of the options that we can offer on the day.',
    ),
  ),
  ...onPage(
    wrong(
      'claim/pom-name',
      'catalogue.no-scalpel-vasectomy',
      'We numb the area with bupivacaine.',
      'Nervous men are often the ones who read the most beforehand. For them Dr Rao keeps diazepam in the cupboard and gives you one half an hour before the operation. You will need somebody to take you home in any case.',
    ),
  ),
  ...onPage(
    wrong(
      'claim/pom-name',
      'catalogue.health-mot',
      'Low testosterone? We start you on Nebido.',
      'We measure your blood sugar and your waist, and talk about what you eat. Where it helps, we can also start Mounjaro or Wegovy at the same visit, with a nurse to show you the pen. A copy of the results goes to your GP if you wish.',
    ),
  ),
  ...onPage(
    wrong(
      'claim/pom-indirect',
      'catalogue.health-mot',
      'Weight-loss jabs available.',
      'Ask Gwen about our skinny jab when you come for your MOT.',
      'The blood test covers sugar, fats, kidneys and liver. Men who would like to lose a few stone can start weekly slimming injections on the same day, and we deliver the refills. Please eat nothing beforehand.',
    ),
  ),
  ...onPage(
    also(
      'claim/effect',
      wrong(
        'claim/pom-indirect',
        'catalogue.erection-clinic',
        'Prescription erection tablets, posted to your door.',
        'A small erection injection does the trick when tablets have let you down.',
      ),
    ),
  ),
  ...wrong('claim/pom-indirect', 'questions', 'Anti-wrinkle injections for men, every Wednesday evening.'),
];
