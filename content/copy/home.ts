/** Copy of the home page. */
export const homeCopy = {
  cover: {
    title: 'A SPACE DEDICATED TO YOUR WELLNESS AND LONGEVITY',
    line: 'Caring for both your physical and mental wellbeing',
  },
  pathways: {
    title: 'Two pathways. Each begins with a conversation.',
    text: 'You are told what is likely to help, what it costs and what it cannot do. Then you decide.',
    skin: 'Regenerative medical aesthetics, planned and performed by a GMC-registered doctor. Assessment first, treatment only where it suits you.',
    mind: 'One-to-one performance coaching in leadership, sport and career, with a coach who is also a doctor.',
  },
  experience: {
    title: 'An unhurried room',
    text: 'Appointments are booked ahead, so there is time to ask questions, and to think before you decide.',
    points: [
      '{clinic.visitNote}',
      'Adults aged {clinic.minimumAge} and over',
      '{clinic.address.street}, {clinic.address.town} {clinic.address.postcode}',
    ],
  },
  team: {
    title: 'The doctors you will meet',
    text: 'Every doctor here is registered with the General Medical Council. The registration numbers are on the [team page](/team), so you can look them up.',
  },
  consultations: {
    title: 'Secure your consultation',
    text: 'Both can begin by video, and neither commits you to anything.',
    skin: {
      title: 'Skin consultation',
      text: 'Complimentary for first-time clients (usually {catalogue.virtual-skin-consultation.usualPrice}). In clinic it is {catalogue.clinic-skin-consultation.price}, {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
      label: 'Book Skin Consultation',
    },
    mind: {
      title: 'Mind discovery call',
      text: '{programmes.discovery-call.price}. You talk through where you are, what you want to change and whether coaching can help.',
      label: 'Book Mind Session',
    },
  },
  visit: {
    title: 'Visit the clinic',
    text: 'The virtual consultation and the discovery call need no visit.',
  },
};
