/** Additional headers of a stream. */
export const streamHeaders = {
  // nginx would buffer small messages without it
  'x-accel-buffering': 'no',
  // an open connection after the stream would delay the shutdown of the process
  connection: 'close',
}
