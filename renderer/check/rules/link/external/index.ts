/** Rules about the answers of other sites, applied only with `--external`. */
export { linkExternalDead } from './dead.ts';
export { linkExternalMoved } from './moved.ts';
export { linkExternalProvider } from './provider.ts';
export { linkExternalUnverifiable } from './unverifiable.ts';
