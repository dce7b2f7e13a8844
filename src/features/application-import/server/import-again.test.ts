import { describe, expect, it } from 'vitest'
import { devMails } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { importWorld } from './imports.testing.ts'

const product = productOfFile()
const { createWorld, work, stored } = importWorld(product)

describe('a second import', () => {
  const file = (...rows: string[]) =>
    ['Candidate ID,Full name,Email,Phone,Applied on,Status,Hired on', ...rows].join('\n')
  const first = [
    'c1,Ida Larsen,ida@mail.example,555 01,2026-01-05,Interview,',
    'c2,Ola Moen,ola@mail.example,555 02,2026-01-06,New,',
    'c3,Max Braun,,555 03,2026-01-07,New,',
  ]

  it('changes what the newer file says otherwise, at its days, makes no twins and notifies no one', async () => {
    const { api, upload, job } = await createWorld()
    const run = async (text: string) => {
      const request = { ...(await upload(text)), id: newId() }
      await api.applicationImports.start(request)
      await work()
      return api.applicationImports.get({ id: request.id })
    }
    const withNotes = file(...first)
      .replace(/$/gm, ',from a fair')
      .replace(',from a fair', ',Notes')
    expect(await run(withNotes)).toMatchObject({ importedRows: 3, changedRows: 0, sameRows: 0 })
    const [shown] = await stored(job.id)
    expect((await api.companyApplications.get({ id: shown!.id })).importedDetails).toEqual([
      { label: 'Notes', text: 'from a fair' },
    ])
    const mails = await product.db.$count(devMails)
    const newer = file(
      'c1,Ida Larsen,ida.new@mail.example,555 01,2026-01-05,Hired,2026-02-03',
      ...first.slice(1),
      'c4,Kim Lee,kim@mail.example,555 04,2026-01-08,New,',
    )
    const check = await api.applicationImports.check(await upload(newer))
    expect(check.counts).toMatchObject({ new: 1, changed: 1, same: 2 })
    expect(await run(newer)).toMatchObject({ importedRows: 1, changedRows: 1, sameRows: 2, doneRows: 4 })
    const all = await stored(job.id)
    expect(all).toHaveLength(4)
    const ida = all.find(({ fullName }) => fullName === 'Ida Larsen')!
    expect([ida.email, ida.status, ida.statusUpdatedAt.toISOString()]).toEqual([
      'ida.new@mail.example',
      'accepted',
      '2026-02-03T00:00:00.000Z',
    ])
    expect(await product.db.$count(devMails)).toBe(mails)
  })

  it('keeps what was changed here', async () => {
    const { api, upload, job } = await createWorld()
    await api.applicationImports.start({ ...(await upload(file(...first))), id: newId() })
    await work()
    const ida = (await stored(job.id)).find(({ fullName }) => fullName === 'Ida Larsen')!
    await api.companyApplications.setStatus({ id: ida.id, status: 'rejected', rejection: { reason: 'skills' } })
    const newer = file('c1,Ida Larsen,ida@mail.example,555 09,2026-01-05,Hired,2026-02-03')
    const check = await api.applicationImports.check(await upload(newer))
    expect(check.noted).toEqual([{ row: 2, column: 'Status', reason: 'was changed here and is kept' }])
    await api.applicationImports.start({ ...(await upload(newer)), id: newId() })
    await work()
    const after = (await stored(job.id)).find(({ id }) => id === ida.id)!
    expect([after.status, after.phone]).toEqual(['rejected', '555 09'])
  })

  it('gives back what it changed when it is deleted, except what was changed since', async () => {
    const { api, upload, job } = await createWorld()
    const run = async (text: string) => {
      const request = { ...(await upload(text)), id: newId() }
      await api.applicationImports.start(request)
      await work()
      return request.id
    }
    await run(file(...first))
    const shownOf = async () =>
      (await stored(job.id)).map(({ fullName, email, phone, status, statusUpdatedAt, stageId, resumeTitle }) => ({
        ...{ fullName, email, phone, status, stageId, resumeTitle },
        at: statusUpdatedAt.toISOString(),
      }))
    const before = await shownOf()
    const second = await run(
      file(
        'c1,Ida Larsen,ida.new@mail.example,555 11,2026-01-05,Hired,2026-02-03',
        'c2,Ola Moen,ola@mail.example,555 12,2026-01-06,Interview,',
        'c3,Max Braun,,555 03,2026-01-07,New,',
        'c4,Kim Lee,kim@mail.example,555 04,2026-01-08,New,',
      ),
    )
    const ola = (await stored(job.id)).find(({ fullName }) => fullName === 'Ola Moen')!
    await api.companyApplications.setStatus({ id: ola.id, status: 'rejected', rejection: { reason: 'skills' } })
    expect(await api.applicationImports.remove({ id: second })).toEqual({ deleted: 1, restored: 3 })
    const [ida, olaAfter, ...others] = await shownOf()
    expect([ida, ...others]).toEqual([before[0], before[2]])
    expect(olaAfter).toMatchObject({ phone: '555 02', status: 'rejected' })
    const history = (id: string) => api.companyApplications.get({ id }).then(({ timeline }) => timeline.length)
    const [idaRow] = await stored(job.id)
    expect([await history(idaRow!.id), await history(ola.id)]).toEqual([2, 3])
    // the next file is compared with the first one again
    const check = await api.applicationImports.check(await upload(file(...first)))
    expect(check.counts).toMatchObject({ new: 0, changed: 0, same: 3 })
  })

  it('leaves an application that a later import changed', async () => {
    const { api, upload, job } = await createWorld()
    const ids: string[] = []
    for (const phone of ['01', '11', '21']) {
      const id = newId()
      await api.applicationImports.start({
        ...(await upload(file(`c1,Ida,ida@mail.example,555 ${phone},2026-01-05,New,`))),
        id,
      })
      await work()
      ids.push(id)
    }
    expect(await api.applicationImports.remove({ id: ids[1]! })).toEqual({ deleted: 0, restored: 0 })
    expect((await stored(job.id))[0]).toMatchObject({ phone: '555 21' })
    expect(await api.applicationImports.remove({ id: ids[2]! })).toEqual({ deleted: 0, restored: 1 })
    expect((await stored(job.id))[0]).toMatchObject({ phone: '555 11' })
  })

  it('of a file for all jobs stores each person at the job that the file names', async () => {
    const { api, upload, job, company } = await createWorld()
    const other = await createJob(product.db, company.id, { title: 'Night porter' })
    const text = `Name,Email,Job,Status,Applied on\nIda,ida@mail.example,night Porter,New,2026-01-05\nOla,ola@mail.example,Porter,New,2026-01-05`
    const { fileId } = await upload(text)
    const check = await api.applicationImports.check({ fileId })
    const [open] = check.questions
    const id = newId()
    await api.applicationImports.start({ fileId, id, answers: { [open!.id]: job.id } })
    await work()
    expect((await stored(other.id)).map(({ fullName }) => fullName)).toEqual(['Ida'])
    expect((await stored(job.id)).map(({ fullName }) => fullName)).toEqual(['Ola'])
    expect(await api.applicationImports.get({ id })).toMatchObject({ jobId: null, jobTitle: null, importedRows: 2 })
  })
})
