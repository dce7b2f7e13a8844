import { companies } from './companies.ts'
import { type CompanyVoice, companyVoices, type Place } from './company-voices.ts'
import { type FeaturedJob, featuredJobs, seniorDataAnalyst } from './featured-jobs.ts'
import { demoQuestionsFor, number } from './job-questions.ts'
import { writePosting } from './job-writer.ts'
import { FairPicker } from './phrase.ts'
import { allProfessions, type Level, type ProfessionContent, type RoleContent, roleOfTitle } from './professions.ts'
import { seniorDataAnalystQuestions } from './question-bank.ts'
import { type Random, seededRandom } from './random.ts'
import type { CompanyMemberContent, EmploymentType, JobContent, SeededJobStatus } from './types.ts'

const levelPay: Record<Level, number> = { intern: 0.5, junior: 0.76, mid: 1, senior: 1.24, lead: 1.4 }

interface Draft {
  voice: CompanyVoice
  profession: ProfessionContent
  role: RoleContent
  title: string
  level: Level
  pay: number
}

class JobMaker {
  readonly random: Random = seededRandom('jobs')
  readonly fair = new FairPicker()
  readonly jobs: JobContent[] = []
  readonly members = new Map<string, CompanyMemberContent[]>(
    companies().map((company) => [company.slug, company.members]),
  )
  readonly #keys = new Set<string>()
  readonly #places = new Map<string, number>()

  member(slug: string, key?: string): CompanyMemberContent {
    const members = this.members.get(slug) ?? []
    const found = key ? members.find((member) => member.key === key) : this.random.pick(members)
    if (!found) throw new Error(`${slug} has no member ${key}`)
    return found
  }

  keyFor(title: string, slug: string, location: string | null): string {
    const base = slugOf(`${title} ${slug}`)
    const candidates = [base, slugOf(`${title} ${slug} ${location ?? 'remote'}`)]
    for (let n = 2; n < 20; n++) candidates.push(`${candidates[1]}-${n}`)
    const key = candidates.find((candidate) => !this.#keys.has(candidate))
    if (!key) throw new Error(`Too many postings of ${title}`)
    this.#keys.add(key)
    return key
  }

  /** The place of the company that has the fewest postings with this title. */
  placeFor(draft: Draft, places: Place[]): Place {
    const uses = (place: Place) => this.#places.get(`${draft.voice.slug}|${draft.title}|${place.text}`) ?? 0
    const [chosen] = this.random.shuffle(places).sort((a, b) => uses(a) - uses(b))
    if (!chosen) throw new Error(`${draft.voice.slug} has no places`)
    this.#places.set(`${draft.voice.slug}|${draft.title}|${chosen.text}`, uses(chosen) + 1)
    return chosen
  }
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function voiceOf(slug: string): CompanyVoice {
  const found = companyVoices().find((voice) => voice.slug === slug)
  if (!found) throw new Error(`No voice for ${slug}`)
  return found
}

function salaryFor(draft: Draft, place: Place, random: Random): [number | null, number | null] {
  const middle = draft.pay * levelPay[draft.level] * place.pay * (0.94 + random.next() * 0.12)
  const half = 0.06 + random.next() * 0.07
  const step = middle < 50000 ? 500 : 1000
  const round = (value: number) => Math.round(value / step) * step
  const draw = random.next()
  if (draw < 0.13) return [null, null]
  if (draw < 0.23) return [round(middle * (1 - half)), null]
  if (draw < 0.31) return [null, round(middle * (1 + half))]
  return [round(middle * (1 - half)), round(middle * (1 + half))]
}

function typeFor(draft: Draft, random: Random): EmploymentType {
  if (draft.level === 'intern') return 'internship'
  const others = (draft.role.types ?? []).filter((type) => type !== 'internship')
  return others.length > 0 && random.chance(0.28) ? random.pick(others) : 'full-time'
}

function isRemoteFor(draft: Draft, random: Random): boolean {
  if (draft.level === 'intern' || draft.role.remote === 'never') return false
  return random.chance(draft.role.remote === 'mostly' ? 0.62 : 0.25)
}

function addFeatured(maker: JobMaker, item: FeaturedJob) {
  const { profession, role } = roleOfTitle(item.like)
  const level = role.titles.find(({ title }) => title === item.like)?.level ?? 'mid'
  const by = maker.member(item.company, item.by)
  const brief = { ...item, level, voice: voiceOf(item.company), profession, role, hirer: firstName(by.name) }
  const { descriptionHtml, requirementsHtml } = writePosting(brief, maker.random, maker.fair)
  maker.jobs.push({
    key: maker.keyFor(item.title, item.company, item.location),
    companySlug: item.company,
    createdByKey: by.key,
    profession: profession.profession,
    title: item.title,
    location: item.location,
    isRemote: item.isRemote,
    employmentType: item.type,
    salaryMin: item.salary[0],
    salaryMax: item.salary[1],
    descriptionHtml,
    requirementsHtml,
    status: item.status ?? 'active',
    postedHoursAgo: item.postedHoursAgo,
    deadlineInDays: item.deadlineInDays,
    internalPosting: item.company === 'fernway',
    externalPosting: true,
    autoRejectIncomplete: false,
    questions: demoQuestionsFor(
      profession.profession,
      item.region,
      item.isRemote,
      item.company === 'fernway',
      maker.random,
    ),
  })
}

function addSeniorDataAnalyst(maker: JobMaker) {
  const { company, by, ...fixed } = seniorDataAnalyst()
  maker.keyFor(fixed.title, company, null)
  maker.jobs.push({
    ...fixed,
    companySlug: company,
    createdByKey: by,
    profession: 'data',
    isRemote: true,
    employmentType: 'full-time',
    status: 'active',
    internalPosting: true,
    externalPosting: true,
    autoRejectIncomplete: false,
    questions: number(seniorDataAnalystQuestions()),
  })
}

const firstName = (name: string) => name.split(' ')[0] ?? name

function addDrafted(maker: JobMaker, draft: Draft) {
  const { random } = maker
  const wantsRemote = isRemoteFor(draft, random)
  const place = maker.placeFor(draft, wantsRemote ? draft.voice.remote : draft.voice.places)
  const isRemote = wantsRemote || place.text === null || place.text.startsWith('Remote')
  const by = maker.member(draft.voice.slug)
  const [salaryMin, salaryMax] = salaryFor(draft, place, random)
  const internalPosting = random.chance(0.2)
  const texts = writePosting({ ...draft, hirer: firstName(by.name) }, random, maker.fair)
  maker.jobs.push({
    key: maker.keyFor(draft.title, draft.voice.slug, place.text),
    companySlug: draft.voice.slug,
    createdByKey: by.key,
    profession: draft.profession.profession,
    title: draft.title,
    location: place.text,
    isRemote,
    employmentType: typeFor(draft, random),
    salaryMin,
    salaryMax,
    ...texts,
    status: 'active',
    postedHoursAgo: 0,
    deadlineInDays: null,
    internalPosting,
    externalPosting: true,
    autoRejectIncomplete: random.chance(0.25),
    questions: demoQuestionsFor(draft.profession.profession, place.region, isRemote, internalPosting, random),
  })
}

/** The postings of a company, role by role and title by title, until its number of postings is reached. */
function draftsFor(voice: CompanyVoice, count: number, random: Random): Draft[] {
  const decks = allProfessions().flatMap((profession) =>
    profession.roles
      .filter((role) => role.companies.includes(voice.slug))
      .map((role) => ({ profession, role, titles: random.shuffle(role.titles) })),
  )
  const drafts: Draft[] = []
  const dealt = new Map<RoleContent, number>()
  while (drafts.length < count) {
    const deck = decks.flatMap((entry) =>
      voice.core.includes(entry.profession.profession) ? [entry, entry, entry] : [entry],
    )
    for (const { profession, role, titles } of random.shuffle(deck)) {
      const turn = dealt.get(role) ?? 0
      dealt.set(role, turn + 1)
      const { title, level, pay } = titles[turn % titles.length] as RoleContent['titles'][number]
      drafts.push({ voice, profession, role, title, level, pay: pay ?? role.pay })
    }
  }
  return drafts.slice(0, count)
}

/** Ages range from one hour to ninety days, with more recent postings than old ones; then some are closed, paused or drafts. */
function dateAndClose(jobs: JobContent[], random: Random) {
  const shuffled = random.shuffle(jobs)
  shuffled.forEach((job, index) => {
    const share = (index + 0.5) / shuffled.length
    job.postedHoursAgo = Math.max(1, Math.round(2158 * share ** 1.35))
    job.deadlineInDays = random.chance(0.28) ? null : random.int(4, 60)
  })
  const older = (days: number) => shuffled.filter((job) => job.status === 'active' && job.postedHoursAgo > days * 24)
  const set = (
    list: JobContent[],
    count: number,
    status: SeededJobStatus,
    deadline: (job: JobContent) => number | null,
  ) => {
    for (const job of random.sample(list, count)) Object.assign(job, { status, deadlineInDays: deadline(job) })
  }
  const past = (job: JobContent) => -random.int(1, Math.max(1, Math.floor(job.postedHoursAgo / 24) - 14))
  set(older(20), 12, 'closed', past)
  set(older(5), 11, 'paused', (job) => job.deadlineInDays)
  set(
    shuffled.filter((job) => job.status === 'active' && job.postedHoursAgo < 12 * 24),
    9,
    'draft',
    () => null,
  )
  // An open posting whose deadline has passed: the server must refuse applications to it.
  set(older(25), 6, 'active', past)
}

/** The four hundred postings, newest first, with their questions. */
export function jobs(): JobContent[] {
  const maker = new JobMaker()
  addSeniorDataAnalyst(maker)
  for (const item of featuredJobs()) addFeatured(maker, item)
  const fixed = maker.jobs.length
  for (const voice of companyVoices()) {
    const made = maker.jobs.filter((job) => job.companySlug === voice.slug).length
    for (const draft of draftsFor(voice, voice.postings - made, maker.random)) addDrafted(maker, draft)
  }
  dateAndClose(maker.jobs.slice(fixed), maker.random)
  return maker.jobs.sort((a, b) => a.postedHoursAgo - b.postedHoursAgo || a.key.localeCompare(b.key))
}
