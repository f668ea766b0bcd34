/** Medicines without their names that a clinic offers: praised, as what famous people use, or without the wait. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const hints = (words: string) => `“${words}” on a page that all visitors see means a prescription-only medicine.`;

const offers = (words: string, medicine: string) =>
  `“${words}” on a page that all visitors see offers “${medicine}” from the question, which means a prescription-only medicine.`;

const SENTENCES: Sentences = {
  'Hair falling out? Our prescription tablets stop it.': hints('prescription tablets'),
  'Ask us about the injection that everybody in Hollywood has.': hints('injection that everybody in Hollywood has'),
  'HRT patches and gels without the wait.': hints('HRT patches'),
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

/** The ways in which clinics offer a medicine, and sentences with the same verbs that offer none. */
const WAYS: Sentences = {
  'Your antibiotics arrive by post the next day.': hints('antibiotics'),
  'Leave with sleeping tablets in your bag.': hints('sleeping tablets'),
  'Many of our clients swear by beta blockers.': hints('beta blockers'),
  'Why wait for antidepressants?': hints('antidepressants'),
  'Nothing else helped? Statins do, and we have them.': hints('Statins'),
  'New: blood-pressure tablets.': hints('blood-pressure tablets'),
  'Price list: antimalarials, £45.': hints('antimalarials'),
  'Top up your asthma inhaler with us.': hints('asthma inhaler'),
  'Start HRT patches this week.': hints('HRT patches'),
  'Now prescribing thyroid tablets.': hints('thyroid tablets'),
  'Gout tablets on request.': hints('Gout tablets'),
  'No wait for steroid injections.': hints('steroid injections'),
  'Our doctor starts you on antidepressants.': hints('antidepressants'),
  'Our retinoid on prescription.': hints('retinoid on prescription'),
  'Lighten dark patches with our skin-lightening cream.': hints('skin-lightening cream'),
  'Can you give me antibiotics? Yes, today.': offers('Yes', 'antibiotics'),
  'Do you have muscle relaxants? Of course.': offers('Of course', 'muscle relaxants'),
  'Do you sell tablets against malaria? We do.': offers('We do', 'tablets against malaria'),
  'Strong steroid creams, on the day.': hints('steroid creams'),
  'Antibiotics for infected eczema, while you wait.': hints('Antibiotics'),
  'Biologic injections for psoriasis, now in Leeds.': hints('injections for psoriasis'),
  'Glaucoma drops on the spot, without the wait for your GP.': hints('Glaucoma drops'),
  'One small shot of anti-inflammatory straight into the joint.': hints('shot of anti-inflammatory'),
  'Come in for a short course of steroid drops.': hints('steroid drops'),
  'Tablets for stubborn acne? We prescribe them.': hints('Tablets for stubborn acne'),
  'Antidepressants? Our doctor can prescribe those.': hints('Antidepressants'),
  'Prescription weight loss, without the wait.': hints('Prescription weight loss'),
  'Wrinkle-relaxing treatment on Fridays.': hints('Wrinkle-relaxing treatment'),
  'The little blue pill, prescribed in private.': hints('little blue pill'),
  'Malaria tablets at supermarket prices.': hints('Malaria tablets'),
  'Our prescription cream is stronger.': hints('prescription cream'),
  'Stronger painkillers than paracetamol are rarely needed.': undefined,
  'A wrinkle-smoothing cream lies at the desk.': undefined,
  'Steroid creams on the day of the test change the result.': undefined,
  'Antibiotics? We prescribe them only if you have an infection.': undefined,
  'Come in for a check before you use a steroid cream again.': undefined,
  'Tablets for acne? Only your GP can start them.': undefined,
  'Tablets for high blood pressure make the skin sensitive to light.': undefined,
  'Your antibiotics must be finished, even if you feel better.': undefined,
  'Leave with a letter about sleeping tablets.': undefined,
  'Some clients swear by sleeping tablets; we talk about what they do to the night.': undefined,
  'Why do antidepressants take six weeks?': undefined,
  'New: a class for people with blood-pressure tablets.': undefined,
  'Start antidepressants only with your GP’s advice.': undefined,
  'You can have antibiotics and still come to class.': undefined,
  'We deal with our antibiotics carefully.': undefined,
  'We sell stop-smoking patches.': undefined,
  'Do you give advice about antibiotics? We do.': undefined,
  'Do you have experience with people on antidepressants? Yes.': undefined,
  'Can you send my antidepressants bill to my insurer? Yes.': undefined,
  'Where can I get antibiotics at the weekend? Ask NHS 111.': undefined,
};

/** Medicines that only their form and effect give away. */
const EFFECTS: Sentences = {
  'A pen for your waist.': hints('pen for your waist'),
  'A tiny needle once a week and the kilos go.': hints('needle once a week and the kilos go'),
  'The jab you read about in the papers.': hints('jab you read about'),
  'The daily tablet that keeps your hair.': hints('tablet that keeps your hair'),
  'A tablet that postpones your period on holiday.': hints('tablet that postpones your period'),
  'Hot flushes? Our patches help.': hints('patches'),
  'Patches behind the ear for the ferry.': hints('Patches behind the ear'),
  'Tox Tuesday: come in.': hints('Tox Tuesday'),
  'The gummy smile, softened with a drop.': hints('gummy smile, softened with a drop'),
  'The pounds go slowly, and no pen is needed.': undefined,
  'The jab you read about in the papers is not for sale here.': undefined,
  'Losing hair? Some tablets can be the reason.': undefined,
  'Patches of red skin come with hot flushes.': undefined,
  'A cooling gel can help with hot flushes.': undefined,
  'The needles are thinner than a hair, and the gel is cold.': undefined,
  'Travel sickness tablets are sold at the counter.': undefined,
  'Patch tests behind the ear take two days.': undefined,
  'A weekend of detox Tuesdays is not our thing.': undefined,
};

suite('a medicine that a clinic offers without its name', (test) => {
  testSentences(test, ['claim/pom-indirect'], SENTENCES);
  testSentences(test, ['claim/pom-indirect'], WAYS);
  testSentences(test, ['claim/pom-indirect'], EFFECTS);
});
