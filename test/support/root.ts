declare const ENGINE_ROOT: string;

/** The folder of this project. */
export const ROOT = ENGINE_ROOT;
