import { acupuncture } from './acupuncture/index.ts';
import { adhdCoaching } from './adhd-coaching/index.ts';
import { aestheticsNurse } from './aesthetics-nurse/index.ts';
import { allergy } from './allergy/index.ts';
import { beauty } from './beauty/index.ts';
import { canineHydrotherapy } from './canine-hydrotherapy/index.ts';
import { catClinic } from './cat-clinic/index.ts';
import { childrensTherapy } from './childrens-therapy/index.ts';
import { chiropractic } from './chiropractic/index.ts';
import { daySpa } from './day-spa/index.ts';
import { dental } from './dental/index.ts';
import { dentures } from './dentures/index.ts';
import { dermatology } from './dermatology/index.ts';
import { dietetics } from './dietetics/index.ts';
import { exoticPets } from './exotic-pets/index.ts';
import { eyeSurgery } from './eye-surgery/index.ts';
import { fertility } from './fertility/index.ts';
import { generalPractice } from './general-practice/index.ts';
import { hairClinic } from './hair-clinic/index.ts';
import { healthCentre } from './health-centre/index.ts';
import { hearing } from './hearing/index.ts';
import { heartClinic } from './heart-clinic/index.ts';
import { laserClinic } from './laser-clinic/index.ts';
import { midwifery } from './midwifery/index.ts';
import { optician } from './optician/index.ts';
import { orthodontics } from './orthodontics/index.ts';
import { osteopathy } from './osteopathy/index.ts';
import { pharmacy } from './pharmacy/index.ts';
import { physiotherapy } from './physiotherapy/index.ts';
import { pilates } from './pilates/index.ts';
import { podiatry } from './podiatry/index.ts';
import { polyclinic } from './polyclinic/index.ts';
import { psychotherapy } from './psychotherapy/index.ts';
import type { Trade } from './sentence.ts';
import { sleepClinic } from './sleep-clinic/index.ts';
import { speechTherapy } from './speech-therapy/index.ts';
import { sportsMassage } from './sports-massage/index.ts';
import { tattooRemoval } from './tattoo-removal/index.ts';
import { travelHealth } from './travel-health/index.ts';
import { vasectomy } from './vasectomy/index.ts';
import { veins } from './veins/index.ts';
import { veterinary } from './veterinary/index.ts';
import { weightClinic } from './weight-clinic/index.ts';
import { wellbeingClinic } from './wellbeing-clinic/index.ts';
import { womensHealth } from './womens-health/index.ts';

/** The half of the corpus with which rules are developed. */
export const development: Readonly<Record<string, Trade>> = {
  dental,
  physiotherapy,
  'general-practice': generalPractice,
  beauty,
  veterinary,
  optician,
  podiatry,
  hearing,
  'tattoo-removal': tattooRemoval,
  acupuncture,
  dermatology,
  osteopathy,
  'travel health': travelHealth,
  fertility,
  psychotherapy,
  polyclinic,
  'health centre': healthCentre,
  pharmacy,
  veins,
  dietetics,
  'eye surgery': eyeSurgery,
  'speech therapy': speechTherapy,
  'hair-clinic': hairClinic,
  chiropractic,
  'aesthetics nurse': aestheticsNurse,
  'childrens therapy': childrensTherapy,
  orthodontics,
  'day spa': daySpa,
  'women’s health': womensHealth,
  'cat clinic': catClinic,
  'sports massage': sportsMassage,
  'weight clinic': weightClinic,
  'sleep clinic': sleepClinic,
  'wellbeing clinic': wellbeingClinic,
  'adhd and coaching': adhdCoaching,
  'heart clinic': heartClinic,
  'laser clinic': laserClinic,
  allergy,
  'canine hydrotherapy': canineHydrotherapy,
  midwifery,
  dentures,
  'exotic pets': exoticPets,
  pilates,
  vasectomy,
};
