export declare function npmCommand(
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): { readonly command: string; readonly args: readonly string[]; readonly shell: boolean };
export declare const NPM_MISSING: string;
