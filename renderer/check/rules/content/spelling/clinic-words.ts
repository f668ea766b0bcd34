/** Words of clinics that the dictionary does not have. */

const words = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');

/** What is treated, how, and with what. Medicines of which `claim/pom-name` knows the names are not repeated here. */
const TERMS = words(`
  acrivastine adenomyosis alendronic apraxia arnica ashwagandha autorefractor azelaic bakuchiol benzydamine biostimulator
  bisacodyl carbamide carbomer carboxytherapy cervicogenic cetylpyridinium chlorphenamine
  chondroitin colecalciferol comedonal comedone craniosacral crotamiton cryolipolysis dacryocystorhinostomy dermaplaning
  dermatoscope dermatoscopy dermoscopy dermaroller dewormer dextromethorphan dimeticone dyscalculia dysfluency
  earmould endodontic endodontist exosome fasciopathy fexofenadine gua hidradenitis holter hyaluronate hyperacusis
  hyperstimulation hypromellose hysterosalpingogram hysteroscopic hysteroscopy implantologist keloid keratoconus kinesio kojic
  lactulose lipoedema lipofilling loperamide lunula lymphology macrogol mandelic mastopexy meibomian melasma metatarsalgia
  microabrasion microblading microdermabrasion microneedle microneedling microsuction milia misophonia monofocal moxa
  multifocal nebuliser neurodivergence neurodiverse niacinamide noncomedogenic nonsurgical onychocryptosis onychomycosis
  orthokeratology orthoses orthosis otoplasty otoscopy pachymetry paronychia periodontitis periorbital petrolatum phakic
  phimosis phlebology phoropter photofacial photorejuvenation pinguecula podiatric podopaediatric podopaediatrics postop
  prediabetes prediabetic preop presbyopic pseudophakic psychoeducation pterygium radiofrequency rehoming sha shockwave
  simeticone squalane suppurativa telangiectasia temporomandibular tetradecyl thermage tickborne toric tranexamic trichoscopy
  trifocal tuina tympanometry valproate venepuncture videofluoroscopic videofluoroscopy vitrectomy vitreoretinal
`);

/** Words about the visit and the website. */
const EVERYDAY = words('braille olds preloved satnav signup waitlist walkthrough webchat wifi');

/** Medicines and products that chemists sell without a prescription. */
const SHELF = words(`
  alli Anadin Anbesol Anusol Aveeno Avene Bazuka Beconase Benadryl Benylin Bepanthen Berocca Bioderma Bismol Blephasol
  Blistex Bonjela Buscopan Calpol Canesflor Canesten Carmex Centrum CeraVe Cerave Cetaphil Cetraben Clarityn Clearblue Compeed
  Complan Corsodyl Covonia Cuprofen Daktarin Dentinox Dermol Difflam Dioralyte Diprobase Doublebase Dulcolax Duoderm Earol
  Elastoplast Elvive Epaderm Eucerin Floradix Fortisip Fresubin Gaviscon Germolene Hedrin Hylo Ibuleve Imodium Infacol Kalms
  Kwells Laxido Lemsip Levonelle Lyclear Medijel Migraleve Movelat Movicol Neutrogena Nicorette Niquitin Nurofen Nytol Oilatum
  Optrex Orajel Otex Otrivine Panadol Pepcid Piriton Piriteze Pirinase Pregnacare Regaine Replens Robitussin Savlon Scholl
  Senokot Sensodyne Solpadeine Strepsils Stugeron Sudafed Sudocrem Superdrug Sylk Systane Tegaderm TePe Thealoz
  Vagisan Vagisil Viscotears Vicks Vitabiotics Voltarol Zirtek Zovirax
`);

/** Products and equipment that clinics use or fit. */
const BRANDS = words(`
  Acuvue Aldi Asics Belotero Biofinity Birkenstock Candela Coopervision Cynosure Dermalux Dermapen Dexcom Durolane Ellanse
  Endolift Emsculpt Essilor Fitbit Garmin Hoka Hoya Inadine Invisalign Jalupro Kinesio Lidl Makaton Medik Nucleofill Omron
  Ostenil Oticon Phonak Plinest Profhilo Radiesse Restylane Rocktape Sculptra Signia Sunekos Teosyal Theraband Ultherapy
  Unitron Varilux Waterpik Widex Withings Zeiss
`);

/** Companies and platforms that visitors pay, book, read or compare with. */
const COMPANIES = words(`
  Benenden Bupa Cigna Citymapper Clearpay Cliniko Consentz Denplan Doctolib Eventbrite Feefo Healthwatch Klarna Mailchimp
  Medicash Ofsted Pabau RingGo Ringgo Semble Simplyhealth Strava Topdoctors Trainline Uber Whatclinic Zettle
`);

/** All of them in lower case. */
export const CLINIC_WORDS: ReadonlySet<string> = new Set(
  [...TERMS, ...EVERYDAY, ...SHELF, ...BRANDS, ...COMPANIES].map((word) => word.toLowerCase()),
);
