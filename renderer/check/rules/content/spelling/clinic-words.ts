/** Words of clinics that the dictionary does not have. */

const words = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');

/** What is treated, how, and with what. Medicines of which `claim/pom-name` knows the names are not repeated here. */
const TERMS = words(`
  acrivastine actigraphy adenomyoma adenomyosis alendronic allantoin allergology aneuploidy angioma anisocoria
  anovulatory aphthous apicectomy apraxia argan arnica arthrodesis arthroscopy ashwagandha audiometrist autorefraction
  autorefractor ayurvedic azelaic azoospermia bakuchiol benzydamine bingeing biostimulator bisacodyl bloodborne
  brachioplasty bromhidrosis bronchoscopy bunionectomy calprotectin canalith capsulitis carbamide carbomer
  carboxytherapy cautery cavachon cavapoo cervicogenic cetylpyridinium chalazia chalazion chlorphenamine cholesteatoma
  chondroitin chondromalacia chong coccydynia colecalciferol colonoscopist colonoscopy colposcopist colposcopy comedonal
  comedone covid craniosacral crossbite crosslinking crotamiton cryolipolysis cryopen cycloplegic cystometry cystoscopy
  dacryocystitis dacryocystorhinostomy decongestive deferens degu demodex dermaplaning dermaroller dermatofibroma
  dermatoscope dermatoscopic dermatoscopy dermoscopic dermoscopy dewormer dextromethorphan dimeticone diplomate doppler
  dosimetrist dropfoot dyscalculia dyscalculic dysfluency dysmenorrhoea dyspraxic earmould edentulous elastography
  electroacupuncture endodontic endodontist endoscopist endoscopy endovenous epicondylitis epiphora eustachian exosome
  externa fasciectomy fasciopathy fasciotomy fexofenadine fibroscan fipronil flystrike frenchie frenulectomy
  frenuloplasty frenulotomy gastroscopist gastroscopy giardia glutes gua haemorrhoidal headcollar helideck helipad
  hidradenitis holter hyaluronate hydrosalpinx hyfrecation hyfrecator hyperacusis hyperstimulation
  hypromellose hysterosalpingogram hysterosalpingography hysteroscopic hysteroscopy implantologist intraoral iridotomy
  isokinetic jill jills kefir keloid keratoconus kimchi kinesio kojic lactulose laminectomy laminitic laminitis
  laparoscopy leukoplakia lipectomy lipoedema lipofilling lipread lipreading lomi loperamide lunula luteinising
  lymphology macrogol mandelic mastopexy meibomian melasma meniscal meniscectomy metatarsalgia microabrasion
  microblading microdermabrasion microneedle microsuction milia misophonia moggy molluscum monofocal moxa mpox
  multifocal myomectomy navicular nebuliser neurodivergence neurodiverse niacinamide nightguard nonbinary noncomedogenic
  nonsurgical numnah occlusal oesophagitis oligospermia onlay onychocryptosis onychomycosis orthokeratology orthoptic
  orthoptist orthorexia orthoses orthosis osteochondritis osteopenia otoplasty otorhinolaryngology otoscopy ototoxic
  overdenture overjet overpronation pachymeter pachymetry parathyroidectomy parkrun paronychia patellofemoral
  perfusionist perimetry periodontitis periorbital petrolatum phacoemulsification phakic phimosis phlebology phoropter
  photofacial photorejuvenation picaridin pilonidal pinguecula piriformis plantarflexion plethysmography plyometric
  plyometrics podiatric pododermatitis podopaediatric podopaediatrics polypectomy pontic postop preassessment
  prediabetes prediabetic prehab prehabilitation preimplantation premenopausal preop presbycusis presbyopic prosthetist
  pseudophakic psoas psychoeducation pterygium pulpitis pyometra qigong radiofrequency redworm rehoming retinoscopy
  rolfing rollator rosehip scotoma septoplasty septorhinoplasty sha shea shih shockwave sigmoidoscopy simeticone
  sonohysterography specialties specialty speechreading spirometry spondylitis spondylolisthesis spondylosis squalane
  steristrips stimming stoma strongyle stye styes subcision suppurativa supraspinatus tai telangiectasia telecoil
  teleconsultation teledermatology tempeh temporomandibular tetradecyl thrombophilia thyroiditis tickborne toric
  trabeculectomy trabeculoplasty tracheostomy tranexamic trichoscopy trifocal triiodothyronine trypanophobia tuina
  tympanometry tzu ultrasonographer unchipped underbite unneutered unspayed ureteroscopy uroflowmetry urogynaecologist
  urogynaecology valproate varicocele vas vasectomised vaseline venepuncture vera videofluoroscopic videofluoroscopy
  vitrectomy vitreoretinal vulvodynia xanthelasma xerostomia ylang
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
