/** What every list of reserved work is made of. */
export interface ReservedWork {
  /** The work in the active, as a pattern: 'tests your sight'. */
  readonly active: string;
  /** The same work in the passive: 'your sight is tested by', 'your sight test is with'. */
  readonly passive?: string;
  /** 'optometrists and doctors' */
  readonly members: string;
  readonly law: string;
  /** 'the General Dental Council', where it is not the law that reserves the work. */
  readonly reservedBy?: string;
  /** Also those whose members do the same without breaking the law: vets scale teeth, and orthoptists examine eyes. */
  readonly registers: readonly string[] | 'any';
  /** Those who may not do it all the same, by register and title: 'RCVS Veterinary nurse'. */
  readonly except?: RegExp;
}

export const YOUR =
  "(?:your|their|the|our|(?:your )?child(?:ren)?'s|(?:your )?dog's|everybody's|people's|patients'|clients')";
export const IS = '(?:is|are|will be|gets?)(?: (?:always|usually|also|then|often|now))?';
export const DONE_BY = `${IS} (?:(?:carried out|done|performed|conducted|undertaken|given|led|made) by|with)`;
