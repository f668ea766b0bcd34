/** Correct sentences about the treatments, programmes and offers of the aesthetics clinic. */
import { correct } from '../sentence.ts';

const skin = [
  ...correct(
    'catalogue.superficial-peel',
    'A course of four is {catalogue.superficial-peel.packages.0.price}, which is {catalogue.superficial-peel.packages.0.saving} less than four single peels.',
    'Four peels paid one by one would come to £300.',
    'Expect fine flaking for two to three days, rather like a mild sunburn on the nose.',
    'The acid tingles for a minute or two. Tell us if it burns, and we neutralise it straight away.',
    'We leave {catalogue.superficial-peel.figures.interval} between one peel and the next.',
    'A peel cannot remove a deep scar, close a pore or stand in for sunscreen.',
  ),
  ...correct(
    'catalogue.medium-peel',
    'You will peel for {catalogue.medium-peel.figures.peeling}, and you will not want to give a speech that week.',
    'Brown patches can return after a summer without a hat, and in darker skin the peel itself can leave new ones. That is why we first test a spot behind the ear.',
    'At {catalogue.medium-peel.price} it costs more than twice as much as the mild one, and it asks more of you, too.',
    'It takes an hour, and you go home looking as if you had fallen asleep in the garden.',
    'After one of these, we wait at least three months before we do another.',
    'The glow shows once the redness and the flakes have gone.',
    'By then the effect is complete, and we take a second photograph.',
    'The effect fades gradually, as the skin renews itself.',
  ),
  ...correct(
    'catalogue.microneedling',
    'New collagen takes its time: a change shows after {catalogue.microneedling.figures.shows}, if it shows at all.',
    'Most people with acne scars need three to four sessions, six weeks apart.',
    'As a course, each session is {catalogue.microneedling.packages.0.perSession} instead of {catalogue.microneedling.amount}.',
    'The course of three costs £42 less than three single sessions.',
    'The redness fades within about two days. Until then: no make-up, no gym, no swimming pool.',
    'A numbing cream goes on first. You will still feel a scratching, most of all on the forehead.',
    'Needling does not lift a jaw or fill a hollow.',
    'Scars change slowly as the skin rebuilds its collagen, and that takes more than one session.',
    'Narrow, deep scars hardly respond. We would rather tell you than take your money.',
  ),
  ...correct(
    'catalogue.dermaplaning',
    'The hair does not grow back thicker. It was always that thick; you just see the blunt ends.',
    'Is it just shaving? More or less, with a surgical blade and a lot more patience.',
    'On one day with the lamp it is {offers.smooth-and-light.price}; the two booked apart are £90.',
  ),
  ...correct(
    'catalogue.led-light',
    'The lamp is warm, not hot, and it does not tan.',
    'Six sessions one by one are £210; as a course they are {catalogue.led-light.packages.0.price}.',
    'Studies of red light are small, and they disagree. We tell you that before you spend anything.',
  ),
];

const filler = [
  ...correct(
    'catalogue.lip-filler',
    'Half a millilitre is a tenth of a teaspoon: enough to notice, not enough for a headline.',
    'The body absorbs the filler after {catalogue.lip-filler.figures.lasts}, and you are back where you started.',
    'In the trial that the maker quotes, lip filler lasted six to nine months.',
    'Swelling for two to four days is normal. Do not judge the shape before it has gone.',
    'The difference between half a millilitre and a whole one is £70.',
    'It is against the law to give filler for looks to anyone under 18, with or without a note from a parent.',
    'Filler can block a blood vessel. This is rare and serious, and we go through the signs before you sign anything.',
  ),
  ...correct(
    'catalogue.cheek-filler',
    'Come back after {catalogue.cheek-filler.figures.lasts} if you want to keep the shape; nobody has to.',
    'Both sides together are {catalogue.cheek-filler.price}, however much or little they need.',
    'The visit takes 50 minutes, and most of them are spent looking, drawing and looking again.',
  ),
  ...correct(
    'catalogue.skin-booster',
    'Bought together, the two sessions are {catalogue.skin-booster.packages.0.price}: £30 less than one at a time.',
    'For a day or so you look as if you had met a swarm of gnats.',
    'The second session follows four weeks after the first.',
  ),
];

const laser = [
  ...correct(
    'catalogue.laser-hair-removal',
    'Studies report {catalogue.laser-hair-removal.figures.reduction} less hair after a full course. That is a reduction, whatever the name says.',
    'Six to eight sessions are usual, with six weeks between them.',
    'White, red and very fair hair has too little pigment for the laser to find, so we do not take it on.',
    'Underarms and lower legs in one visit are £195 together.',
    'Shave the day before, and do not wax: the laser needs the root.',
    'Underarms take 20 minutes, lower legs 45.',
    'Some follicles only sleep. That is why hair can return, even years later, above all when hormones change.',
  ),
  ...correct(
    'catalogue.laser-redness',
    'Three sessions one at a time come to £360, as a course to {catalogue.laser-redness.packages.0.price}.',
    'Fine veins can darken before they fade, and new ones can come, because the tendency stays.',
    'We leave eight weeks between sessions, so that the skin has time to settle.',
  ),
];

const visits = [
  ...correct(
    'catalogue.skin-consultation',
    'The fee is {catalogue.skin-consultation.price} whether or not you go ahead with anything.',
    'Forty-five minutes with a nurse: a lamp, a magnifier and a great many questions.',
  ),
  ...correct(
    'catalogue.skincare-lesson',
    'Half an hour, your own bottles and tubes, and no sales talk: we stock two sunscreens, and that is it.',
  ),
  ...correct(
    'catalogue.review-visit',
    'The review is free for everybody whom we have treated, and it is not a way to sell you the next thing.',
  ),
];

const bundles = [
  ...correct(
    'programmes.clear-skin',
    'One visit a month for half a year. All at once or in six parts, you pay {programmes.clear-skin.total}.',
    'Paying for Clear Skin in instalments costs nothing extra.',
    'The plan is no cure for acne, and it does not replace a dermatologist if spots leave scars.',
  ),
  ...correct(
    'programmes.calm-skin',
    'You come every two months, four times in all, and we look again before each session.',
    'If the laser turns out not to suit you, we end the plan and charge only for what you have had.',
  ),
  ...correct(
    'offers.fresh-start',
    'Runs until 30 January 2027',
    '£15 less than the two booked apart',
    'If the nurse advises against a peel, you pay for the consultation only',
  ),
  ...correct(
    'offers.smooth-and-light',
    'About 55 minutes in all',
    'No need to decide today: it runs until 27 February 2027',
  ),
];

export const correctTreatments = [...skin, ...filler, ...laser, ...visits, ...bundles];
