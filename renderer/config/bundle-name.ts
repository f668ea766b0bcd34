/** The file name of the running config in stack traces. */
export const BUNDLE_NAME = 'site-config-bundle.cjs';
