import { clinical } from './clinical.ts'
import { construction } from './construction.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { energy, programmes } from './energy-programmes.ts'
import { finance } from './finance.ts'
import { healthAdmin } from './health-admin.ts'
import { hospitality } from './hospitality.ts'
import { logistics } from './logistics.ts'
import { media } from './media.ts'
import { legal, people } from './people-legal.ts'
import type { ProfessionContent, RoleContent } from './profession.ts'
import { marketing, sales } from './sales-marketing.ts'
import { software } from './software.ts'
import { operations, support } from './support-operations.ts'
import { teaching } from './teaching.ts'

export const allProfessions: ProfessionContent[] = [
  data,
  software,
  design,
  media,
  clinical,
  healthAdmin,
  logistics,
  finance,
  sales,
  marketing,
  construction,
  teaching,
  hospitality,
  people,
  legal,
  support,
  operations,
  energy,
  programmes,
]

/** The profession and role that a title belongs to; an unknown title is a mistake in the content and throws. */
export function roleOfTitle(title: string): { profession: ProfessionContent; role: RoleContent } {
  for (const profession of allProfessions) {
    const role = profession.roles.find((candidate) => candidate.titles.some(([name]) => name === title))
    if (role) return { profession, role }
  }
  throw new Error(`No role has the title ${title}`)
}
