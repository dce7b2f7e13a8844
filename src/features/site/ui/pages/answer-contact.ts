import { WrittenContact } from '#features/support/contact-contract.ts'
import { newId } from '#lib/ids.ts'
import { type ContactAnswer, type ContactField, contactFields } from './contact-answer.ts'

/** People take longer than this to fill in the form, in milliseconds (HELP-04). */
export const MIN_FILL_MS = 2000

type Write = (written: WrittenContact) => Promise<unknown>

/**
 * Handles the posted form (HELP-03). A form that was filled in too fast, or without loading the page, must be confirmed by sending it a
 * second time.
 */
export async function answerContact(form: FormData, write: Write, now = Date.now()): Promise<ContactAnswer> {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const typed = Object.fromEntries(contactFields.map((name) => [name, read(name)])) as Record<ContactField, string>
  const contactMessage = { ...typed, id: newId(), category: typed.category || null, website: read('website') }
  const parsed = WrittenContact.safeParse(contactMessage)
  if (!parsed.success) return { state: 'form', typed, wrong: wrongOf(parsed.error.issues) }
  const seen = Number(read('seen'))
  const isQuick = !(seen > 0 && now - seen >= MIN_FILL_MS)
  if (isQuick && read('again') !== 'yes') return { state: 'quick', typed }
  try {
    await write(parsed.data)
  } catch (error) {
    if ((error as { code?: string }).code === 'RATE_LIMITED') return { state: 'often', typed }
    throw error
  }
  return { state: 'sent' }
}

function wrongOf(issues: readonly { path: PropertyKey[]; message: string }[]): ContactAnswer['wrong'] {
  const wrong: ContactAnswer['wrong'] = {}
  for (const { path, message } of issues) {
    const field = contactFields.find((name) => name === path[0])
    if (field) wrong[field] ??= message
  }
  return wrong
}
