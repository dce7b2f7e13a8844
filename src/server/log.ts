import pino from 'pino'

export type Log = pino.Logger

/** Structured lines, on standard output if nothing else is given. Personal data has no place here: log ids, codes and durations. */
export const createLog = (level: string, stream?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: undefined,
      redact: {
        paths: ['email', 'password', 'token', 'phone', 'name', '*.email', '*.password', '*.token', '*.phone'],
        censor: '[removed]',
      },
      serializers: { err: describeError },
    },
    stream,
  )

/** Query parameters can hold personal data, and Drizzle quotes them in its messages: keep kind, code and frames. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint } = (error.cause ?? error) as { code?: string; constraint?: string }
  const isQuery = error.message.startsWith('Failed query')
  const frames = error.stack?.split('\n').filter((line) => line.trim().startsWith('at '))
  return {
    type: error.name,
    message: isQuery ? 'Failed query' : error.message.slice(0, 300),
    code,
    constraint,
    stack: frames?.slice(0, 12).join('\n'),
  }
}
