import { describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { actsOn, company, issuesOf, openStaff, product, staff } from './staff.testing.ts'

openStaff()
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

describe('the list', () => {
  it('finds companies by name, industry or location, and by status; a new one is active (ACOMP-01, ACOMP-02)', async () => {
    const mark = `Q${newId().slice(-6)}`
    const made = { location: `Porto ${mark}`, industry: 'Energy' }
    await createCompany(product.db, { ...made, name: `Alba ${mark}` })
    await createCompany(product.db, { ...made, name: `Brisa ${mark}`, status: 'inactive', industry: `Boats ${mark}` })
    await createCompany(product.db, { ...made, name: `Costa ${mark}`, status: 'trial' })
    await createCompany(product.db, { ...made, name: `Duna ${mark}`, archivedAt: new Date() })
    const find = async (input: object) => names((await staff.asUser.adminCompanies.list(input)).rows)
    expect(await find({ search: `porto ${mark}` })).toEqual([`Alba ${mark}`, `Brisa ${mark}`, `Costa ${mark}`])
    expect(await find({ search: `BOATS ${mark}` })).toEqual([`Brisa ${mark}`])
    expect(await find({ search: `alba ${mark}` })).toEqual([`Alba ${mark}`])
    expect(await find({ search: mark, status: 'active' })).toEqual([`Alba ${mark}`])
    expect(await find({ search: mark, status: 'inactive' })).toEqual([`Brisa ${mark}`])
    expect(await find({ search: mark, status: 'trial' })).toEqual([`Costa ${mark}`])
    expect(await find({ search: mark, status: 'archived' })).toEqual([`Duna ${mark}`])
    // % and _ are not wildcards
    expect(await find({ search: '%_' })).toEqual([])
    // words match in any order and without accents
    expect(await find({ search: `${mark} ALBÁ` })).toEqual([`Alba ${mark}`])
    expect(await find({ search: `bóats ${mark} brisa` })).toEqual([`Brisa ${mark}`])
    expect(await find({ search: `boats ${mark} alba` })).toEqual([])
    const { status } = await staff.asUser.adminCompanies.create(company())
    expect(status).toBe('active')
  })

  it('counts members and jobs, and shows the subscription as inactive once the company is archived (ACOMP-03)', async () => {
    const { id } = await createCompany(product.db, { status: 'trial' })
    const first = await createMember(product.db, id, 'client_admin')
    await createMember(product.db, id)
    await createJob(product.db, id)
    await createJob(product.db, id, { status: 'draft' })
    await createJob(product.db, id, { status: 'deleted' })
    const read = () => staff.asUser.adminCompanies.get({ id })
    expect(await read()).toMatchObject({
      ...{ memberCount: 2, jobsCount: 2, openJobsCount: 1, subscriptionStatus: 'trial', adminEmail: first.email },
    })
    await staff.asAdmin.adminCompanies.remove({ id })
    expect(await read()).toMatchObject({ status: 'trial', subscriptionStatus: 'inactive' })
  })

  it('pages forward and back from a row, and counts the companies that match', async () => {
    const mark = `K${newId().slice(-6)}`
    for (let n = 0; n < 43; n += 1) await createCompany(product.db, { name: `${mark} ${String(n).padStart(2, '0')}` })
    const page = (cursor?: string) => staff.asUser.adminCompanies.list({ search: mark, cursor })
    const first = await page()
    const second = await page(first.after!)
    const third = await page(second.after!)
    expect([first, second, third].map(({ rows }) => rows.length)).toEqual([20, 20, 3])
    expect(first.total).toEqual({ value: 43, isCapped: false })
    expect(third.after).toBeNull()
    expect(names((await page(third.before!)).rows)).toEqual(names(second.rows))
  })
})

describe('creating and editing', () => {
  it('requires a name, and asks a visitor to sign in (ACOMP-06)', async () => {
    const { adminCompanies } = staff.asUser
    expect(await issuesOf(adminCompanies.create(company({ name: ' ' })))).toEqual({ name: 'Company name is required' })
    const { id } = await adminCompanies.create(company())
    const edited = { ...company({ id, name: '' }), status: 'active' as const }
    expect(await issuesOf(staff.asAdmin.adminCompanies.update(edited))).toEqual({ name: 'Company name is required' })
    await expect(product.as(null).adminCompanies.create(company())).rejects.toMatchObject({
      message: 'You must be logged in to create a company',
    })
  })

  it('accepts only the six sizes, the industries of the company form, and http(s) websites (ACOMP-07)', async () => {
    const { create } = staff.asUser.adminCompanies
    for (const sizeRange of ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const) {
      expect((await create(company({ sizeRange }))).sizeRange).toBe(sizeRange)
    }
    expect((await create(company({ industry: 'Media & Entertainment' }))).industry).toBe('Media & Entertainment')
    const refused = company({ sizeRange: '1-10 employees', industry: 'Consulting', website: 'javascript:alert(1)' })
    expect(Object.keys(await issuesOf(create(refused))).sort()).toEqual(['industry', 'sizeRange', 'website'])
    const bare = await create({ id: newId(), name: 'Bare', description: '', location: ' ', industry: '', website: '' })
    expect(bare).toMatchObject({ description: null, location: null, industry: null, sizeRange: null, website: null })
  })

  it('does not change the creator on an edit, and creates one company when a request is sent twice (ACOMP-03)', async () => {
    const sent = company({ name: 'Sent twice' })
    const made = await staff.asUser.adminCompanies.create(sent)
    expect(await staff.asUser.adminCompanies.create(sent)).toEqual(made)
    expect(made.createdBy?.id).toBe(staff.user.id)
    const status = 'trial' as const
    const changed = await staff.asAdmin.adminCompanies.update({ ...sent, status, name: 'Northwind Oars' })
    expect(changed).toMatchObject({ name: 'Northwind Oars', status, createdBy: { id: staff.user.id } })
    expect(await actsOn(product, made.id)).toEqual(['company.created', 'company.changed'])
    const other = await staff.asUser.adminCompanies.create(company({ name: 'Sent twice' }))
    expect(other.slug).not.toBe(made.slug)
  })

  it('refuses to overwrite changes that another admin saved meanwhile', async () => {
    const sent = company()
    const { id, updatedAt: readAt } = await staff.asAdmin.adminCompanies.create(sent)
    const edited = { ...sent, status: 'active' as const }
    await staff.asAdmin.adminCompanies.update({ ...edited, name: 'First', readAt })
    await expect(staff.asAdmin.adminCompanies.update({ ...edited, name: 'Second', readAt })).rejects.toMatchObject({
      code: 'COMPANY_CHANGED_MEANWHILE',
    })
    expect((await staff.asUser.adminCompanies.get({ id })).name).toBe('First')
  })
})

describe('permissions', () => {
  it('lets all staff view and create, and only platform admins edit, manage users and delete (ACOMP-05)', async () => {
    const own = await createCompany(product.db)
    const { adminCompanies } = staff.asUser
    const member = { companyId: own.id, id: newId() }
    const person = { companyId: own.id, email: 'joana@example.test', role: 'client_user' as const }
    await expect(adminCompanies.get({ id: own.id })).resolves.toMatchObject({ name: own.name })
    const refused = [
      () => adminCompanies.update({ ...company({ id: own.id }), status: 'inactive' }),
      () => adminCompanies.restore({ id: own.id }),
      () => adminCompanies.members({ companyId: own.id }),
      () => adminCompanies.createUser({ ...person, password: 'a calm new morning', displayName: 'Joana' }),
      () => adminCompanies.addMember(person),
      () => adminCompanies.changeRole({ ...member, role: 'client_user' }),
      () => adminCompanies.removeMember(member),
    ]
    for (const call of refused) await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const admin = await createMember(product.db, own.id, 'client_admin')
    const seeker = await createUser(product.db)
    for (const id of [staff.user.id, admin.id, seeker.id]) {
      await expect(product.as(id).adminCompanies.remove({ id: own.id })).rejects.toMatchObject({
        ...{ code: 'COMPANY_DELETE_REFUSED', message: 'Only platform administrators can delete companies' },
      })
    }
    expect(await actsOn(product, own.id)).toEqual([])
  })

  it('hides the jobs of an inactive company from candidates, and shows them again', async () => {
    const { id, slug } = await createCompany(product.db)
    const job = await createJob(product.db, id)
    const { id: seekerId } = await createUser(product.db)
    const set = async (status: 'active' | 'inactive') => {
      const { name } = await staff.asUser.adminCompanies.get({ id })
      await staff.asAdmin.adminCompanies.update({ id, name, status })
    }
    const seen = async () => [
      await product
        .as(seekerId)
        .jobs.get({ slugOrId: job.id })
        .then(
          () => true,
          () => false,
        ),
      (await product.as(null).companyPages.get({ slug })).state,
    ]
    await set('inactive')
    expect(await seen()).toEqual([false, 'gone'])
    await set('active')
    expect(await seen()).toEqual([true, 'open'])
  })
})
