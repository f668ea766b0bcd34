/** Illnesses that treatments are said to prevent or reverse, tests that miss nothing, and what others decide or recommend. */
import { person, registered } from '../support/credentials.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const effect = (words: string): string => `“${words}” describes an effect without evidence.`;
const more = (words: string): string => `“${words}” promises more than any test can show.`;
const decided = (words: string): string => `“${words}” promises what others decide.`;
const endorsed = (words: string): string => `“${words}” claims an endorsement, and nothing proves it.`;

const SENTENCES: Sentences = {
  'Wearing hearing aids stops dementia from developing.': effect('hearing aids stops dementia'),
  'Hearing aids protect you from dementia.': effect('Hearing aids protect you from dementia'),
  'A good hearing aid stops your hearing from getting worse.': effect('stops your hearing from getting worse'),
  'Hearing aids do not prevent dementia.': undefined,
  'Studies ask whether hearing aids delay dementia.': undefined,
  'Hearing aids help people with dementia to follow a talk.': undefined,
  'A clean every four months protects you from heart attacks and dementia.': effect(
    'A clean every four months protects you from heart attacks and dementia',
  ),
  'A hygiene visit prevents heart attacks.': effect('hygiene visit prevents heart attacks'),
  'Visiting the hygienist twice a year helps to prevent strokes.': effect(
    'the hygienist twice a year helps to prevent strokes',
  ),
  'Clean gums keep diabetes away.': effect('Clean gums keep diabetes away'),
  'Having your teeth cleaned wards off heart attacks.': effect('teeth cleaned wards off heart attacks'),
  'A spinal adjustment every month keeps cancer at bay.': effect('spinal adjustment every month keeps cancer at bay'),
  'Our sauna cuts the risk of Alzheimer’s.': effect('sauna cuts the risk of Alzheimer’s'),
  'Regular cleaning helps to prevent gum disease.': undefined,
  'A clean diet prevents diabetes.': undefined,
  'A hygienist can explain how to lower your risk of stroke.': undefined,
  'Some studies suggest that clean gums lower the risk of heart disease.': undefined,
  'No clean prevents a heart attack.': undefined,
  'Blood pressure tablets lower the risk of stroke.': undefined,
  'Vaccination protects your dog from parvovirus.': undefined,
  'Regular massage in pregnancy shortens labour.': effect('massage in pregnancy shortens labour'),
  'Pregnancy massage lowers the risk of a Caesarean.': effect('massage lowers the risk of a Caesarean'),
  'Acupuncture turns breech babies.': effect('Acupuncture turns breech babies'),
  'Massage may ease labour for some women.': undefined,
  'Tell us if massage has ever brought on early labour.': undefined,
  'Facial massage helps with migraines.': undefined,
  'Foot care with reflex points helps with asthma.': effect('Foot care with reflex points helps with asthma'),
  'Six weeks of classes reverse scoliosis.': effect('reverse scoliosis'),
  'Our classes get rid of slipped discs, arthritis and bad posture.': effect('get rid of slipped discs, arthritis'),
  'Nothing reverses arthritis, but strength helps.': undefined,
  'Exercise does not reverse osteoporosis.': undefined,
  'The tinted lenses that we prescribe treat dyslexia.': effect('tinted lenses that we prescribe treat dyslexia'),
  'Coloured lenses cure dyslexia.': effect('Coloured lenses cure dyslexia'),
  'With an OCT scan, no eye disease will ever be missed.': more('With an OCT scan, no eye disease will ever be missed'),
  'Our scan never misses glaucoma.': more('scan never misses glaucoma'),
  'No scan is so good that it never misses glaucoma.': undefined,
  'After the check you can be certain that you do not have skin cancer.': more(
    'certain that you do not have skin cancer',
  ),
  'A mole check rules out skin cancer.': more('mole check rules out skin cancer'),
  'Leave knowing that none of your moles is cancer.': more('knowing that none of your moles is cancer'),
  'The scan finds every tear.': more('scan finds every tear'),
  'Our ultrasound never misses a tear.': more('ultrasound never misses a tear'),
  'With dermoscopy no melanoma escapes us.': more('With dermoscopy no melanoma escapes us'),
  'A biopsy rules out or confirms cancer.': undefined,
  'You cannot be sure that you do not have cancer until the biopsy.': undefined,
  'To be certain that you do not have cancer, you need a biopsy.': undefined,
  'A scan can show a tear.': undefined,
  'Our reports are always accepted by employers, without exception.': decided('Our reports are always accepted'),
  'Every employer accepts our reports.': decided('Every employer accepts our reports'),
  'Our diagnosis is recognised by every university.': decided('Our diagnosis is recognised by every university'),
  'Your GP will accept our report.': decided('Your GP will accept our report'),
  'Your GP will take over the prescription.': decided('Your GP will take over the prescription'),
  'Many employers accept our reports, but not all.': undefined,
  'Your insurer may accept our report.': undefined,
  'Ask whether every school accepts our reports.': undefined,
  'We are recommended by every GP in Leeds.': endorsed('recommended by every GP'),
  'The practice is recommended by local midwives.': endorsed('recommended by local midwives'),
  'Wear the support that is recommended by your GP.': undefined,
};

const OSTEOPATH = {
  'people.dee': person('Dee Osborne', 'Osteopath', registered('GOsC', '01234')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['dee'] },
};
/** What treatment by hand cannot do, on the site of an osteopath. */
const BY_HAND: Sentences = {
  'A few adjustments put a slipped disc back in place for good.': effect('put a slipped disc back in place'),
  'We realign your spine.': effect('realign your spine'),
  'One session puts your hip back in.': effect('puts your hip back in'),
  'Gentle cranial work settles colic.': effect('cranial work settles colic'),
  'We treat colic, reflux and sleepless babies.': effect('We treat colic'),
  'Our osteopath treats glue ear.': effect('Our osteopath treats glue ear'),
  'No treatment puts a disc back in place.': undefined,
  'We put the couch back in place.': undefined,
  'The exercises get your hips back in motion.': undefined,
  'Surgeons put a dislocated hip back in place.': undefined,
  'Your GP treats reflux.': undefined,
  'We help with back pain and stiff joints.': undefined,
};

suite('a claim about illness that nothing proves', (test) => {
  testSentences(test, ['claim/guarantee', 'claim/effect', 'claim/credential'], SENTENCES);
  testSentences(test, ['claim/effect'], BY_HAND, OSTEOPATH);
  testSentences(test, ['claim/effect'], { 'We treat colic and reflux.': undefined });
});
