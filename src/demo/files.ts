import pLimit from 'p-limit'
import { files } from '#db/schema/documents.ts'
import { storedFileName } from '#lib/names.ts'
import type { Db } from '#server/context.ts'
import { type Storage, StorageConflict } from '#server/storage/storage.ts'
import type { ApplicationContent, SampleFile } from './content/application-types.ts'
import { applications } from './content/applications.ts'
import { mayasUploads } from './content/maya-documents.ts'
import { resumeToText } from './content/resume-text.ts'
import { seekers } from './content/seekers.ts'
import { textToPdf } from './content/text-to-pdf.ts'
import { isBuiltHere } from './documents.ts'
import { hoursAgo, idOf, inChunks } from './keys.ts'

export type SeededFile = typeof files.$inferInsert & { id: string; text: string }
type Made = { row: SeededFile; bytes: Buffer }

/** Uploaded resumes of the sample users, and the copies and attachments of their applications, by the key of the item they belong to. */
export async function seedFiles(
  { db, storage }: { db: Db; storage: Storage },
  { now }: { now: Date },
): Promise<Map<string, SeededFile>> {
  const made = [...resumeFiles(now), ...applicationFiles(now)]
  const write = pLimit(16)
  await Promise.all(made.map((file) => write(() => storeFile(storage, file))))
  await inChunks(made, 500, (chunk) => db.insert(files).values(chunk.map(({ row: { text: _, ...row } }) => row)))
  const byKey = new Map(made.map(({ row }) => [row.id, row]))
  return byKey
}

async function storeFile(storage: Storage, { row, bytes }: Made): Promise<void> {
  try {
    await storage.put(row.key, bytes, { contentType: row.contentType })
  } catch (error) {
    // left by a first start that was interrupted: the content is the same
    if (!(error instanceof StorageConflict)) throw error
  }
}

function resumeFiles(now: Date): Made[] {
  const all = seekers()
  const [maya] = all
  const standard = all
    .filter((_, index) => !isBuiltHere(index))
    .map(({ key, displayName, resume }) =>
      ofResume(key, `resume/${key}`, `${displayName} resume.pdf`, resumeToText(resume), hoursAgo(now, 24 * 30)),
    )
  const further = maya
    ? mayasUploads(maya).map(({ key, title, extension, content, hoursAgo: hours }) =>
        ofResume(
          maya.key,
          `resume/${maya.key}/${key}`,
          `${title}.${extension}`,
          resumeToText(content),
          hoursAgo(now, hours),
        ),
      )
    : []
  return [...standard, ...further]
}

function ofResume(ownerKey: string, key: string, fileName: string, text: string, at: Date): Made {
  const storageKey = `resumes/${idOf('user', ownerKey)}/${storedFileName(fileName, at)}`
  const contentType = fileName.endsWith('.txt') ? 'text/plain' : 'application/pdf'
  return make(key, storageKey, ownerKey, { fileName, contentType, text }, at)
}

function applicationFiles(now: Date): Made[] {
  const texts = new Map(seekers().map(({ key, resume }) => [key, resumeToText(resume)]))
  return applications().flatMap((application) => {
    const resume: SampleFile = {
      fileName: application.resumeFileName,
      contentType: 'application/pdf',
      text: texts.get(application.seekerKey) ?? '',
    }
    const answers = application.answers.flatMap(({ questionKey, file }) => (file ? [{ questionKey, file }] : []))
    return [
      ofApplication(application, 'resume', resume, now),
      ...answers.map(({ questionKey, file }) => ofApplication(application, questionKey, file, now)),
    ]
  })
}

function ofApplication(application: ApplicationContent, part: string, file: SampleFile, now: Date): Made {
  const at = hoursAgo(now, application.appliedHoursAgo)
  const name = storedFileName(`${part} ${file.fileName}`, at)
  const storageKey = `resumes/${idOf('application', application.key)}/${name}`
  return make(`application/${application.key}/${part}`, storageKey, application.seekerKey, file, at)
}

/** The sample file: its text as a PDF, or as plain text. */
export const sampleBytes = (contentType: string, text: string): Buffer =>
  Buffer.from(contentType === 'application/pdf' ? textToPdf(text) : new TextEncoder().encode(text))

function make(key: string, storageKey: string, ownerKey: string, file: SampleFile, createdAt: Date): Made {
  const bytes = sampleBytes(file.contentType, file.text)
  const row: SeededFile = {
    id: idOf('file', key),
    area: 'resumes',
    key: storageKey,
    ownerId: idOf('user', ownerKey),
    fileName: file.fileName,
    contentType: file.contentType,
    size: bytes.length,
    state: 'kept',
    createdAt,
    text: file.text,
  }
  return { row, bytes }
}
