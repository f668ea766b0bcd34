/** Correct sentences about what happens in an appointment, and about couples and coaching. */
import { correct } from '../sentence.ts';

export const correctVisits = [
  ...correct(
    'catalogue.couples-session',
    'You stay fully dressed.',
    'You can also come alone.',
    'A permanent quarrel about the washing-up can end in the bedroom. Tessa takes nobody’s side in it. She asks each of you what the other one would say, and that is often the first surprise.',
    'Wanting sex at different times is one of the most common reasons why couples come.',
    'Counselling is not a repair shop, and some couples decide in this room to part kindly.',
    'Nothing that one of you says alone is told to the other. There are limits that the law sets, for instance if a child is in danger, and Tessa explains them at the first session. You can ask about them at any time.',
    'The two of you will get a small task to take home, and it is perfectly fine not to do it. Couples who come back without it often have the better conversation. There is no homework police.',
  ),
  ...correct(
    'catalogue.sexual-health-screen',
    'Many infections cause no symptoms.',
    'We tell nobody, not even your GP, unless you agree.',
    'Please do not pass urine for an hour before the test.',
    'Chlamydia can usually be cured with antibiotics; herpes stays in the body for life, although most people have few attacks.',
    'If a condom broke last night, do not wait for our results. Medicine that lowers the risk of HIV has to be started within 72 hours, and it is available from NHS clinics and emergency departments. Go there first and come to us later.',
    'A test taken too early can miss an infection, so Denise asks when the contact was. For some infections she will suggest that you wait or that you repeat the test. That is a nuisance, but better than false comfort.',
  ),
  ...correct(
    'catalogue.fitness-coaching',
    'Bring trainers and a towel.',
    'Groups have at most {catalogue.fitness-coaching.figures.group}.',
    'Sore muscles on the second day are normal. Pain in a joint is not, and neither is swelling, so leave the weights alone and tell Liam. He would rather see you rest for a week than limp for a year.',
    'Stop and tell Liam if you feel pressure in your chest.',
    'You need no experience, and nobody shouts.',
    'Adults are advised to do strength exercise on at least two days a week, according to the NHS.',
    'Most men over forty who come to us have one bad knee and one good excuse. Liam works around the first and smiles at the second. Whether you get stronger depends on how often you train, and he cannot do that part for you.',
  ),
  ...correct(
    'catalogue.body-composition-scan',
    'You stand barefoot on a platform and hold two handles. The current is so weak that people do not notice it, but it can disturb a pacemaker, so tell us about any device in your body before you step on.',
    'Scales at home measure the same thing less exactly, and for most men they are good enough.',
    'The figures vary with how much you have drunk, so do not read too much into a single scan.',
    'The maker gives a five-year guarantee on the scanner, and it is calibrated each spring.',
  ),
  ...correct(
    'catalogue.mens-health-consultation',
    'An examination happens only if you agree.',
    'Ask anything, including what you would not ask your brother.',
    'With your consent we write to your own GP, because two doctors who do not talk to each other are not a safe arrangement.',
    'A lump in a testicle is usually harmless, but it should be examined soon. Say so when you ring, and Gareth will look for an early time or tell you where else to go. Testicular cancer is rare and, found early, one of the most treatable.',
    'The doctor asks about sleep, work, drink and how things are at home, and only then about the body. It feels like a long way round. In his experience it is the short one.',
  ),
  ...correct(
    'programmes.second-wind',
    'You can stop for an injury and carry on later.',
    'You start with a scan and finish with one, and the numbers may well disappoint you. Liam says that the better measure is whether you take the stairs without thinking about it.',
  ),
  ...correct(
    'programmes.steady-weight',
    'Beer is allowed, and so is your mother’s Sunday roast. A plan that forbids everything usually breaks at the first wedding. Priya would rather talk about the other six days.',
    'Weight goes up and down in every plan, so Priya looks at months and never at single days.',
  ),
];
