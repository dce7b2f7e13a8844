import { afterResources } from './after.ts'
import { basicAnswerResources } from './answering-basics.ts'
import { hardAnswerResources } from './answering-hard.ts'
import { beforeResources } from './before.ts'
import { earlyKindResources } from './kinds-early.ts'
import { lateKindResources } from './kinds-late.ts'
import { officialPages } from './official-pages.ts'
import type { ResourceText } from './resource-text.ts'
import { rightsResources } from './rights.ts'
import { businessResources } from './roles-business.ts'
import { careAndTeachingResources } from './roles-care-and-teaching.ts'
import { handsOnResources } from './roles-hands-on.ts'
import { technologyResources } from './roles-technology.ts'
import { workedExamples } from './worked-examples.ts'

const written: ResourceText[] = [
  ...beforeResources,
  ...earlyKindResources,
  ...lateKindResources,
  ...basicAnswerResources,
  ...hardAnswerResources,
  ...rightsResources,
  ...officialPages,
  ...workedExamples,
  ...careAndTeachingResources,
  ...technologyResources,
  ...businessResources,
  ...handsOnResources,
  ...afterResources,
]

/** Everything there is to read, theme by theme; what a resource does not have is null, so that it is taken out where it was. */
export const resources = written.map((one) => ({ jobRole: null, externalUrl: null, ...one }))
