import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { fillIn } from '../contract.ts'

const product = productOfFile()
let staff: string
beforeAll(async () => {
  staff = (await createUser(product.db, { roles: ['platform_user'] })).id
})
const my = () => product.as(staff).campaigns
const words = { title: 'October', subject: 'News', content: '<p>Words.</p>', templateType: 'newsletter' as const }
const readers = { audience: 'subscribers' as const, activity: 'any' as const, pace: 100 as const }

describe('drafts', () => {
  it.each(['title', 'subject', 'content'])(
    "refuses one without %s with the specification's text (CAMP-02)",
    async (field) => {
      const refused = my().create({ ...words, id: newId(), [field]: '  ' })
      await expect(refused).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [expect.objectContaining({ message: fillIn })] },
      })
      expect(fillIn).toBe('Please fill in all required fields')
    },
  )

  it('refuses content without text, and an unknown template type (CAMP-02)', async () => {
    await expect(my().create({ ...words, id: newId(), content: '<p> </p><script>x</script>' })).rejects.toMatchObject({
      code: 'FIELDS_REQUIRED',
    })
    await expect(my().create({ ...words, id: newId(), templateType: 'spam' as never })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('are stored sanitized, start as drafts and are listed newest first (CAMP-03, CAMP-04)', async () => {
    const [a, b] = [newId(), newId()]
    await my().create({ ...words, id: a, content: '<p onclick="x()">Words <img src=x></p>' })
    await my().create({ ...words, id: b })
    await my().create({ ...words, id: b, title: 'Sent once more' })
    const { items } = await my().list({})
    expect(items.slice(0, 2).map(({ id, title, status }) => [id, title, status])).toEqual([
      [b, 'October', 'draft'],
      [a, 'October', 'draft'],
    ])
    expect((await my().get({ id: a })).content).toBe('<p>Words </p>')
  })

  it('are saved only over the revision that was read', async () => {
    const id = newId()
    await my().create({ ...words, id })
    const { revision } = await my().save({ ...words, ...readers, id, revision: 1, title: 'November' })
    expect(revision).toBe(2)
    expect(await my().save({ ...words, ...readers, id, revision: 2, title: 'November' })).toMatchObject({ revision: 2 })
    await expect(my().save({ ...words, ...readers, id, revision: 1 })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
  })

  it('are copied, deleted, and paged', async () => {
    const [id, copied] = [newId(), newId()]
    await my().create({ ...words, id, title: 'x'.repeat(120) })
    await my().copy({ id, newId: copied })
    expect((await my().get({ id: copied })).title).toHaveLength(120)
    await my().remove({ id: copied })
    await expect(my().get({ id: copied })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (let n = 0; n < 21; n += 1) await my().create({ ...words, id: newId() })
    const first = await my().list({ status: 'draft' })
    expect(first.items).toHaveLength(20)
    expect((await my().list({ status: 'draft', cursor: first.after ?? '' })).items.length).toBeGreaterThan(0)
  })
})
