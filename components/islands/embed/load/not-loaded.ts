/** It did not come, and there is nothing to say of it that would help a visitor. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}
