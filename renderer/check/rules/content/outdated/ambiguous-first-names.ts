const MONTHS = 'april may june july august';
const PLANTS =
  'blossom bryony clover daisy erica fern flora hazel heather holly iris ivy jasmine laurel lily myrtle olive pansy poppy rose rosemary rowan saffron sorrel veronica violet willow';
const WORDS =
  'amber angel art autumn belle bill cat charity chase christian clay clement coral crystal dawn dean destiny drew duke earl eve faith felicity flint frank gale gene ginger glory grace grant guy harmony heath honey honour hope hunter jade jay jet joy kit lane mark marina martin mason melody mercy merry miles opal page patience pearl penny piers pierce prudence reed rich robin rod roman ruby rusty sage sandy scout serenity skip sky spike star stella storm summer sunny taylor teddy tiger trinity verity wade ward will winter woody';
const PLACES =
  'adelaide alexandria aberdeen ashton austin boston brooklyn carlisle chelsea chester dallas devon eden florence georgia india israel jordan kent kingston lincoln london lourdes madison milan orlando paris preston savannah shannon sienna sydney verona victoria virginia wells';

/** First names that a text may use as a word or as the name of a place: alone, they do not show that a person is meant. */
export const AMBIGUOUS_FIRST_NAMES: ReadonlySet<string> = new Set(
  [MONTHS, PLANTS, WORDS, PLACES].flatMap((names) => names.split(' ')),
);
