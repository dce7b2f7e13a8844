import { describe, expect, it } from 'vitest'
import { applyWorld, createUpload } from '#features/applications/server/apply.testing.ts'
import { maxContacts } from '#features/job-tracker/rules.ts'
import { newId } from '#lib/ids.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { byHand, importWorld } from './imports.testing.ts'

const product = productOfFile()
const head = 'First Name,Last Name,Email Address,Company,Position'

async function world() {
  const made = await importWorld(product)
  const { id: aboutId } = await made.my.jobTracker.addExternal({ ...byHand, companyName: 'Acme' })
  return { ...made, aboutId }
}

describe('an import of contacts', () => {
  it('adds people to the application to their company, and names those who have none', async () => {
    const { bring, contacts, aboutId } = await world()
    const report = await bring([
      head,
      'Ida,Larsen,ida@acme.example,Acme Inc.,Recruiter',
      'Bo,Ek,,Nord,CEO',
      'Tom,Fox,,,HR',
    ])
    expect(report).toMatchObject({ kind: 'contacts', addedRows: 1, leftOutRows: 2, state: 'done' })
    expect(report.leftOut.map(({ reason }) => reason)).toEqual([
      'you have no application to “Nord”',
      'names no company',
    ])
    expect(await contacts()).toMatchObject([{ externalId: aboutId, name: 'Ida Larsen', role: 'Recruiter' }])
  })

  it('adds people to an application that was sent here', async () => {
    const { user, my, input, company } = await applyWorld(product)
    const { applicationId } = await my.submit(input)
    const api = product.as(user.id)
    const bytes = Buffer.from(`${head}\nIda,Larsen,,${company.name},HR`)
    const { id: fileId } = await createUpload(product, user.id, { name: 'p.csv', contentType: 'text/csv', bytes })
    const { contacts, counts } = await api.trackerImports.check({ fileId })
    expect([counts.new, contacts[0]?.companyName]).toEqual([1, company.name])
    const { work } = await importWorld(product)
    await api.trackerImports.start({ id: newId(), fileId })
    await work()
    expect(await api.jobTracker.contactsOf({ aboutId: applicationId })).toMatchObject([{ name: 'Ida Larsen' }])
  })

  it('adds no one twice, changes what the file changed, and keeps what was changed here', async () => {
    const { my, bring, contacts } = await world()
    await bring([head, 'Ida,Larsen,ida@acme.example,Acme,Recruiter', 'Tom,Fox,,Acme,HR'])
    const [ida] = await contacts()
    const { id = '', name = '' } = ida ?? {}
    await my.jobTracker.updateContact({
      id,
      name,
      role: 'Boss',
      email: 'ida@acme.example',
      phone: '',
      link: '',
      note: '',
    })
    const again = await bring([head, 'Ida,Larsen,ida@acme.example,Acme,Lead', 'Tom,Fox,tom@acme.example,Acme,HR'])
    expect(again).toMatchObject({ addedRows: 0, changedRows: 1, sameRows: 1 })
    expect(again.noted).toEqual([{ row: 2, column: 'Role', reason: 'was changed here and is kept' }])
    expect(await contacts()).toMatchObject([{ role: 'Boss' }, { name: 'Tom Fox', email: 'tom@acme.example' }])
  })

  it('stops at the limit of an application', async () => {
    const { bring, contacts } = await world()
    const rows = Array.from({ length: maxContacts + 2 }, (_, n) => `P${n},Larsen,p${n}@acme.example,Acme,HR`)
    expect(await bring([head, ...rows])).toMatchObject({ addedRows: maxContacts, leftOutRows: 2 })
    expect(await contacts()).toHaveLength(maxContacts)
  })

  it('can be undone, with the values that it replaced', async () => {
    const { api, bring, contacts } = await world()
    const first = await bring([head, 'Ida,Larsen,ida@acme.example,Acme,Recruiter'])
    const second = await bring([head, 'Ida,Larsen,ida@acme.example,Acme,Lead', 'Tom,Fox,,Acme,HR'])
    expect(await api.undo({ id: second.id })).toEqual({ removed: 1, restored: 1, kept: 0 })
    expect(await contacts()).toMatchObject([{ name: 'Ida Larsen', role: 'Recruiter' }])
    expect(await api.undo({ id: first.id })).toEqual({ removed: 1, restored: 0, kept: 0 })
    expect(await contacts()).toEqual([])
  })

  it('is read as applications if the person chooses that', async () => {
    const { api, upload } = await world()
    const fileId = await upload([head, 'Ida,Larsen,ida@acme.example,Acme,Cook'])
    const { kind, applications, openQuestions } = await api.check({ fileId, kind: 'applications' })
    expect([kind, applications, openQuestions]).toEqual(['applications', [], 2])
  })
})
