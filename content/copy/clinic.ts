import { question } from 'clinic-site';

/** Copy of the clinic page. */
export const clinicCopy = {
  hero: {
    title: 'The clinic',
    lead: 'One address in {clinic.address.area} for both Skin and Mind. Visits are by appointment, so that there is time for you.',
  },
  visit: {
    title: 'Address and opening hours',
    text: 'If you are unsure which appointment you need, call or write first.',
  },
  questions: [
    question(
      'Can I come without an appointment?',
      'No. Clinic appointments are by prior booking only, so that a doctor is free for you. [Book a skin consultation](/consultations/skin), or [call the clinic](phone).',
    ),
    question(
      'What should I bring?',
      'A list of your medicines and allergies, and photo ID: services are for adults aged {clinic.minimumAge} and over, and you may be asked for it.',
    ),
    question(
      'What if I am running late?',
      'Please call. If you arrive more than {figures.lateArrival} late, the appointment may count as missed; the [Cancellation Policy](/cancellation) explains what happens then.',
    ),
  ],
};
