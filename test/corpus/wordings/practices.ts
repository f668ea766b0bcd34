/** Passages of 195 practices, as their whole websites are written: mostly plain and short. Only `npm run learn` reads them. */
import aesthetics from './practices-aesthetics.json' with { type: 'json' };
import animals from './practices-animals.json' with { type: 'json' };
import animalsAndWellbeing from './practices-animals-and-wellbeing.json' with { type: 'json' };
import body from './practices-body.json' with { type: 'json' };
import dentistry from './practices-dentistry.json' with { type: 'json' };
import medical from './practices-medical.json' with { type: 'json' };
import mind from './practices-mind.json' with { type: 'json' };
import plain from './practices-plain.json' with { type: 'json' };
import rehabilitation from './practices-rehabilitation.json' with { type: 'json' };
import sensesAndFeet from './practices-senses-and-feet.json' with { type: 'json' };
import skin from './practices-skin.json' with { type: 'json' };
import surgery from './practices-surgery.json' with { type: 'json' };
import teethFeetSenses from './practices-teeth-feet-senses.json' with { type: 'json' };
import therapy from './practices-therapy.json' with { type: 'json' };
import tried from './practices-tried.json' with { type: 'json' };
import triedFurther from './practices-tried-further.json' with { type: 'json' };
import triedLater from './practices-tried-later.json' with { type: 'json' };
import wellbeing from './practices-wellbeing.json' with { type: 'json' };

/** The wrong passages of a practice by the rule that must report them, and correct ones about the same treatments. */
export interface PracticeWordings {
  readonly practice: string;
  readonly effect: readonly string[];
  readonly guarantee: readonly string[];
  readonly pressure: readonly string[];
  readonly review: readonly string[];
  readonly correct: readonly string[];
}

export const practiceWordings: readonly PracticeWordings[] = [
  ...[
    aesthetics,
    animals,
    animalsAndWellbeing,
    body,
    dentistry,
    medical,
    mind,
    plain,
    rehabilitation,
    sensesAndFeet,
    skin,
    surgery,
    teethFeetSenses,
    therapy,
    tried,
    triedFurther,
    triedLater,
    wellbeing,
  ].flat(),
];
