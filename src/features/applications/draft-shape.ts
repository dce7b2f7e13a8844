import { z } from 'zod'
import { Id, Timestamp } from '#lib/contract.ts'
import { keepValid } from '#lib/keep-valid.ts'
import { typedLine, typedText } from '#lib/text.ts'

/*
 * An unsent form as the server stores it. It may be invalid, because it is not finished. Its limits are at least as wide as those of the
 * form.
 */

/** The maximum length of a draft as JSON, with letter and answers. */
export const maxDraftCharacters = 200_000
/**
 * Days without a change until the person is reminded of a draft, once. `keepAfterClosingDays`: how long a draft is stored after its job
 * closed.
 */
export const remindAfterDays = 2
export const keepAfterClosingDays = 30

const File = z.object({ fileId: Id, name: typedLine(400), size: z.int().min(0) })
const key = z.string().regex(/^[\w-]{0,40}$/)
const Answer = z.union([typedText(20_000), z.array(typedText(500)).max(200), File, z.null()])
const letter = { choice: key, text: typedText(20_000) }

export const ApplyDraft = z
  .object({
    fullName: typedText(500),
    email: typedText(500),
    phone: typedText(500),
    resume: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('existing'), resumeId: Id }),
        z.object({ kind: z.literal('upload'), file: File }),
      ])
      .nullable(),
    coverLetter: z.object(letter),
    answers: z.record(key, Answer),
  })
  .refine((draft) => JSON.stringify(draft).length <= maxDraftCharacters, 'This draft is too long to be saved')
export type ApplyDraft = z.infer<typeof ApplyDraft>

/** The values of an unsent form without any input. */
export const emptyDraft: ApplyDraft = {
  fullName: '',
  email: '',
  phone: '',
  resume: null,
  coverLetter: { choice: '', text: '' },
  answers: {},
}

/** A draft as an earlier release may have stored it: values that today's form cannot show are empty, the others are kept. */
export const StoredDraft = keepValid(
  {
    ...ApplyDraft.shape,
    coverLetter: keepValid(letter, emptyDraft.coverLetter),
    answers: z.record(key, Answer.catch(null)),
  },
  emptyDraft,
)

export const SavedDraft = z.object({ values: ApplyDraft, savedAt: Timestamp })
export type SavedDraft = z.infer<typeof SavedDraft>
