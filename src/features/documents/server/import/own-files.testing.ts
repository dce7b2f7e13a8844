import { Design, type TemplateKey } from '#features/document-content/design.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { Services } from '#server/context.ts'
import { writeResumeDocx } from '../exports/docx/write-docx.ts'
import { renderResumePdf } from '../render/render-document.ts'
import { findResume } from './read-import.ts'

export type OwnFile = TemplateKey | 'docx'
/** A value of a resume, and the value that was read from the file. */
export type RoundTripValue = { at: string; value: string; found: string; isSame: boolean }

/** Fields that are not printed, or printed as a different text. */
const UNPRINTED = new Set(['id', 'category', 'level', 'proficiency', 'writtenLevel'])

function valuesOf(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return value.trim() ? [[at, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (UNPRINTED.has(key) ? [] : valuesOf(one, `${at}.${key}`)))
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Writes a resume to a file and reads the printed text of that file, not the data embedded in a PDF. Skills may be in another order. */
export async function roundTrip(
  ctx: Pick<Services, 'typesetter'>,
  content: ResumeContent,
  file: OwnFile,
): Promise<RoundTripValue[]> {
  const isWord = file === 'docx'
  const design = Design.parse(isWord ? {} : { template: file })
  const bytes = isWord ? await writeResumeDocx({ content, design }) : await renderResumePdf(ctx, { content, design })
  const read = await findResume(bytes, isWord ? 'docx' : 'pdf', { isPageOnly: true })
  const found = new Map(valuesOf(read.content))
  const skills = read.content.skills.map(({ name }) => name)
  return valuesOf(content).map(([at, value]) => {
    const same = at.startsWith('.skills.') ? skills.find((name) => plain(name) === plain(value)) : undefined
    const one = same ?? found.get(at) ?? ''
    return { at, value, found: one, isSame: plain(one) === plain(value) }
  })
}
