/** Correct sentences about prices, savings, instalments and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'The booking call is free.',
    'We take cards and cash.',
    'Parking costs {figures.parking} an hour.',
    'No VAT is added to our prices.',
    'If you cancel late, we charge {figures.lateFee}.',
    'A thyroid and a vitamin D test together cost £93, and Wendy needs only one needle for both.',
    'A prescription from the NHS costs {figures.nhsPrescription} in England; we do not write any ourselves.',
    'You can look at your pictures online free of charge, and a disc to take away is {figures.discFee}.',
    'Feel free to ask for a letter to your insurer, which costs {figures.letterFee}. Whether the insurer pays for the scan is decided by your policy and by nobody here, so please ring them before you book.',
    'Scans and tests that serve a diagnosis are exempt from VAT. That is why our bills show none, and why the price on the page is what leaves your account.',
    'An abdominal and a pelvic ultrasound on the same day come to £380. There is no discount for that, since Priya does not scan any faster the second time.',
  ),
  ...correct(
    'catalogue.mri-scan',
    'Two areas cost £250 more than one.',
    'One area is {catalogue.mri-scan.options.one.price}, with the report.',
    'Three areas are £450 dearer than a single one, so do ask which of them will really change what happens next.',
  ),
  ...correct('catalogue.abdominal-ultrasound', '{catalogue.abdominal-ultrasound.price}, report included.'),
  ...correct(
    'catalogue.blood-profile',
    'The course of four saves £44.',
    'Anything that is left of a course is refunded if you stop. You then pay the single price for the tests that you have had, and we send back the rest within two weeks.',
    'Bought as a course, each test works out at £78.',
    'Four single tests would come to {catalogue.blood-profile.packages.0.reference}, while the course is {catalogue.blood-profile.packages.0.price}. It makes sense for somebody whose values have to be followed, and hardly for anybody else.',
  ),
  ...correct(
    'catalogue.early-pregnancy-scan',
    'Two scans on different days are £220.',
    'If there is nothing to see because it is too early, you pay for the scan all the same, since the time has been used. That is one more reason not to come before the sixth week.',
  ),
  ...correct(
    'catalogue.thyroid-test',
    'The thyroid test costs £15 more than the one for vitamin D, because it measures three values and not one.',
  ),
  ...correct('catalogue.health-screening', 'The difference between Core and Full is £460.'),
  ...correct(
    'catalogue.doctors-appointment',
    'The appointment costs {catalogue.doctors-appointment.price}, whether or not a scan comes of it. We don’t take it off the price of a scan, as that would make it harder for Tunde to send you home without one.',
  ),
  ...correct(
    'programmes.watchful-year',
    'You pay in twelve monthly parts.',
    'After six months you have paid £468, which is half of the price.',
  ),
  ...correct(
    'programmes.pregnancy-series',
    'There are three payments, one before each scan. If the pregnancy ends, we stop at once and you owe us nothing for the scans that do not take place.',
  ),
  ...correct('offers.winter', 'You save {offers.winter.saving}', 'About 15% less than both one by one'),
];
