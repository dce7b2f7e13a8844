import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { withoutHidden } from '#features/document-content/arrange-sections.ts'
import { Design, templateKeys } from '#features/document-content/design.ts'
import { documentLanguages, headedSections } from '#features/document-content/document-labels.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { dateFormats } from '#features/document-content/write-dates.ts'
import { parseJsonResume } from '#features/resume-formats/json-resume.ts'
import { createLog } from '#server/log.ts'
import { readAttachment } from '#server/text/read-attachment.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { isLong } from '#testing/long.ts'
import { anyResume, withoutIds } from '../exports/any-resume.testing.ts'
import { renderResumePdf } from './render-document.ts'
import { resumeData } from './resume-data.ts'

// the time limit is not tested here, so a busy machine must not reach it
const typesetter = new Typesetter(createLog('silent'), { timeMs: 60_000 })
afterAll(() => typesetter.close())

/** Designs that rename, reorder and hide the sections of a resume in any way. */
const anyDesign = ({ customSections }: ResumeContent) =>
  fc
    .record({
      template: fc.constantFrom(...templateKeys),
      language: fc.constantFrom(...documentLanguages),
      dates: fc.constantFrom(...dateFormats),
      sections: fc
        .shuffledSubarray([...headedSections, ...customSections.map(({ id }) => id)])
        .chain((ids) =>
          fc.tuple(
            ...ids.map((id) =>
              fc.record({ id: fc.constant(id), title: fc.constantFrom('', 'Own'), isHidden: fc.boolean() }),
            ),
          ),
        ),
    })
    .map((input) => Design.parse(input))

const anyResumeWithDesign = anyResume.chain((content) =>
  fc.record({ content: fc.constant(content), design: anyDesign(content) }),
)

const printedBy = (content: ResumeContent, design: Design) =>
  resumeData(content, design).sections.map(({ title }) => title)

const attachedTo = async (content: ResumeContent, design: Design) => {
  const pdf = await renderResumePdf({ typesetter }, { content, design })
  return readAttachment(new Uint8Array(pdf))
}

it('restores the whole resume, as arranged, from the data attached to its PDF, in every template (PREV-06)', async () => {
  await fc.assert(
    fc.asyncProperty(anyResumeWithDesign, async ({ content, design }) => {
      const parsed = parseJsonResume(JSON.parse(await attachedTo(content, design)))
      const shown = withoutHidden(content, design)
      expect(withoutIds(parsed?.content)).toEqual(withoutIds(shown))
      if (parsed?.design) expect(printedBy(parsed.content, parsed.design)).toEqual(printedBy(shown, design))
    }),
    { numRuns: isLong ? 1000 : 40 },
  )
})
