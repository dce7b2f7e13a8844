export const supportStatuses = ['open', 'waiting', 'closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

export const mostSupportCharacters = 4000

/** What a conversation is called: the first line of what was asked without its full stop, at most 80 characters. */
export function subjectOf(text: string): string {
  const line = (text.split('\n')[0]?.trim() ?? '').replace(/(?<=[^.])\.$/, '')
  return line.length <= 80 ? line : `${line.slice(0, 79).trimEnd()}…`
}
