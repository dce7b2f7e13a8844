import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { Design, templateKeys } from '#features/document-content/design.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { parseJsonResume } from '#features/resume-parser/json-resume.ts'
import { createLog } from '#server/log.ts'
import { readAttachment } from '#server/text/read-attachment.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { isLong } from '#testing/long.ts'
import { anyResume, withoutIds } from '../exports/any-resume.testing.ts'
import { renderResumePdf } from './render-document.ts'

// the time limit is not tested here, so a busy machine must not reach it
const typesetter = new Typesetter(createLog('silent'), { timeMs: 60_000 })
afterAll(() => typesetter.close())

const attachedTo = async (content: ResumeContent, design: Design) => {
  const pdf = await renderResumePdf({ typesetter }, { content, design })
  return readAttachment(new Uint8Array(pdf))
}

it('gives back the whole resume from the file that its PDF carries along, in every template (PREV-06)', async () => {
  await fc.assert(
    fc.asyncProperty(anyResume, fc.constantFrom(...templateKeys), async (content, template) => {
      const text = await attachedTo(content, Design.parse({ template }))
      expect(withoutIds(parseJsonResume(JSON.parse(text))?.content)).toEqual(withoutIds(content))
    }),
    { numRuns: isLong ? 1000 : 40 },
  )
})
