/** A class of prescription-only medicines. */
export interface MedicineClass {
  /** The words that clinics can write instead of the name. */
  readonly instead: string;
  /** Endings of substances, after at least two letters. */
  readonly stems?: string;
  readonly names?: string;
  /** Names of medicines of which a strength or form is sold without a prescription. */
  readonly alsoSold?: string;
}

/**
 * Prescription-only medicines outside aesthetics, by class. Most names are found by the stem that the World Health
 * Organization gives to every substance of a class (Use of stems in the selection of international nonproprietary
 * names, 2024, https://www.who.int/publications/i/item/9789240099388), so that a new substance is found as well. Other
 * substances and brands are listed. Legal status: summaries of product characteristics (https://www.medicines.org.uk/emc,
 * section “Legal category”), the chapters of the British National Formulary (https://bnf.nice.org.uk/drugs/; for ears
 * https://ggcmedicines.org.uk/formulary/ear-nose-and-oropharynx/drugs-acting-on-the-ear) and, for animals, https://www.vmd.defra.gov.uk/productinformationdatabase (POM-V).
 */
export const MEDICINE_CLASSES: readonly MedicineClass[] = [
  {
    instead: 'a local anaesthetic',
    stems: '(?<!co)caine',
    names: 'citanest|lignospan|marcain|oraqix|scandonest|septanest|septocaine|tktx',
    alsoSold: 'ametop|emla|lmx ?4',
  },
  {
    instead: 'an antibiotic',
    stems: 'cillin|cycline|oxacin|m[iy]cin|nidazole|penem',
    names:
      'clavaseptin|nisamox|stomorgyl|zodon|antirobe|linezolid|fosfomycin|vancocin|augmentin|azyter|bactroban|cef\\w{4,}|(?:co-?)?amoxiclav|convenia|flagyl|flamazine|framycetin|fucibet|fucidin|fucithalmic|fusidic acid|gramicidin|mupirocin|nitrofurantoin|polymyxin|silver sulfadiazine|synulox|trimethoprim',
    alsoSold: 'chloramphenicol',
  },
  {
    instead: 'sedation',
    stems: 'azepam|azolam|barbit(?:al|one)|tomidine|flurane',
    names:
      'acepromazine|buccolam|circadin|daridorexant|(?:es)?ketamine|hypnovel|melatonin (?:tablets?|capsules?|liquid|sprays?|gummies|drops)|penthrox|promazine|propofol|quviviq|slenyto|stilnoct|zimovane|imovane|ambien|syncrodin|adaflex|valium|xanax|zolpidem|zopiclone',
    alsoSold: 'entonox|melatonin|nitrous oxide|promethazine',
  },
  {
    instead: 'a strong painkiller',
    stems: 'codone|fentan[iy]l|morphone|orphine|orphanol',
    names:
      'baclofen|gabapentin|zapain|tylex|solpadol|butrans|methocarbamol|robaxin|cyclobenzaprine|norflex|palexia|zamadol|zydol|matrifen|durogesic|targinact|longtec|shortec|nefopam|qutenza|lyrica|methadone|oramorph|oxycontin|pethidine|pregabalin|tapentadol|tizanidine|tramadol',
    alsoSold: 'co-?codamol|co-?dydramol|(?:dihydro)?codeine',
  },
  {
    instead: 'an anti-inflammatory medicine',
    stems: 'coxib|xicam',
    names:
      'carprofen|etodolac|arcoxia|celebrex|vimovo|arthrotec|mobic|galliprant|grapiprant|indometacin|loxicom|mefenamic acid|metacam|onsior|previcox|rimadyl',
    alsoSold: 'diclofenac|ketoprofen|naproxen|voltarol',
  },
  {
    instead: 'a steroid',
    stems: 'meth?asone|nisolone|nisone|cinolone',
    names:
      'adcortyl|elocon|trimovate|diprosalic|synalar|haelan|prednicare|betnovate|clobetasol|depo-?medrone|dermovate|(?:fludro)?cortisone|kenalog|predsol|solu-?medrone',
    alsoSold: 'avamys|beclometasone|clobetasone|eumovate|fluticasone|hydrocortisone|mometasone|nasonex',
  },
  {
    instead: 'a consultation about weight',
    stems: 'glutide|patide|trutide|lintide',
    names:
      'mounjaro|mysimba|contrave|qsymia|imcivree|byetta|naltrexone|orforglipron|ozempic|phentermine|rybelsus|saxenda|setmelanotide|trulicity|victoza|wegovy|xenical|xultophy|zepbound',
    alsoSold: 'orlistat',
  },
  {
    instead: 'a consultation about hair loss',
    stems: 'asteride',
    names: 'avodart|litfulo|olumiant|oral minoxidil|propecia|proscar',
    alsoSold: 'minoxidil|regaine|rogaine',
  },
  {
    instead: 'ear drops',
    names:
      'aurizon|betnesol(?:-n)?|canaural|cetraxal|cilodex|clioquinol|easotic|gentisone|locorten(?:-vioform)?|neptra|osurnia|otomax|otomize|otosporin|posatex|sofradex|surolan',
    alsoSold: 'otigo',
  },
  {
    instead: 'a medicine against dizziness',
    names: 'betahistine|prochlorperazine|serc|stemetil',
    alsoSold: 'buccastem|cinnarizine|cyclizine|stugeron',
  },
  {
    instead: 'a consultation about sweating',
    names: 'axhidrox|glycopyrronium|oxybutynin|propantheline|qbrexza|scopoderm',
  },
  {
    instead: 'a consultation about veins',
    names: 'aethoxysklerol|fibrovein|polidocanol|sclerovein|sodium tetradecyl(?: sulfate| sulphate)?|varithena',
  },
  // Pharmacies sell Viagra Connect and Cialis Together, and not Viagra and Cialis: https://www.bbc.co.uk/news/health-43539523.
  {
    instead: 'a consultation about erectile dysfunction',
    stems: 'afil',
    names:
      'alprostadil|caverject|cialis(?! together)|dapoxetine|invicorp|levitra|priligy|spedra|viagra(?! connect)|vitaros',
    alsoSold: 'sildenafil|tadalafil',
  },
  {
    instead: 'a consultation about the skin',
    stems: 'tretin(?:oin)?|limus',
    names:
      'acitretin|adapalene|tetralysal|dalacin|zindaclin|mirvaso|timodine|methoxsalen|dapsone|apremilast|otezla|humira|stelara|cosentyx|opzelura|cibinqo|rinvoq|skyrizi|tremfya|taltz|bimzelx|ebglyss|adtralza|nemluvio|aklief|aldara|belkyra|calcipotriol|condyline|deoxycholic acid|differin|dovobet|dovonex|duac|eflornithine|efudix|elidel|enstilar|epiduo|finacea|fluorouracil|hyalase|hyaluronidase|hydroquinone|imiquimod|isotrexin|kybella|metrogel|obagi|podophyllotoxin|protopic|retin-a|roaccutane|rozex|silkis|skinoren|soolantra|spironolactone|tazarotene|treclin|tretinoin|trifarotene|tri-luma|vaniqa|warticon|winlevi|zineryt',
  },
  {
    instead: 'eye drops',
    stems: 'prost|zolamide|imonidine|olucizumab',
    names:
      'acular|aflibercept|alphagan|atropine|azarga|azopt|beovu|betagan|bromfenac|combigan|cosopt|cyclopentolate|duotrav|exocin|eylea|ganfort|ikervis|ketorolac|latisse|lifitegrast|lucentis|lumigan|maxidex|maxitrol|monopost|nepafenac|nevanac|olopatadine|opatanol|ozurdex|phenylephrine|pilocarpine|pred[ -]?forte|saflutan|simbrinza|softacort|taptiqom|timoptol|tobradex|travatan|tropicamide|trusopt|vabysmo|verkazia|verteporfin|visudyne|xalacom|xalatan|xiidra|yellox',
  },
  {
    instead: 'a vaccination',
    names:
      'abrysvo|avaxim|bexsero|boostrix|canigen|cervarix|comirnaty|dukoral|encepur|engerix|eurican|fluad|fluenz|gardasil|havrix|infanrix|ixiaro|leucogen|menquadfi|menveo|nimenrix|nobivac|pneumovax|prevenar|priorix|purevax|qdenga|rabipur|repevax|revaxis|shingrix|spikevax|stamaril|ticovac|trumenba|twinrix|typhim|vaqta|varilrix|varivax|vaxneuvance|verorab|versican|vivotif|zostavax',
  },
  {
    instead: 'malaria tablets',
    names: 'hydroxychloroquine|lariam|diamox|malarone|mefloquine|primaquine|tafenoquine',
    alsoSold: 'atovaquone',
  },
  {
    instead: 'a medicine for the heart or the blood',
    stems:
      'butamine|darone|cainide|fibrate|dogrel|grelor|siran|sentan|vaptan|ciguat|talol|pril|sartan|statin|olol|dipine|semide|thiazide|xaban|gatran|parin|bendan',
    names:
      'adenosine (?:infusions?|injections?)|regadenoson|rapiscan|nicorandil|ivabradine|procoralan|ranolazine|ranexa|entresto|sacubitril|bumetanide|metolazone|hydralazine|bempedoic acid|nilemdo|nustendi|icosapent ethyl|vazkepa|mavacamten|camzyos|isosorbide mononitrate|sonovue|phytomenadione|konakion|rhophylac|d-gam|cardisure|cilostazol|clexane|crestor|digoxin|eliquis|ezetimibe|fragmin|innohep|leqvio|lipitor|naftidrofuryl|pentoxifylline|pradaxa|praluent|prasugrel|repatha|vetmedin|warfarin|xarelto',
  },
  {
    instead: 'an assessment of attention',
    names:
      'concerta|xaggitin|delmosart|(?:dex)?amfetamine|amfexa|vyvanse|adderall|focalin|elvanse|equasym|guanfacine|intuniv|lisdexamfetamine|medikinet|methylphenidate|ritalin|strattera|atomoxetine',
  },
  {
    instead: 'a consultation about stopping smoking',
    names: 'champix|cytisin(?:e|icline)|varenicline|zyban',
  },
  {
    instead: 'a consultation about mood or sleep',
    stems: 'oxetine|peridone|racetam|triptyline|opram|[iz]apine|azepine',
    names:
      'brintellix|bupropion|buspirone|clomipramine|tegretol|keppra|epilim|depakote|neurontin|zoloft|prozac|seroxat|cipralex|cymbalta|effexor|lustral|abilify|zyprexa|risperdal|seroquel|lithium (?:carbonate|tablets?)|lurasidone|provigil|wellbutrin|disulfiram|antabuse|acamprosate|campral|nalmefene|selincro|spravato|hydroxyzine|agomelatine|valdoxan|donepezil|lamotrigine|levodopa|madopar|memantine|mirtazapine|modafinil|pramipexole|riluzole|rivastigmine|ropinirole|selegiline|sertraline|sinemet|topiramate|trazodone|venlafaxine',
  },
  {
    instead: 'a consultation about hormones',
    stems: 'goline|metrine|golix|relix|relin|trozole|follitropin',
    names:
      'syntometrine|syntocinon|carbetocin|pabal|hemabate|carboprost|misoprostol|propess|prostin|dinoprostone|mifepristone|dostinex|bromocriptine|ellaone|ulipristal|duphaston|cyclacur|ryeqo|myfembree|somatropin|genotropin|angeliq|androfeme|qlaira|levonelle(?! one step)|yasmin (?:pills?|tablets?)|slynd|syreniring|benilexa|sayana|bemfola|bijuve|cerazette|cetrotide|(?:chorio)?gonadotrop(?:h?in)(?: alfa)?|climaval|clomid|clomi(?:f|ph)ene|conjugated o?estrogens|crinone|cyclogest|depo-?provera|dianette|dydrogesterone|elinzanetant|elleste(?: duet| solo)?|estradot|estriol|evorel|evra|femoston|fezolinetant|fostimon|fyremadel|gonal[ -]?f|hormonin|indivina|intrarosa|jaydess|kliofem|kliovance|kyleena|lenzetto|levosert|livial|loestrin|logynon|lubion|lutigest|lynkuet|marvelon|medroxyprogesterone|menopur|menotrop(?:h?in)|mercilon|meriofert|microgynon|micronised progesterone|mirena|nebido|nexplanon|norethisterone|noriday|nuvaring|oestrogel|orgalutran|ovaleap|ovestin|ovitrelle|ovranette|pergoveris|prasterone|pregnyl|premarin|premique|prempak|prostap|provera|raloxifene|rekovelle|rigevidon|sandrena|sayana press|sustanon|synarel|testavan|testim|testogel|(?:testosterone|(?:o?estra|estra)diol|oestrogen|progesterone) (?:gels?|injections?|pellets?|patch(?:es)?|replacement|creams?|tablets?|capsules?|sprays?|pessar(?:y|ies)|implants?|rings?|suppositor(?:y|ies))|(?:testosterone|(?:o?estra|estra)diol|oestrogen|progesterone) (?:as|in) an? (?:gel|patch|cream|tablet|capsule|spray|pessary|implant|pellet|injection)|tibolone|tostran|tridestra|utovlan|utrogestan|vagifem|vagirux|veoza|yaz|zoely|zoladex',
    alsoSold: 'desogestrel|levonorgestrel',
  },
  {
    instead: 'a medicine against the infection',
    stems: 'amivir|gravir|navir|buvir|conazole',
    names:
      '(?:descovy|truvada|biktarvy|emtricitabine|tenofovir|lamivudine)(?: disoproxil)?|famciclovir|griseofulvin|loceryl|sporanox|tamiflu|zelitrex|paxlovid|xofluza|tioconazole|trosyl|valaciclovir|valtrex',
    alsoSold:
      'aciclovir|amorolfine|daktacort|econazole|fluconazole|ketoconazole|lamisil|mebendazole|miconazole|terbinafine',
  },
  {
    instead: 'a medicine for the complaint',
    stems: 'ciclib|parib|fenacin|begron|renone|tinib|[a-z]mab|lukast|setron|triptan|gepant|prazole|pitant',
    names:
      'xonvea|doxylamine|cariban|palforzia|tezspire|nucala|fasenra|actair|clustoid|bilastine|ilaxten|rupatadine|mizolastine|ryaltris|neffy (?:nasal )?sprays?|anapen|cartrophen|pentosan(?: polysulfate)?|adequan|zycortal|percorten|isaderm|epityl|libromide|propalin|incurin|forthyron|leventa|soloxine|prevomax|numelvi|tessie (?:oral solution|for (?:dogs|noise))|clomicalm|dexdomitor|vetergesic|buprecare|bupredine|zoletil|toltrazuril|masivet|palladia|prilactone|nelio tablets?|vasotop|tamsulosin|dutasteride|alfuzosin|colchicine|febuxostat|evenity|prolia|forsteo|acarizax|adrenaline auto-?injector|aimovig|ajovy|alfaxan|amoxypen|antisedan|aquipta|atopica|baytril|broadline|cardalis|cobalin(?:-h)?|comfortis|cosmofer|desloratadine|diafer|domitor|dronabinol|emgality|epidyolex|epiphen|famotidine|ferinject|fortekor|galastop|imepitoin|isathal|kesium|libeo|marbocyl|mirataz|monofer|motilium|nabilone|neo-?cytamen|neoclarityn|noroclav|optimmune|pabrinex|pexion|profender|ranitidine|ronaxan|sativex|semintra|sileo|suprelorin|therios|torbugesic|upcard|venofer|vydura|vyepti|ypozane|apoquel|azathioprine|betmiga|bricanyl|cerenia|ciclosporin|clenil|colestyramine|constella|cytopoint|desmopressin|domperidone|dupixent|duraphat|dymista|emerade|epipen|etanercept|formoterol|fostair|grazax|hydroxocobalamin|allopurinol|linaclotide|plecanatide|itulazax|jext|librela|mesalazine|methotrexate|metoclopramide|pentasa|pollinex|prucalopride|qvar|relvar|rifaximin|salbutamol|salmeterol|seretide|singulair|solensia|spiriva|symbicort|terbutaline|tiotropium|tolterodine|trelegy|trilostane|trimbow|ursodeoxycholic acid|ventolin|vetoryl|xolair|zenrelia',
    alsoSold: 'budesonide|fexofenadine|telfast|(?:es)?omeprazole|lansoprazole|pantoprazole|sumatriptan|tranexamic acid',
  },
  {
    instead: 'a medicine for diabetes',
    stems: 'glitazone|gliptin|gliflozin',
    names:
      'acarbose|caninsulin|forxiga|gli(?:clazide|mepiride|pizide)|glucophage|humalog|invokana|januvia|jardiance|lantus|levemir|metformin|novorapid|prozinc|semglee|toujeo|tresiba',
  },
  {
    instead: 'a medicine for the thyroid',
    names: 'armour thyroid|carbimazole|felimazole|levothyroxine|liothyronine|thiamazole',
  },
  {
    instead: 'a medicine for the bones',
    stems: 'dron(?:ate|ic acid)',
    names: 'osphos|tildren',
  },
  { instead: 'a medicine for Cushing’s disease', names: 'pergolide|prascend' },
];
