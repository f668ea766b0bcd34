/**
 * Prescription-only medicines outside aesthetics, by class. Most names are found by the stem that the World Health
 * Organization gives to every substance of a class (Use of stems in the selection of international nonproprietary
 * names, 2024, https://www.who.int/publications/i/item/9789240099388), so that a new substance is found as well. Other
 * substances and brands are listed. Legal status: summaries of product characteristics (https://www.medicines.org.uk/emc,
 * section “Legal category”) and, for animals, https://www.vmd.defra.gov.uk/productinformationdatabase (POM-V).
 */
export interface MedicineClass {
  /** The words that clinics can write instead of the name. */
  readonly instead: string;
  /** Endings of substances, after at least two letters. */
  readonly stems?: string;
  readonly names?: string;
  /** Names of medicines of which a strength or form is sold without a prescription. */
  readonly alsoSold?: string;
}

export const MEDICINE_CLASSES: readonly MedicineClass[] = [
  {
    instead: 'a local anaesthetic',
    stems: '(?<!co)caine',
    names: 'citanest|lignospan|scandonest|septanest|septocaine',
  },
  {
    instead: 'an antibiotic',
    stems: 'cillin|cycline|oxacin|m[iy]cin|nidazole|penem',
    names:
      '(?:co-?)?amoxiclav|augmentin|cef\\w{4,}|convenia|flagyl|fucidin|fucithalmic|fusidic acid|nitrofurantoin|synulox|trimethoprim',
  },
  {
    instead: 'sedation',
    stems: 'azepam|azolam|barbit(?:al|one)|tomidine',
    names: 'acepromazine|circadin|hypnovel|(?:es)?ketamine|promazine|propofol|valium|xanax|zolpidem|zopiclone',
    alsoSold: 'melatonin',
  },
  {
    instead: 'a strong painkiller',
    stems: 'codone|fentan[iy]l|morphone|orphine|orphanol',
    names: 'gabapentin|lyrica|methadone|oramorph|oxycontin|pethidine|pregabalin|tapentadol|tramadol',
    alsoSold: 'co-?codamol|co-?dydramol|(?:dihydro)?codeine',
  },
  {
    instead: 'an anti-inflammatory medicine',
    stems: 'coxib|xicam',
    names:
      'carprofen|etodolac|galliprant|grapiprant|indometacin|loxicom|mefenamic acid|metacam|onsior|previcox|rimadyl',
    alsoSold: 'diclofenac|ketoprofen|naproxen',
  },
  {
    instead: 'a steroid',
    stems: 'meth?asone|nisolone|nisone|cinolone',
    names: '(?:fludro)?cortisone|adcortyl|betnovate|clobetasol|depo-?medrone|dermovate|kenalog|solu-?medrone',
    alsoSold: 'beclometasone|fluticasone|mometasone',
  },
  {
    instead: 'a consultation about your weight',
    stems: 'glutide|patide',
    names: 'mounjaro|mysimba|naltrexone|ozempic|phentermine|rybelsus|saxenda|victoza|wegovy|xenical',
    alsoSold: 'orlistat',
  },
  { instead: 'a consultation about hair loss', stems: 'asteride', names: 'propecia', alsoSold: 'minoxidil' },
  {
    instead: 'a consultation about erectile dysfunction',
    stems: 'afil',
    names: 'alprostadil|caverject|levitra|spedra|vitaros',
    alsoSold: 'cialis|sildenafil|tadalafil|viagra',
  },
  {
    instead: 'a consultation about your skin',
    stems: 'tretin(?:oin)?|limus',
    names:
      'aklief|adapalene|belkyra|deoxycholic acid|differin|duac|efudix|eflornithine|epiduo|fluorouracil|hyalase|hyaluronidase|hydroquinone|imiquimod|kybella|retin-a|roaccutane|spironolactone|tazarotene|tretinoin|trifarotene|vaniqa',
  },
  {
    instead: 'eye drops',
    stems: 'prost|zolamide|imonidine',
    names:
      'aflibercept|atropine|cyclopentolate|eylea|ikervis|latisse|lucentis|lumigan|maxidex|olopatadine|pilocarpine|tropicamide|xalatan',
  },
  {
    instead: 'a vaccination',
    names:
      'abrysvo|avaxim|bexsero|boostrix|canigen|cervarix|comirnaty|dukoral|encepur|engerix|eurican|fluad|fluenz|gardasil|havrix|infanrix|ixiaro|leucogen|menquadfi|menveo|nimenrix|nobivac|pneumovax|prevenar|priorix|purevax|qdenga|rabipur|repevax|revaxis|shingrix|spikevax|stamaril|ticovac|trumenba|twinrix|typhim|vaqta|varilrix|varivax|vaxneuvance|verorab|versican|vivotif|zostavax',
  },
  {
    instead: 'malaria tablets',
    names: 'hydroxychloroquine|lariam|malarone|mefloquine|primaquine|tafenoquine',
    alsoSold: 'atovaquone',
  },
  {
    instead: 'a medicine for the heart or the blood',
    stems: 'pril|sartan|statin|olol|dipine|semide|thiazide|xaban|gatran|parin|gliptin|gliflozin|bendan',
    names: 'amiodarone|clopidogrel|digoxin|metformin|levothyroxine|prasugrel|ticagrelor|vetmedin|warfarin',
  },
  {
    instead: 'a consultation about your mood or sleep',
    stems: 'oxetine|triptyline|opram|[iz]apine',
    names:
      'bupropion|buspirone|champix|clomipramine|concerta|elvanse|lisdexamfetamine|methylphenidate|modafinil|ritalin|selegiline|sertraline|trazodone|varenicline|venlafaxine|zyban',
  },
  {
    instead: 'a consultation about hormones',
    stems: 'relix|relin|trozole|follitropin',
    names:
      'clomi(?:f|ph)ene|depo-?provera|estradot|evorel|gonal-?f|jaydess|kyleena|menopur|mirena|nebido|nexplanon|oestrogel|sustanon|testogel|utrogestan',
    alsoSold: 'desogestrel|levonorgestrel',
  },
  {
    instead: 'a medicine against the infection',
    stems: 'amivir',
    names: 'itraconazole|tamiflu|valaciclovir',
    alsoSold: 'aciclovir|fluconazole|terbinafine',
  },
  {
    instead: 'a medicine for the complaint',
    stems: 'tinib|[a-z]mab|lukast|setron|triptan|prazole|pitant',
    names:
      'apoquel|azathioprine|cerenia|ciclosporin|cytopoint|domperidone|duraphat|etanercept|hydroxocobalamin|librela|methotrexate|salbutamol|solensia|trilostane|vetoryl',
    alsoSold: '(?:es)?omeprazole|lansoprazole|pantoprazole|sumatriptan|tranexamic acid',
  },
  {
    instead: 'protection against fleas, ticks and worms',
    stems: 'laner|[dm]ectin',
    names: 'bravecto|credelio|milbemax|nexgard|simparica|stronghold',
  },
];
