/** The service did not load, and there is no detail that would help the visitor. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}
