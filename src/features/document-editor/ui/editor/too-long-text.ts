type Issue = { path?: unknown[]; message?: string }

const TOO_LONG = 'Something here is longer than it may be. Shorten it, and it is saved again.'

/** What the server refuses to take as it is, said by the name of its part; '' for every other failure. */
export function tooLongText(error: unknown, parts: Readonly<Record<string, string>>): string {
  const { code, data } = (error ?? {}) as { code?: unknown; data?: { issues?: Issue[] } }
  if (code !== 'BAD_REQUEST') return ''
  const [issue] = data?.issues ?? []
  const part = parts[String(issue?.path?.[1])]
  // our own words for a limit; others are a parser's
  if (!part || !issue?.message?.startsWith('Please write at most')) return TOO_LONG
  return `${part}: ${issue.message.replace('Please w', 'please w')}. Until then nothing is saved.`
}
