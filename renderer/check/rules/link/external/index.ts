/** Rules about the answers of other sites, applied only with `--external`. */
export { linkExternalDead } from './dead.ts';
export { linkExternalMoved } from './moved.ts';
export { linkExternalUnverifiable } from './unverifiable.ts';
