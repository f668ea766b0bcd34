/** The figures of the infant-feeding practice, and their evidence. */
export const figures = {
  notice: '24 hours',
  lateFee: '£25',
  missedFee: '£40',
  letterFee: '£15',
  pumpHire: '£34',
  pumpCleaning: '£20',
  parking: '£1.20',
  prescription: '£9.90',
  coolingOff: '14 days',
  answer: 'one working day',
  waitingTime: 'three working days',
  messagesAfterVisit: 'two weeks',
  voucherValidity: '12 months',
  families: '1,900',
} as const;

export const evidence = {
  parking: 'The board at the car park, October 2026',
  prescription: 'nhs.uk, prescription charges, April 2026',
  families: 'Count of the booking system, 2 November 2026',
} as const;
