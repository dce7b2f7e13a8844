import pino from 'pino'

export type Log = pino.Logger

/** Structured log lines, on standard output by default. Do not log personal data: only ids, codes and durations. */
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

/** Errors with kind, code and stack frames only: query parameters can contain personal data, and Drizzle quotes them in its messages. */
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
