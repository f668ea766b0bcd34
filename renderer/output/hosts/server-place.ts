/** Where a server finds the site, and where it listens. */
export interface ServerPlace {
  /** The absolute path of the built folder on the server. */
  readonly root: string;
  /** Missing where the server is to listen where browsers look for the site by its name. */
  readonly port?: number | undefined;
}
