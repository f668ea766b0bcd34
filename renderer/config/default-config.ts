/** The name of the config, unless a command names another. */
export const DEFAULT_CONFIG = 'site.config.ts';
