import { newId } from '#lib/ids.ts'

/** A post as a test's writer sends it. */
export const writtenPost = (overrides: object = {}) => ({
  id: newId(),
  title: 'What to say about a gap',
  content: '<h2>Say when</h2><p>A gap is a fact, and facts get easier when they come first.</p>',
  ...overrides,
})
