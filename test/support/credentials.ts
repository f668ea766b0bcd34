import { checkedWith } from './checked-with.ts';

/** A person of the config without qualifications, and what else is known of the person. */
export const person = (name: string, title: string, fields: object = {}) => ({
  ...{ name, title, focus: 'Care', department: 'main', qualifications: [], image: 'dot' },
  ...fields,
});

/** An entry in a register. */
export const registered = (register: string, number: string) => ({
  registration: { register, number, url: `https://register.example/${number}` },
});

/** Returns the messages of `claim/credential` about the smallest site with these values. */
export const credentialsWith = async (values: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const { findings } = await checkedWith(values);
  return findings.filter(({ rule }) => rule === 'claim/credential').map(({ message }) => message);
};
