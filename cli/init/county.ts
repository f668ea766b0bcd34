const COUNTIES = new Set(
  [
    'kent, essex, surrey, sussex, east sussex, west sussex, middlesex, norfolk, suffolk, cornwall, devon, dorset, somerset',
    'cumbria, rutland, northumberland, merseyside, tyne and wear, west midlands, greater manchester, isle of wight',
    'gwynedd, powys, dyfed, gwent, clwyd, anglesey, ceredigion, south glamorgan, mid glamorgan, west glamorgan',
    'fife, moray, angus, argyll, argyll and bute, highland, scottish borders',
  ].flatMap((names) => names.split(', ')),
);

/** Returns true for the name of a county that no town has. Many people write it after the town: “3 Quay Street, Amble, Northumberland”. */
export const isCounty = (name: string): boolean =>
  COUNTIES.has(name.toLowerCase()) || /shire$/i.test(name) || /^co(?:unty|\.)? /i.test(name);
