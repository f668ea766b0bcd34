/** The search engine fields of a page, and its heading. */
export interface RouteRow {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Its first heading. */
  readonly heading: string;
  /** Its structured data, except what every page has. */
  readonly data: string;
}

/** The routes of the first document in its order, with the Mind journal and the not-found screen. */
export const SITE_ROUTES: readonly RouteRow[] = [
  {
    route: '/',
    title: 'Skin and mind clinic in King’s Cross | Skin + Mind',
    description:
      'A doctor-led clinic in King’s Cross, London: medical aesthetics for the skin, performance coaching for the mind. Your first virtual consultation is free.',
    heading: 'A SPACE DEDICATED TO YOUR WELLNESS AND LONGEVITY',
    data: '',
  },
  {
    route: '/skin',
    title: 'Doctor-led skin clinic, King’s Cross | Skin + Mind',
    description:
      'Regenerative skin treatments by GMC-registered doctors in King’s Cross. See prices and lengths. Your first virtual consultation is free.',
    heading: 'Skin',
    data: '',
  },
  {
    route: '/mind',
    title: 'Performance coaching in London | Skin + Mind',
    description:
      'One-to-one performance coaching in leadership, sport and career. See programmes and prices, and begin with a free 30-minute discovery call.',
    heading: 'Mind',
    data: 'FAQPage Service',
  },
  {
    route: '/team',
    title: 'About our doctors | Skin + Mind',
    description:
      'Meet the doctors of Skin + Mind in King’s Cross: what each of them does, their qualifications and their numbers in the medical register.',
    heading: 'The doctors',
    data: '',
  },
  {
    route: '/clinic',
    title: 'Address and opening hours | Skin + Mind',
    description:
      'Skin + Mind, 260 Pentonville Road, London N1 9JY. Opening hours, map, telephone and e-mail. Appointments are by prior booking only.',
    heading: 'The clinic',
    data: 'FAQPage',
  },
  {
    route: '/glow-guide',
    title: 'The Glow Guide, free to download | Skin + Mind',
    description:
      'Download The Glow Guide: what skin treatments can do, what they cannot, and how to begin. Then ask a doctor in a 15-minute consult, free for first-time clients.',
    heading: 'The Glow Guide',
    data: '',
  },
  {
    route: '/gallery',
    title: 'Results gallery, before and after | Skin + Mind',
    description:
      'Before and after, area by area: the forehead, the frown, under the eyes and the jaw. Each picture leads to its treatment, with price, length and limits.',
    heading: 'Results gallery',
    data: '',
  },
  {
    route: '/consultations/skin',
    title: 'Free virtual skin consultation | Skin + Mind',
    description:
      'Talk to a doctor about your skin: 20 minutes, virtual and free for first-time clients. Choose a time, and see what to expect and what to have ready.',
    heading: 'Skin consultation',
    data: 'FAQPage',
  },
  {
    route: '/consultations/mind',
    title: 'Free coaching discovery call | Skin + Mind',
    description:
      'A free first session with a coach: 30 minutes, virtual and confidential. Choose a time, and see what you will talk about and what may come next.',
    heading: 'Mind consultation',
    data: 'FAQPage',
  },
  {
    route: '/bio',
    title: 'Skin + Mind, King’s Cross: where to begin',
    description:
      'Book a virtual consult with a doctor, free for first-time clients, or take the Skin Plan quiz first. In King’s Cross, London, for adults aged 18 and over.',
    heading: 'Begin with a doctor, not a treatment',
    data: 'FAQPage',
  },
  {
    route: '/quiz',
    title: 'Skin Plan quiz | Skin + Mind',
    description:
      'The Skin Plan quiz of Skin + Mind is on its way. Until it opens, ask a doctor in a virtual skin consultation, free for first-time clients.',
    heading: 'Skin Plan quiz coming soon',
    data: '',
  },
  {
    route: '/privacy',
    title: 'Privacy and Cookies | Skin + Mind',
    description:
      'What data Skin + Mind collects and why, who else sees it, how long it is kept, which cookies this site uses, and how to use your rights.',
    heading: 'Privacy and Cookies',
    data: '',
  },
  {
    route: '/terms',
    title: 'Terms and Conditions | Skin + Mind',
    description:
      'The terms of Skin + Mind: eligibility, consultations and deposits, prices and VAT, results and risks, refunds, complaints and the law that applies.',
    heading: 'Terms and Conditions',
    data: '',
  },
  {
    route: '/cancellation',
    title: 'Cancellation Policy | Skin + Mind',
    description:
      'How to move or cancel an appointment or a programme at Skin + Mind: cooling-off, notice, late changes, missed appointments and extenuating circumstances.',
    heading: 'Cancellation Policy',
    data: '',
  },
  {
    route: '/mind/journal',
    title: 'Mind journal: leadership, sport and career | Skin + Mind',
    description:
      'Articles from the coaching department of Skin + Mind: on decisions before the facts are complete, attention under pressure, and changes of career.',
    heading: 'Mind journal',
    data: 'BreadcrumbList',
  },
  {
    route: '/404',
    title: '404 Page Not Found | Skin + Mind',
    description:
      'There is no page at this address. From here you can reach the home page of Skin + Mind, the treatments with their prices, and the consultations.',
    heading: '404 Page Not Found',
    data: '',
  },
];
