/** Headers of a stream in addition to its type. */
export const streamHeaders = {
  // without it nginx would buffer small messages
  'x-accel-buffering': 'no',
  // a connection that waits for another request after the stream would delay the end of the process
  connection: 'close',
}
