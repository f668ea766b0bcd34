/** Words of clinics that the dictionary does not have. */
import { wordList } from '../../../../core/wording.ts';

/** What is treated, how, and with what. Medicines of which `claim/pom-name` knows the names are not repeated here. */
const TERMS = wordList(`
  acrivastine actigraphy adenomyoma adenomyosis alendronic allantoin allergology anisocoria anovulatory aphthous
  apicectomy apraxia argan arnica ashwagandha autorefraction autorefractor ayurvedic azelaic azoospermia bakuchiol
  benzydamine bingeing biostimulator bisacodyl bloodborne bromhidrosis calprotectin canalith carbamide carbomer
  carboxytherapy cautery cavachon cavapoo cetylpyridinium chalazia chalazion chlorphenamine cholesteatoma chondroitin
  chondromalacia chong coccydynia colecalciferol colonoscopist comedonal comedone covid crossbite crosslinking
  crotamiton cryopen cycloplegic dacryocystorhinostomy decongestive deferens degu demodex dermaplaning dermaroller
  dewormer dextromethorphan dimeticone diplomate doppler dosimetrist dropfoot dyscalculia dyscalculic dysfluency
  dysmenorrhoea dyspraxic earmould edentulous elastography endodontic endodontist epiphora eustachian exosome externa
  fexofenadine fibroscan fipronil flystrike frenchie giardia glutes gua headcollar helideck helipad holter hyaluronate
  hydrosalpinx hyfrecation hyfrecator hyperacusis hypromellose hysterosalpingogram hysterosalpingography implantologist
  intraoral jill jills kefir keloid keratoconus kimchi kinesio kojic lactulose laminitic leukoplakia lipread lipreading
  lomi loperamide lunula luteinising lymphoscintigraphy macrogol mandelic meibomian melasma meniscal milia misophonia
  moggy molluscum moxa mpox nebuliser niacinamide nightguard nonbinary noncomedogenic numnah occlusal oligospermia
  onlay onychocryptosis onychomycosis orthoptist orthorexia osteopenia otorhinolaryngology ototoxic overdenture overjet
  overpronation parkrun paronychia patellofemoral perfusionist perimetry petrolatum phacoemulsification phakic phimosis
  phoropter picaridin pilonidal pinguecula piriformis plantarflexion plyometric plyometrics podiatric pododermatitis
  podopaediatric podopaediatrics pontic postop prehab preop presbycusis presbyopic prosthetist pseudophakic psoas
  pterygium pyometra qigong redworm rehoming rolfing rollator rosehip scotoma septorhinoplasty sha shea shih shockwave
  simeticone specialties specialty speechreading spondylolisthesis squalane steristrips stimming stoma strongyle stye
  styes subcision suppurativa supraspinatus tai telangiectasia telecoil tempeh temporomandibular tetradecyl
  thrombophilia tickborne toric tranexamic trifocal triiodothyronine trypanophobia tuina tzu unchipped underbite
  unneutered unspayed uroflowmetry urogynaecologist urogynaecology valproate varicocele vas vasectomised vaseline
  venepuncture vera vulvodynia xanthelasma xerostomia ylang
`);

/** Words about the visit and the website. */
const EVERYDAY = wordList(`
  braille bute grandkids houmous jetlag layby nans olds preloved satnav signup unbookable waitlist walkthrough webchat
  wifi
`);

/** Medicines and products that chemists sell without a prescription. */
const SHELF = wordList(`
  alli Anadin Anbesol Anusol Aveeno Avene Bazuka Beconase Benadryl Benylin Bepanthen Berocca Bioderma Bismol
  Blephasol Blistex Bonjela Buscopan Calpol Canesflor Canesten Carmex Centrum Cerave Cetaphil Cetraben
  Clarityn Clearblue Compeed Complan Corsodyl Covonia Cuprofen Daktarin Dentinox Dermol Difflam Dioralyte Diprobase
  Doublebase Dulcolax Duoderm Earol Elastoplast Elvive Epaderm Eucerin Floradix Fortisip Fresubin Gaviscon Germolene
  Hedrin Hylo Ibuleve Imodium Infacol Kalms Kwells Laxido Lemsip Levonelle Lyclear Medijel Migraleve Movelat Movicol
  Neutrogena Nicorette Niquitin Nurofen Nytol Oilatum Optrex Orajel Otex Otrivine Panadol Pepcid Pirinase Piriteze
  Piriton Pregnacare Replens Robitussin Savlon Scholl Senokot Sensodyne Solpadeine Strepsils
  Sudafed Sudocrem Superdrug Sylk Systane Tegaderm Thealoz Vagisan Vagisil Vicks Viscotears Vitabiotics
  Zirtek Zovirax
`);

/** Products and equipment that clinics use or fit. */
const BRANDS = wordList(`
  Acuvue Aldi Asics Belotero Biofinity Birkenstock Candela Coopervision Cynosure Dermalux Dermapen Dexcom Durolane
  Ellanse Emsculpt Endolift Essilor Fitbit Garmin Hoka Hoya Inadine Invisalign Jalupro Lidl Makaton Medik
  Nucleofill Omron Ostenil Oticon Phonak Radiesse Restylane Rocktape Signia
  Teosyal Theraband Ultherapy Unitron Varilux Waterpik Widex Withings Zeiss
`);

/** Companies and platforms that visitors pay, book, read or compare with. */
const COMPANIES = wordList(`
  Benenden Bupa Cigna Citymapper Clearpay Cliniko Consentz Denplan Doctolib Eventbrite Healthwatch Klarna
  Mailchimp Medicash Ofsted Ringgo Semble Simplyhealth Strava Topdoctors Trainline Uber Whatclinic
  Zettle
`);

/** All of them in lower case. */
export const CLINIC_WORDS: ReadonlySet<string> = new Set(
  [...TERMS, ...EVERYDAY, ...SHELF, ...BRANDS, ...COMPANIES].map((word) => word.toLowerCase()),
);
