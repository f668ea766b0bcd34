import type { Trade } from '../sentence.ts';
import { correctSkin } from './claims-correct-skin.ts';
import { correctTeeth } from './claims-correct-teeth.ts';
import { wrongPeople } from './claims-wrong-people.ts';
import { wrongPromises } from './claims-wrong-promises.ts';
import { wrongEffects } from './effects-wrong.ts';
import { factSentences } from './facts.ts';
import { hourSentences } from './hours.ts';
import { moneySentences } from './money.ts';
import { wrongMoney } from './money-wrong.ts';
import { site } from './site.ts';

export const smileAndSkin: Trade = {
  site,
  sentences: [
    ...correctTeeth,
    ...correctSkin,
    ...wrongEffects,
    ...wrongPromises,
    ...wrongPeople,
    ...moneySentences,
    ...wrongMoney,
    ...factSentences,
    ...hourSentences,
  ],
};
