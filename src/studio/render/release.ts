/**
 * Gives the megabytes of a picture back at once. Left to the garbage collector they pile up, or make it look at everything
 * after every few pictures. Nobody else may hold a part of the same buffer.
 */
export function release(bytes: Uint8Array<ArrayBuffer>): void {
  bytes.buffer.transfer(0)
}
