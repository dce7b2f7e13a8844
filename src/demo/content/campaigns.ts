import { z } from 'zod'
import { audiences, templateTypes } from '#features/campaigns/rules.ts'
import { pagesIn } from '#server/content.ts'

const Line = z.string().min(1).max(200)

const pages = pagesIn(
  'demo/campaigns',
  z.strictObject({
    title: Line,
    subject: Line,
    templateType: z.enum(templateTypes),
    audience: z.enum(audiences),
    /** The HTML of the email. */
    body: z.string().min(1).max(20_000),
  }),
)

/** The campaign with this key, as its file contains it. */
export function campaign(key: string) {
  const page = pages().find(({ name }) => name === key)
  if (!page) throw new Error(`content/demo/campaigns has no ${key}.md`)
  const { body, ...fields } = page.value
  return { ...fields, content: body }
}
