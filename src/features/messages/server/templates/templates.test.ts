import { describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { TemplateFields } from '../../contract.ts'
import { maxTemplates } from '../../rules.ts'
import { starterTemplates } from '../../starters.ts'
import { code, conversationWorld, openConversation, product, world } from '../conversation.testing.ts'

openConversation()

const own = () => product.as(world.recruiter.id).messages
const fields = (more: object = {}) => ({
  id: newId(),
  name: 'First talk',
  subject: 'About {{job_title}}',
  body: 'Hello {{candidate_first_name}}',
  ...more,
})

describe('templates of a company', () => {
  it.each([
    ['no name', { name: '' }],
    ['no subject', { subject: '' }],
    ['no text', { body: ' ' }],
    ['an unknown placeholder', { body: '{{salary}}' }],
  ])('refuse %s', async (_name, wrong) => {
    expect(await code(own().createTemplate(fields(wrong)))).toBe('BAD_REQUEST')
    expect(await own().templates()).toEqual([])
  })

  it('belong to it, by name, each name once ignoring case', async () => {
    const first = fields()
    await own().createTemplate(first)
    await own().createTemplate(first)
    await own().createTemplate(fields({ name: 'A question' }))
    expect(await code(own().createTemplate(fields({ name: 'FIRST TALK' })))).toBe('NAME_TAKEN')
    expect((await own().templates()).map(({ name }) => name)).toEqual(['A question', 'First talk'])
    const other = await conversationWorld(product)
    const theirs = product.as(other.admin.id).messages
    expect(await theirs.templates()).toEqual([])
    expect(await code(theirs.deleteTemplate({ id: first.id }))).toBe('NOT_FOUND')
    const { updatedAt: seen } = (await own().templates())[1] as { updatedAt: Date }
    expect(await code(theirs.updateTemplate({ ...first, seen }))).toBe('NOT_FOUND')
    expect(await code(theirs.createTemplate(first))).toBe('NOT_FOUND')
  })

  it('can be changed only from the version that was read', async () => {
    const { updatedAt: seen, ...template } = await own().createTemplate(fields())
    await own().updateTemplate({ ...template, subject: 'Shall we talk?', seen })
    expect(await code(own().updateTemplate({ ...template, subject: 'Late', seen }))).toBe('CHANGED')
    expect(await own().templates()).toMatchObject([{ subject: 'Shall we talk?' }])
    await own().createTemplate(fields({ name: 'Other' }))
    const [, shown] = await own().templates()
    const renamed = { ...template, name: 'other', seen: shown?.updatedAt as Date }
    expect(await code(own().updateTemplate(renamed))).toBe('CHANGED')
    const [current] = (await own().templates()).filter(({ id }) => id === template.id)
    expect(await code(own().updateTemplate({ ...renamed, seen: current?.updatedAt as Date }))).toBe('NAME_TAKEN')
  })

  it('are at most a hundred, also with parallel calls', async () => {
    for (let i = 0; i < maxTemplates - 1; i += 1) await own().createTemplate(fields({ name: `Template ${i}` }))
    const both = await Promise.all(['x', 'y'].map((name) => code(own().createTemplate(fields({ name })))))
    expect(both.sort()).toEqual(['TOO_MANY_TEMPLATES', 'ok'])
  })

  it('include six valid starters', () => {
    expect(starterTemplates).toHaveLength(6)
    for (const starter of starterTemplates) expect(TemplateFields.parse(starter)).toEqual(starter)
  })
})
