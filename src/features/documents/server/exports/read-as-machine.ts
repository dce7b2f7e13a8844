import type { z } from 'zod'
import { isAtsSafe, templates } from '#features/document-content/design.ts'
import type { Services, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { extractText, TextUnreadable } from '#server/text/extract-text.ts'
import { inThreads } from '#server/threads.ts'
import type { MachineView } from '../../export-contract.ts'
import type * as comparing from '../../exports/compare-reading.ts'
import { findResume } from '../import/read-import.ts'
import { renderResumePdf } from '../render/render-document.ts'
import { isOnlyFile, linesOf, readOwnDocument, type SavedResume, toSaved } from './read-document.ts'
import { type Field, ordersOf, resumeFields } from './resume-fields.ts'

const compareInThread = inThreads<typeof comparing>('features/documents/exports/compare-reading')

const PER_HOUR = { points: 60, seconds: 60 * 60 }

/**
 * Reads the PDF of the viewer's resume with a different library than the one that wrote it, and compares the result with the typed content.
 * An upload has no typed content to compare with. MACHINE_UNREADABLE if no text is found, RATE_LIMITED, TEXT_TOO_LONG.
 */
export async function readAsMachine(ctx: SignedIn, { id }: { id: string }): Promise<z.input<typeof MachineView>> {
  const { userId } = ctx.viewer
  const row = await readOwnDocument(ctx.db, { kind: 'resume', id, userId })
  await ctx.throttle.consume('machine-views', userId, PER_HOUR)
  const common = { id, title: row.title }
  if (isOnlyFile(row)) return { ...common, template: null, percent: null, fields: [], lines: linesOf(row.text) }
  const saved = toSaved(row, { kind: 'resume', id }) as SavedResume
  const template = templates.find(({ key }) => key === saved.design.template) ?? templates[0]
  const { label, isOneColumn } = template
  const safe = isAtsSafe(template, JSON.stringify(saved.content))
  return {
    ...common,
    template: { label, isOneColumn, isAtsSafe: safe },
    ...(await readBack(ctx, saved, { group: userId })),
  }
}

/**
 * A resume's PDF read back and compared, field by field: as text, and as an import reads its page, without the data that is embedded in the
 * PDF.
 */
export async function readBack(
  ctx: Pick<Services, 'typesetter'>,
  resume: Pick<SavedResume, 'content' | 'design'>,
  turn?: { group: string },
): Promise<Pick<z.input<typeof MachineView>, 'percent' | 'fields' | 'lines'>> {
  const fields = resumeFields(resume.content, resume.design)
  if (fields.length === 0) return { percent: null, fields: [], lines: [] }
  const bytes = await renderResumePdf(ctx, resume, turn)
  const text = await readPdfText(bytes)
  const parsed = await findResume(bytes, 'pdf', { isPageOnly: true })
  const placed = new Set(resumeFields(parsed.content).flatMap(keysOf))
  const readings = await compareInThread(
    'compareReading',
    fields.map(({ typed }) => typed),
    text,
    ordersOf(fields),
  )
  const compared = fields.map((field, at) => {
    const { state, line } = readings[at] ?? { state: 'missing' as const, line: null }
    const isMisplaced = state === 'found' && !isHeading(field) && !keysOf(field).some((key) => placed.has(key))
    return { ...field, state: isMisplaced ? ('misplaced' as const) : state, line }
  })
  const found = compared.filter(({ state }) => state === 'found').length
  return {
    // rounded down, so that 100 means all fields
    percent: Math.floor((found * 100) / fields.length),
    fields: compared,
    lines: linesOf(text),
  }
}

/** Headings and group names are not values. */
const isHeading = ({ label }: Field): boolean => label === 'Heading' || label === 'Group'

/** The keys of a field: by its text and, for a link, by its address, because reading the address may lose the label. */
const keysOf = ({ address, ...field }: Field): string[] => [
  keyOf(field),
  ...(address ? [keyOf({ ...field, typed: address })] : []),
]

/** A key of section, label and text without spaces, because a line may break at any of them. */
const keyOf = ({ section, label, typed }: Field): string =>
  [section, label, typed.normalize('NFKC').replace(/[\s\p{Cf}]+/gu, '')].join('\n').toLowerCase()

async function readPdfText(bytes: Buffer): Promise<string> {
  try {
    return (await extractText({ bytes, extension: 'pdf' })).text
  } catch (error) {
    if (error instanceof TextUnreadable) throw new DomainError('MACHINE_UNREADABLE')
    throw error
  }
}
