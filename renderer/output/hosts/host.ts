import type { HostModel } from './model.ts';

/** The location of the site on a server, and the port. */
export interface HostOptions {
  /** The absolute path of the built folder on the server. */
  readonly root: string;
  /** The path of the built folder as the user wrote it; it may be relative. */
  readonly folder: string;
  /** If it is missing, the server listens on the default ports of the site’s own domain. */
  readonly port?: number | undefined;
}

/** A server or host that needs a separate configuration file. */
export interface Host {
  readonly config: (model: HostModel, options: HostOptions) => string;
  /** Explains why the configuration cannot contain a path; returns `undefined` if it can. */
  readonly problemInRoot?: (root: string) => string | undefined;
}
