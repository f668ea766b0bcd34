/**
 * Medicines for animals whose legal category is POM-V or POM-VPS: https://www.vmd.defra.gov.uk/productinformationdatabase.
 * Nobody may advertise them to the public (https://www.gov.uk/guidance/advertise-veterinary-medicines-legally; Veterinary
 * Medicines Regulations 2013, reg 11). “Bute” is an island as well, and “ACP” an advanced clinical practitioner.
 */
import type { MedicineClass } from './medicine-classes.ts';

const AMOUNT = '(?:sachets?|courses?|doses?|packets?|tubs?|tubes?|trials?|bottles?)(?: or two)? of';
const GIVE = '(?:prescribes?|dispenses?|suppl(?:y|ies)|sedated? (?:him |her |them )?with)';

export const ANIMAL_MEDICINES: readonly MedicineClass[] = [
  {
    instead: 'sedation',
    names: `cepesedan|chanazine|detogesic|domidine|domosedan|dormilan|plegicil|relaquine|romifidine|rompun|sedalin|sedivet|virbaxyl|xylazine|acp(?= (?:tablets?|injections?|paste|gel|sedation))|(?<=\\b(?:${AMOUNT}|${GIVE}) )acp`,
  },
  {
    instead: 'an anti-inflammatory medicine',
    names: `butagran|danilon|equioxx|equipalazone|finadyne|flunixin|inflacam|meloxidolor|meloxidyl|metamizole|phenylbutazone|pro-?dynam|suxibuzone|bute(?= (?:sachets?|paste|powder|granules?|injections?))|(?<=\\b(?:${AMOUNT}|${GIVE}) )bute(?! (?:street|road|park|avenue|house|lane|place))`,
  },
  {
    instead: 'a medicine for stomach ulcers',
    names: 'antepsin|gastrogard|peptizole|sucralfate',
  },
  {
    instead: 'an antibiotic',
    names:
      'depocillin|draxxin|duphatrim|engemycin|equibactin|excenel|florfenicol|naxcel|norodine|nuflor|resflor|tribrissen|trimediazine|tylan|ubropen|zuprevo',
  },
  {
    instead: 'a hormone treatment for the mare or cow',
    names: 'altrenogest|chorulon|cloprostenol|estrumate|lutalyse|regumate',
  },
  {
    instead: 'a medicine for the airways',
    names: 'aservo(?: equihaler)?|clenbuterol|dembrexine|dilaterol|equipulmin|sputolosin|ventipulmin',
  },
  {
    instead: 'protection against worms',
    names: 'equest(?: pramox)?|equimax|equitape|eqvalan(?: duo)?|eraquell|furexel|pyratape|strongid(?:-p)?',
    alsoSold: 'fenbendazole|panacur',
  },
  {
    instead: 'a vaccination',
    names: 'duvaxyn|equilis(?: prequenza| te)?|equip (?:ft|ehv|artervac)|proteq ?flu(?:-te)?',
  },
  {
    instead: 'protection against fleas, ticks and worms',
    stems: 'laner|[dm]ectin',
    names:
      'prinovox|felpreva|evicto (?:spot-?on|pipettes?)|selehold|endectrid|milpro|milbactor|interceptor plus|trifexis|frontpro|advocate(?= (?:pipettes?|spot-?on|drops))|bravecto|credelio|milbemax|nexgard|simparica|stronghold',
  },
  { instead: 'putting an animal to sleep', names: 'dolethal|euthatal|somulose' },
];
