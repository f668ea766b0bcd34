/** Medicines without their names that a clinic offers: praised, as what famous people use, or without the wait. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const hints = (words: string) => `“${words}” on a page that all visitors see means a prescription-only medicine.`;

const offers = (words: string, medicine: string) =>
  `“${words}” on a page that all visitors see offers “${medicine}” from the question, which means a prescription-only medicine.`;

const SENTENCES: Sentences = {
  'Hair falling out? Our prescription tablets stop it.': hints('prescription tablets'),
  'Ask us about the injection that everybody in Hollywood has.': hints('injection that everybody in Hollywood has'),
  'HRT patches and gels without the wait.': hints('HRT'),
  // by their complaint
  'We offer acne tablets.': hints('acne tablets'),
  'Ask us about migraine preventers today.': hints('migraine preventers'),
  'We offer iron infusions.': hints('iron infusions'),
  'Ask us about our DHT blocker.': hints('DHT blocker'),
  'We offer the dissolving enzyme at short notice.': hints('dissolving enzyme'),
  'Pair the peel with our prescription vitamin A cream.': hints('prescription vitamin A cream'),
  'Rescue antibiotics for the backpack.': hints('antibiotics'),
  'If you take heart tablets, bring the list.': undefined,
  'We talk about insulin resistance and what a meal does to it.': undefined,
  'Ask your GP about migraine preventers.': undefined,
  'Keep taking your water tablets on the day of the test.': undefined,
  'Iron infusions are given at the hospital, not here.': undefined,
  // offers, low prices and orders
  'Prescription-strength flea tablets: three for the price of two.': hints('Prescription-strength flea tablets'),
  'Join before Christmas and the prescription wormer is half price.': hints('prescription wormer'),
  'Our prescription calming gel melts the fear, at £22 a syringe.': hints('prescription calming gel'),
  'Our prescription-strength fluoride toothpaste is only £9 a tube.': hints(
    'prescription-strength fluoride toothpaste',
  ),
  'Our prescription sickness tablets for pregnancy are £30 a strip.': hints('prescription sickness tablets'),
  'Prescription anti-inflammatory drops for dry eyes: order yours at the desk.': hints(
    'Prescription anti-inflammatory drops',
  ),
  'Antibiotic ear drops, £14 a bottle.': hints('Antibiotic ear drops'),
  'What helps an itchy dog? Our anti-itch tablet, from £1.80 a day.': hints('anti-itch tablet'),
  'The latest glaucoma drops, free of preservatives, from £12.': hints('glaucoma drops'),
  'Antibiotics on your doorstep the same evening.': hints('Antibiotics'),
  'Come before May, and your steroid jab is on the house.': hints('steroid jab'),
  'Knee still sore? An anti-inflammatory jab calms it, and we have slots this week.': hints('anti-inflammatory jab'),
  'We also supply the strong painkillers that a chemist will not sell you without a script.':
    hints('strong painkillers'),
  'Free kennel cough vaccine with every booster in November.': hints('kennel cough vaccine'),
  'Skip the queue and have your RSV jab with us for £95.': hints('RSV jab'),
  // with another treatment, cheaper than elsewhere, in a heading
  'Prescription-strength scalp solution, mixed by our partner pharmacy': hints('Prescription-strength scalp solution'),
  'We can add a steroid lotion to your facial.': hints('steroid lotion'),
  'Ask about our DHT blocker for men.': hints('DHT blocker'),
  'Too much filler? We offer the dissolving enzyme at short notice.': hints('dissolving enzyme'),
  'Prescription antimalarials at less than high-street prices.': hints('antimalarials'),
  'Rescue antibiotics for the backpack: one pack or two.': hints('antibiotics'),
  'Two areas of line softening in one visit.': hints('Two areas of line softening'),
  // asked and answered in one text
  'Do you stock standby antibiotics for the trek? We do, at the desk.': offers('We do', 'antibiotics'),
  'Can I get beta blockers for my driving test? Our prescriber can send them by post.': offers(
    'Our prescriber can',
    'beta blockers',
  ),
  'Do you prescribe beta blockers? We do not.': undefined,
  'Can I have therapy while I take beta blockers? Of course.': undefined,
  'Can I get beta blockers? Yes, if our doctor agrees after an assessment.': undefined,
  'Do you sell travel towels? We do.': undefined,
  'A DHT-blocker shampoo does little, and we sell none.': undefined,
  'Pair the peel with our sun cream.': undefined,
  'If you use a prescription vitamin A cream, stop a week before.': undefined,
  'Keep rescue antibiotics in your bag if your GP has prescribed them.': undefined,
  'Lens cleaning solutions cost less than high-street ones.': undefined,
  'Lip filler can be dissolved, and we talk you through that.': undefined,
  'Prescription diet tins: three for the price of two.': undefined,
  'A written prescription costs £18, and you may order the tablets anywhere.': undefined,
  'Prescription sunglasses at half price until May.': undefined,
  'Prescription-strength tablets: only your GP can order them.': undefined,
  'Keep your glaucoma drops in the fridge, and order yours from your GP in time.': undefined,
  'Antibiotics cure no cold, and half of all courses are not needed.': undefined,
  'We record your kennel cough vaccine in the passport.': undefined,
  'The RSV vaccine is free on the NHS from week 28.': undefined,
  'A rabies vaccine is needed for travel.': undefined,
  'Our prescription service sends your tablets to a pharmacy that you choose.': undefined,
  'Our antibiotics policy follows the national guidance.': undefined,
  'The jabs that everybody in your class had at school still protect you.': undefined,
};

suite('a medicine that a clinic offers without its name', (test) => {
  testSentences(test, ['claim/pom-indirect'], SENTENCES);
});
