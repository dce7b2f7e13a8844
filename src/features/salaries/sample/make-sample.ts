import type { SalaryPoint } from '#features/salary-files/point.ts'
import type {
  CompanySize,
  EducationLevel,
  ExperienceLevel,
  Industry,
  RemoteType,
} from '#features/salary-files/point-values.ts'
import { type Dice, rollDice } from './dice.ts'
import { samplePlaces } from './places.ts'
import { type SampleRole, sampleRoles } from './roles.ts'

/** Change this value when the sample changes. An installation with an older sample then gets the new one. */
export const sampleVersion = 'sample-1'
export const sampleSize = 20_000

const levels: [ExperienceLevel, number][] = [
  ['entry', 26],
  ['mid', 40],
  ['senior', 28],
  ['executive', 6],
]
const sizes: [CompanySize, number][] = [
  ['startup', 10],
  ['small', 20],
  ['medium', 26],
  ['large', 24],
  ['enterprise', 20],
]
const byLevel: Record<ExperienceLevel, number> = { entry: 0.76, mid: 1, senior: 1.3, executive: 1.72 }
const bySize: Record<CompanySize, number> = { startup: 0.95, small: 0.94, medium: 0.99, large: 1.04, enterprise: 1.08 }
const byIndustry: Partial<Record<Industry, number>> = {
  Technology: 1.07,
  Finance: 1.06,
  Energy: 1.03,
  Consulting: 1.03,
  Education: 0.9,
  Government: 0.93,
  'Non-profit': 0.87,
  Retail: 0.95,
}
const byRemote: Record<RemoteType, number> = { 'on-site': 1, hybrid: 1.02, remote: 1.015 }
const prefixes: Record<ExperienceLevel, string> = { entry: '', mid: '', senior: 'Senior ', executive: 'Principal ' }

/**
 * Makes the sample: plausible data of invented people, the same in each run. Base pay has a log-normal distribution within role,
 * level, place and company size.
 */
export function makeSample(count: number = sampleSize): SalaryPoint[] {
  const dice = rollDice(20_261_122)
  const roles = sampleRoles.map((role): [SampleRole, number] => [role, role.weight])
  const places = samplePlaces.map((place): [(typeof samplePlaces)[number], number] => [place, place.weight])
  return Array.from({ length: count }, () => makePoint(dice, dice.pick(roles), dice.pick(places)))
}

function makePoint(dice: Dice, role: SampleRole, { location, factor }: (typeof samplePlaces)[number]): SalaryPoint {
  const experienceLevel = dice.pick(levels)
  const companySize = dice.pick(sizes)
  const industry = role.industries[Math.floor(dice.share() ** 1.6 * role.industries.length)] as Industry
  const remoteType = location.startsWith('Remote') ? 'remote' : workPlace(dice, role)
  const typical =
    role.base *
    byLevel[experienceLevel] *
    factor *
    bySize[companySize] *
    (byIndustry[industry] ?? 1) *
    byRemote[remoteType]
  const baseSalary = Math.max(24_000, Math.round((typical * Math.exp(dice.normal() * 0.12)) / 100) * 100)
  const bonus = bonusOf(dice, { baseSalary, experienceLevel, industry })
  const equityValue = equityOf(dice, { baseSalary, experienceLevel, industry, companySize })
  return {
    jobTitle: role.hasLevels ? `${prefixes[experienceLevel]}${role.title}` : role.title,
    location,
    experienceLevel,
    industry,
    companySize,
    educationLevel: schooling(dice, role),
    remoteType,
    baseSalary,
    bonus,
    equityValue,
    totalCompensation: baseSalary + bonus + equityValue,
    ...benefitsOf(dice, companySize),
  }
}

function workPlace(dice: Dice, { remote }: SampleRole): RemoteType {
  const roll = dice.share()
  if (roll < 0.24 * remote) return 'remote'
  return roll < 0.62 * remote ? 'hybrid' : 'on-site'
}

function schooling(dice: Dice, { degree }: SampleRole): EducationLevel {
  const shares: Record<SampleRole['degree'], [EducationLevel, number][]> = {
    none: [
      ['high_school', 62],
      ['associate', 26],
      ['bachelor', 8],
      ['other', 4],
    ],
    some: [
      ['high_school', 12],
      ['associate', 18],
      ['bachelor', 54],
      ['master', 15],
      ['other', 1],
    ],
    most: [
      ['associate', 6],
      ['bachelor', 60],
      ['master', 28],
      ['phd', 5],
      ['other', 1],
    ],
  }
  return dice.pick(shares[degree])
}

type Pay = { baseSalary: number; experienceLevel: ExperienceLevel; industry: Industry }

function bonusOf(dice: Dice, { baseSalary, experienceLevel, industry }: Pay): number {
  const rate: Record<ExperienceLevel, number> = { entry: 0.04, mid: 0.07, senior: 0.11, executive: 0.2 }
  const isGenerous = industry === 'Finance' || industry === 'Technology' || industry === 'Consulting'
  const isPaid = dice.share() < (isGenerous ? 0.85 : 0.55)
  const amount = baseSalary * rate[experienceLevel] * (isGenerous ? 1.3 : 0.8) * Math.exp(dice.normal() * 0.35)
  return isPaid ? Math.round(amount / 100) * 100 : 0
}

function equityOf(
  dice: Dice,
  { baseSalary, experienceLevel, industry, companySize }: Pay & { companySize: CompanySize },
) {
  const rate: Record<ExperienceLevel, number> = { entry: 0.04, mid: 0.08, senior: 0.15, executive: 0.3 }
  const isCommon = industry === 'Technology' || companySize === 'startup'
  const isPaid = dice.share() < (isCommon ? 0.62 : 0.1)
  const amount = baseSalary * rate[experienceLevel] * Math.exp(dice.normal() * 0.5)
  return isPaid ? Math.round(amount / 100) * 100 : 0
}

/**
 * The share of people with each benefit, by company size, and the days of paid time off. Small employers offer fewer benefits.
 */
const benefits: Record<CompanySize, [health: number, dental: number, vision: number, match: number, days: number]> = {
  startup: [0.78, 0.62, 0.52, 0.38, 15],
  small: [0.82, 0.66, 0.54, 0.5, 14],
  medium: [0.92, 0.8, 0.66, 0.68, 17],
  large: [0.97, 0.89, 0.77, 0.82, 20],
  enterprise: [0.98, 0.93, 0.84, 0.9, 22],
}

function benefitsOf(dice: Dice, companySize: CompanySize) {
  const [health, dental, vision, match, days] = benefits[companySize]
  return {
    healthInsurance: dice.share() < health,
    dental: dice.share() < dental,
    vision: dice.share() < vision,
    match401k: dice.share() < match,
    ptoDays: Math.max(5, Math.round(days + dice.normal() * 3.5)),
  }
}
