import {
  salaryCompanySize,
  salaryEducation,
  salaryIndustry,
  salaryLevel,
  salaryRemoteType,
  salarySource,
} from '#db/schema/salaries.ts'

/** A property of a data point with few values. In one integer each has its own bits: 0 where nothing is said, else the value's place from 1. */
export type Trait = { column: string; type: string; values: readonly string[]; shift: number; mask: number }

const yesNo = ['false', 'true'] as const
// what is counted comes first
const kinds = {
  healthInsurance: { column: 'health_insurance', type: 'bool', values: yesNo },
  dental: { column: 'dental', type: 'bool', values: yesNo },
  vision: { column: 'vision', type: 'bool', values: yesNo },
  match401k: { column: 'match_401k', type: 'bool', values: yesNo },
  source: { column: 'source', type: 'salary_source', values: salarySource.enumValues },
  experienceLevel: { column: 'experience_level', type: 'salary_level', values: salaryLevel.enumValues },
  remoteType: { column: 'remote_type', type: 'salary_remote_type', values: salaryRemoteType.enumValues },
  industry: { column: 'industry', type: 'salary_industry', values: salaryIndustry.enumValues },
  companySize: { column: 'company_size', type: 'salary_company_size', values: salaryCompanySize.enumValues },
  educationLevel: { column: 'education_level', type: 'salary_education', values: salaryEducation.enumValues },
}
export type TraitName = keyof typeof kinds

let used = 0
function placed(kind: Omit<Trait, 'shift' | 'mask'>): Trait {
  const bits = Math.ceil(Math.log2(kind.values.length + 1))
  const shift = used
  used += bits
  return { ...kind, shift, mask: 2 ** bits - 1 }
}

/** Where each property lies. */
export const traits = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, placed(kind)])) as Record<
  TraitName,
  Trait
>

/** Which bits a data point must have, of which, so that each of these properties has its value. */
export function traitsWanted(wanted: Partial<Record<TraitName, string | undefined>>): { of: number; have: number } {
  let of = 0
  let have = 0
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) continue
    const { values, shift, mask } = traits[name as TraitName]
    of |= mask << shift
    have |= (values.indexOf(value) + 1) << shift
  }
  return { of, have }
}
