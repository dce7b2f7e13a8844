/** What the answer of a stream says beside its type. */
export const streamHeaders = {
  // nginx would collect what is small
  'x-accel-buffering': 'no',
  // a connection that waits for another request after the stream would delay the end of the process
  connection: 'close',
}
