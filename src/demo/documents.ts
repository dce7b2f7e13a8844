import { coverLetters, resumes } from '#db/schema/documents.ts'
import { colors, Design, documentFonts, templateKeys } from '#features/document-content/design.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { letterText } from '#features/documents/exports/letter-text.ts'
import { scoreResume } from '#features/resume-review/score/score-resume.ts'
import type { Db } from '#server/context.ts'
import { mayasHealthResume, mayasLetters, mayasUploads } from './content/maya-documents.ts'
import { resumeToText } from './content/resume-text.ts'
import { seekers } from './content/seekers.ts'
import type { SeekerContent } from './content/types.ts'
import { hoursAgo, idOf } from './keys.ts'

type Row = typeof resumes.$inferInsert

/** Every fourth person, starting with the demo seeker, wrote their resume here; the others uploaded a file. */
export const isBuiltHere = (index: number): boolean => index % 4 === 0

/** Resumes and letters of the sample users; the files of uploads must be stored before. */
export async function seedDocuments(db: Db, now: Date): Promise<void> {
  const all = seekers()
  const [maya] = all
  await db.insert(resumes).values(all.map((seeker, index) => standardResume(seeker, index, now)))
  if (!maya) return
  await db.insert(resumes).values(furtherResumes(maya, now))
  await db.insert(coverLetters).values(
    mayasLetters(maya).map(({ key, title, hoursAgo: hours, content, design }, index) => ({
      id: idOf('letter', key),
      userId: idOf('user', maya.key),
      title,
      content: JSON.stringify(content),
      design: Design.parse(design),
      revision: 1,
      text: letterText(content, Design.parse(design)),
      documentType: 'platform_created' as const,
      isDefault: index === 0,
      jobTitle: content.jobInfo.position,
      companyName: content.recipientInfo.company,
      createdAt: hoursAgo(now, hours),
      updatedAt: hoursAgo(now, hours),
    })),
  )
}

/** The columns that follow from the content of a resume: its text and its score. */
function textColumns(content: ResumeContent): Pick<Row, 'content' | 'text' | 'aiScore' | 'aiScoreVersion'> {
  const { score, version } = scoreResume(content)
  return { content: JSON.stringify(content), text: resumeToText(content), aiScore: score, aiScoreVersion: version }
}

function standardResume({ key, resumeTitle, resume }: SeekerContent, index: number, now: Date): Row {
  const at = index === 0 ? hoursAgo(now, 2) : hoursAgo(now, 24 * (3 + (index % 27)))
  const row = {
    id: idOf('resume', key),
    userId: idOf('user', key),
    title: resumeTitle,
    isDefault: true,
    ...textColumns(resume),
  }
  const dates = { createdAt: hoursAgo(now, 24 * 30), updatedAt: at, downloadCount: index === 0 ? 14 : index % 5 }
  if (!isBuiltHere(index)) {
    return {
      ...row,
      ...dates,
      fileId: idOf('file', `resume/${key}`),
      documentType: 'uploaded',
      design: null,
      revision: 0,
    }
  }
  return { ...row, ...dates, fileId: null, documentType: 'platform_created', design: designOf(index / 4), revision: 1 }
}

/** The designs in turn, so that the demo shows each of them. */
const designOf = (n: number): Design =>
  Design.parse({
    template: templateKeys[n % templateKeys.length],
    color: colors[n % colors.length],
    font: documentFonts[n % documentFonts.length],
    page: n % 2 === 0 ? 'letter' : 'a4',
  })

function furtherResumes(maya: SeekerContent, now: Date): Row[] {
  const row = (made: { key: string; title: string; hoursAgo: number; downloads: number }) => ({
    id: idOf('resume', `${maya.key}/${made.key}`),
    userId: idOf('user', maya.key),
    title: made.title,
    isDefault: false,
    downloadCount: made.downloads,
    createdAt: hoursAgo(now, made.hoursAgo),
    updatedAt: hoursAgo(now, made.hoursAgo),
  })
  const health = mayasHealthResume(maya)
  const built = {
    documentType: 'platform_created' as const,
    design: Design.parse(health.design),
    revision: 1,
    fileId: null,
  }
  return [
    { ...row(health), ...textColumns(health.content), ...built },
    ...mayasUploads(maya).map((upload) => ({
      ...row(upload),
      ...textColumns(upload.content),
      // plain text has no structure, so it gets no score
      ...(upload.extension === 'txt' && { aiScore: null, aiScoreVersion: null }),
      documentType: 'uploaded' as const,
      design: null,
      revision: 0,
      fileId: idOf('file', `resume/${maya.key}/${upload.key}`),
    })),
  ]
}
