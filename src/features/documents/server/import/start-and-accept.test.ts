import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { files, resumes } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import { writeZip } from '#server/uploads/zip-writer.testing.ts'
import { app, openFilesApp, person, product } from '../files-app.testing.ts'
import { linkedIn } from './import-files.testing.ts'
import { bring, corpus, read, send } from './imports.testing.ts'

openFilesApp()

describe('starting an import', () => {
  it('stores the original as a document that can be downloaded unchanged', async () => {
    const userId = await person()
    const bytes = Buffer.from('Maya Okafor\nmaya@okafor.example\n')
    const resumeId = await bring(userId, 'Maya CV.txt', bytes)
    const api = await product.as(userId)
    expect(await api.documents.listResumes()).toMatchObject([
      { id: resumeId, title: 'Maya CV', documentType: 'uploaded' },
    ])
    const { url } = await api.documents.resumeLink({ id: resumeId })
    const response = await app.request(userId, url)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  })

  it('rejects JSON, XML and zip files in other formats with what they are not, and stores no document', async () => {
    const userId = await person()
    const api = await product.as(userId)
    const json = 'This is JSON, but not JSON Resume or Reactive Resume.'
    const xml = 'This is XML, but not a Europass CV.'
    const others: [string, Buffer, string][] = [
      ['package.json', Buffer.from('{"name":"x","dependencies":{}}'), json],
      ['list.json', Buffer.from('[1,2,3]'), json],
      ['site.json', Buffer.from('{"name":"Maya","skills":["SQL"],"jobs":[{"position":"Analyst"}]}'), json],
      ['feed.xml', Buffer.from('<rss><channel/></rss>'), xml],
      ['cut.xml', Buffer.from('<Candidate><CandidatePerson>'), xml],
      ['deep.xml', Buffer.from(`<Candidate>${'<a>'.repeat(300)}${'</a>'.repeat(300)}</Candidate>`), xml],
      ['photos.zip', writeZip([{ name: 'a.txt', content: 'a' }]), 'This zip file isn\u2019t a LinkedIn data export.'],
    ]
    for (const [name, bytes, message] of others) {
      const { body } = await send(userId, name, bytes)
      await expect(api.imports.start({ fileId: body.fileId }), name).rejects.toMatchObject({ message })
    }
    expect(await api.documents.listResumes()).toEqual([])
  })

  it('rejects an upload of another person, and one that was used', async () => {
    const [userId, other] = [await person(), await person()]
    const { body } = await send(userId, 'cv.txt', Buffer.from('Maya'))
    await expect((await product.as(other)).imports.start({ fileId: body.fileId })).rejects.toMatchObject({
      code: 'UPLOAD_GONE',
    })
    const api = await product.as(userId)
    await api.imports.start({ fileId: body.fileId })
    await expect(api.imports.start({ fileId: body.fileId })).rejects.toMatchObject({ code: 'UPLOAD_GONE' })
  })
})

describe('accepting an import', () => {
  it('creates one resume from repeated requests and leaves the original', async () => {
    const userId = await person()
    const api = await product.as(userId)
    const { content, resumeId } = await read(userId, 'cv.docx', corpus('hanna-docx.docx'))
    const input = { resumeId, id: newId(), title: 'Hanna', content }
    const saved = await api.imports.accept(input)
    expect(await api.imports.accept(input)).toMatchObject({ id: input.id, revision: saved.revision })
    expect(saved.aiScore).toBeGreaterThan(0)
    const list = await api.documents.listResumes()
    expect(list.map(({ documentType }) => documentType).toSorted()).toEqual(['platform_created', 'uploaded'])
    const opened = await api.editors.openResume({ id: input.id })
    expect(opened.content).toEqual(content)
    const [original] = await product.db
      .select()
      .from(files)
      .where(and(eq(files.ownerId, userId), eq(files.state, 'kept')))
    expect(await buffer((await product.services.storage.get(original!.key))!.body)).toEqual(corpus('hanna-docx.docx'))
  })

  it('makes the new resume the default where the default was a data file, which cannot be sent', async () => {
    const userId = await person()
    const api = await product.as(userId)
    const { content, resumeId } = await read(userId, 'linkedin.zip', linkedIn())
    const { id } = await api.imports.accept({ resumeId, id: newId(), title: 'Maya', content })
    const rows = await product.db
      .select({ id: resumes.id })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), resumes.isDefault))
    expect(rows).toEqual([{ id }])
  })

  it('rejects an original of another person', async () => {
    const [userId, other] = [await person(), await person()]
    const resumeId = await bring(userId, 'cv.txt', Buffer.from('Maya'))
    const input = { resumeId, id: newId(), title: 'Mine', content: {} }
    await expect((await product.as(other)).imports.accept(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
