type Issue = { path?: unknown[]; message?: string }

const NO_ADDRESS = 'Please write a web address'
const TOO_LONG = 'Some text is too long. Shorten it to save your changes.'

/** Explains why the server rejected the content, if possible with the name of the part; '' for other errors than an invalid input. */
export function tooLongText(error: unknown, parts: Readonly<Record<string, string>>): string {
  const { code, data } = (error ?? {}) as { code?: unknown; data?: { issues?: Issue[] } }
  if (code !== 'BAD_REQUEST') return ''
  const [issue] = data?.issues ?? []
  const part = parts[String(issue?.path?.[1])]
  if (issue?.message?.startsWith(NO_ADDRESS))
    return `${part ?? 'A link'}: ${lowered(issue.message)}. Your changes are saved once you correct it.`
  // only messages of our own contract state a limit; other messages come from the parser
  if (!part || !issue?.message?.startsWith('Please write at most')) return TOO_LONG
  return `${part}: ${lowered(issue.message)}. Your changes are saved once you shorten it.`
}

const lowered = (message: string) => message.replace('Please w', 'please w')
