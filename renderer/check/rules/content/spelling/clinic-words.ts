/** Words of clinics that the dictionary does not have. */

const words = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');

/** What is treated, how, and with what. Medicines of which `claim/pom-name` knows the names are not repeated here. */
const TERMS = words(`
  acrivastine actigraphy adenomyoma adenomyosis alendronic allantoin aneuploidy angioma anisocoria anovulatory aphthous
  apraxia argan arnica ashwagandha autorefraction autorefractor ayurvedic azelaic azoospermia bakuchiol benzydamine
  bingeing biostimulator bisacodyl bromhidrosis canalith carbamide carbomer carboxytherapy cavachon cavapoo
  cervicogenic cetylpyridinium chalazia chalazion chlorphenamine cholesteatoma chondroitin chong coccydynia
  colecalciferol colonoscopist comedonal comedone covid craniosacral crossbite crosslinking crotamiton cryolipolysis
  cryopen cycloplegic dacryocystitis dacryocystorhinostomy decongestive deferens degu demodex dermaplaning dermaroller
  dermatofibroma dermatoscope dermatoscopy dermoscopy dewormer dextromethorphan dimeticone doppler dropfoot dyscalculia
  dyscalculic dysfluency dysmenorrhoea dyspraxic earmould elastography electroacupuncture endodontic endodontist
  endoscopist epicondylitis epiphora eustachian exosome externa fasciopathy fexofenadine fipronil frenchie
  gastroscopies gastroscopist giardia glutes gua haemorrhoidal headcollar hidradenitis holter hyaluronate hydrosalpinx
  hyfrecation hyfrecator hyperacusis hyperstimulation hypromellose hysterosalpingogram hysterosalpingography
  hysteroscopic hysteroscopy implantologist intraoral iridotomy jill jills kefir keloid keratoconus kimchi kinesio
  kojic lactulose laminitic laminitis leukoplakia lipoedema lipofilling lipread lipreading lomi loperamide lunula
  lymphology macrogol mandelic mastopexy meibomian melasma meniscal metatarsalgia microabrasion microblading
  microdermabrasion microneedle microsuction milia misophonia moggy monofocal moxa mpox multifocal myomectomy navicular
  nebuliser neurodivergence neurodiverse niacinamide nightguard nonbinary noncomedogenic nonsurgical numnah occlusal
  oligospermia onlay onychocryptosis onychomycosis orthokeratology orthoptic orthoptist orthorexia orthoses orthosis
  osteopenia otoplasty otoscopy ototoxic overdenture overpronation pachymeter pachymetry parkrun paronychia
  patellofemoral perimetry periodontitis periorbital petrolatum phacoemulsification phakic phimosis phlebology
  phoropter photofacial photorejuvenation picaridin pinguecula piriformis plantarflexion plethysmography podiatric
  pododermatitis podopaediatric podopaediatrics polypectomies polypectomy pontic postop prediabetes prediabetic
  preimplantation preop presbycusis presbyopic prosthetist pseudophakic psoas psychoeducation pterygium pulpitis
  pyometra qigong radiofrequency redworm rehoming retinoscopy rolfing rollator rosehip scotoma sha shea shih shockwave
  sigmoidoscopy simeticone sonohysterography speechreading spondylolisthesis spondylosis squalane steristrips stimming
  strongyle stye styes suppurativa supraspinatus tai telangiectasia telecoil tempeh temporomandibular tetradecyl
  thrombophilia tickborne toric trabeculectomy trabeculoplasty tranexamic trichoscopy trifocal tuina tympanometry tzu
  unchipped underbite unneutered unspayed valproate varicocele vas vaseline venepuncture vera videofluoroscopic
  videofluoroscopy vitrectomy vitreoretinal xanthelasma xerostomia ylang
`);

/** Words about the visit and the website. */
const EVERYDAY = words(`
  braille bute grandkids houmous jetlag layby nans olds preloved satnav signup unbookable waitlist walkthrough webchat
  wifi
`);

/** Medicines and products that chemists sell without a prescription. */
const SHELF = words(`
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
const BRANDS = words(`
  Acuvue Aldi Asics Belotero Biofinity Birkenstock Candela Coopervision Cynosure Dermalux Dermapen Dexcom Durolane
  Ellanse Emsculpt Endolift Essilor Fitbit Garmin Hoka Hoya Inadine Invisalign Jalupro Lidl Makaton Medik
  Nucleofill Omron Ostenil Oticon Phonak Radiesse Restylane Rocktape Signia
  Teosyal Theraband Ultherapy Unitron Varilux Waterpik Widex Withings Zeiss
`);

/** Companies and platforms that visitors pay, book, read or compare with. */
const COMPANIES = words(`
  Benenden Bupa Cigna Citymapper Clearpay Cliniko Consentz Denplan Doctolib Eventbrite Healthwatch Klarna
  Mailchimp Medicash Ofsted Ringgo Semble Simplyhealth Strava Topdoctors Trainline Uber Whatclinic
  Zettle
`);

/** All of them in lower case. */
export const CLINIC_WORDS: ReadonlySet<string> = new Set(
  [...TERMS, ...EVERYDAY, ...SHELF, ...BRANDS, ...COMPANIES].map((word) => word.toLowerCase()),
);
