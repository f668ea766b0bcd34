const NAMES = [
  ...['Kent', 'Essex', 'Surrey', 'Sussex', 'East Sussex', 'West Sussex', 'Middlesex', 'Norfolk', 'Suffolk', 'Cornwall'],
  ...['Devon', 'Dorset', 'Somerset', 'Cumbria', 'Rutland', 'Northumberland', 'Merseyside', 'Tyne and Wear'],
  ...['West Midlands', 'Greater Manchester', 'Isle of Wight', 'Gwynedd', 'Powys', 'Dyfed', 'Gwent'],
  ...[
    'Clwyd',
    'Anglesey',
    'Ceredigion',
    'South Glamorgan',
    'Mid Glamorgan',
    'West Glamorgan',
    'Fife',
    'Moray',
    'Angus',
  ],
  ...['Argyll', 'Argyll and Bute', 'Highland', 'Scottish Borders'],
];
const COUNTIES = new Set(NAMES.map((name) => name.toLowerCase()));

/**
 * Returns true for the name of a county that no town has. Royal Mail needs no county, but many people write it after the town:
 * “14 Marine Terrace, Tywyn, Gwynedd LL36 0DE” (https://www.royalmail.com/find-a-postcode).
 */
export const isCounty = (name: string): boolean =>
  COUNTIES.has(name.toLowerCase()) || /shire$/i.test(name) || /^co(?:unty|\.)? /i.test(name);
