/** Returns true if an environment is that of a CI service: `CI` is set, and not to "false", "0" or nothing. */
export const isCi = ({ CI = '' }) => !['', '0', 'false'].includes(CI.trim().toLowerCase());
