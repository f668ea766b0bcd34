import { AGE, CREDENTIAL, EFFECT, INDIRECT, type Labelled, on, POM_NAME, PRESSURE, PROMISE, REVIEW } from './label.ts';

/** Pairs of similar sentences: a clinic may use one of them, but not the other. */
export const nearMisses: readonly Labelled[] = [
  ...on('entry', POM_NAME)(
    'Baby Botox for those who have never had it.',
    'Botulinumtoxin in Leeds.',
    'BTX for the brow.',
    'Bo-tox, said softly.',
    'Nuceiva and other brands.',
    'Microtox for the pores.',
  ),
  ...on('entry', ['claim/pom-name', 'claim/credential'])('Toxin treatment, doctor-led.'),
  ...on('policy', [])(
    'Do not book if you are pregnant, or allergic to botulinum toxin.',
    'We do not treat clients with a known hypersensitivity to botulinum toxin or with myasthenia.',
  ),
  ...on('entry', [])(
    'A detoxifying mask of clay.',
    'Toxicity is tested by the maker.',
    'An antitoxin is kept by hospitals.',
    'Botany, robots and bottles are not our trade.',
    'Non-toxic inks and paints.',
  ),

  ...on('entry', INDIRECT)(
    'Injections to soften frown lines.',
    'Injectables for expression lines.',
    'A jab for your crow’s feet.',
    'Wrinkle-smoothing injections in our rooms.',
    'Underarm injections against sweating.',
    'The smoothing of forehead lines by injection.',
  ),
  ...on('entry', [])(
    'We measure three areas of the back before we begin.',
    'In two areas of Leeds you may park for nothing.',
    'Injections are given by doctors only.',
    'A bath that relaxes tired muscles.',
    'An anti-wrinkle pillow is not on sale here.',
    'Draw a line under a hard year.',
    'Laughter lines tell a life.',
  ),

  ...on('entry', PRESSURE)(
    'Limited places this month.',
    'The sale closes on Sunday.',
    'Only two appointments left.',
    'This weekend only.',
    'Bring a friend and save half.',
    'Refer a friend and win a facial.',
    'Spin to win.',
    'Offer expires soon.',
    'Half price, and gone by Monday.',
  ),
  ...on('entry', [])(
    'You may bring a friend.',
    'The voucher expires after a year.',
    'Only two people work here.',
    'Places to sit are limited.',
    'We close on Sunday.',
    'We have no countdown and no sale.',
    'Take a few weeks, or a year, to decide.',
    'Whoever wins the argument, the decision is yours.',
  ),

  ...on('entry', PROMISE)(
    'It never fails.',
    'Works every time.',
    'Look ten years younger.',
    'Completely painless.',
    'No risk at all.',
    'Wrinkles are gone for ever.',
  ),
  ...on('entry', [])(
    'Nobody can promise a result.',
    'Some people find it painful, most do not.',
    'The risk of a bruise is small.',
    'There are risks, and we name them.',
    'You may feel ten minutes younger after a good laugh.',
    'No risk is left unsaid.',
  ),

  ...on('entry', EFFECT)(
    'Look fresher within 48 hours.',
    'Brighter skin in just two weeks.',
    'Results that stay for a year.',
    'The effect holds for six months.',
    'Expect a difference after ten days.',
  ),
  ...on('entry', [])(
    'Swelling settles within two days.',
    'Bruises fade in a week.',
    'The fee is returned within five days.',
    'Sessions are four weeks apart.',
    'We look again after two weeks.',
    'A receipt stays in your account for a year.',
    'The card holds for twelve months.',
  ),

  ...on('entry', CREDENTIAL)(
    'Voted best clinic of the year.',
    'World-renowned injectors.',
    'Unparalleled expertise.',
    'NMC-registered nurses see you.',
    'A leading expert in skin.',
    'Britain’s most trusted practice.',
  ),
  ...on('entry', [])(
    'The best time to come is the morning.',
    'See a specialist in a hospital if it bleeds.',
    'Days leading to the appointment are quiet.',
    'The room is on the top floor of the practice.',
    'Ask for the most experienced person you know.',
    'You need not be insured to come.',
  ),

  ...on('entry', REVIEW)('Rated excellent on Trustpilot.', 'Ten out of ten, say our clients.', '★★★★★ on Google.'),
  ...on('entry', [])(
    '4 out of 5 clients come by train.',
    'Our rating of the coffee is our own.',
    'A hotel with 5 stars is next door.',
  ),

  ...on('entry', AGE)('A treat for your teenager.', 'Freshers’ week special.'),
  ...on('entry', [])(
    'Coaching for parents of teenagers.',
    'We are not for under-18s.',
    'A student of leadership speaks.',
  ),
];
