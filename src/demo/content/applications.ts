import { answerFor } from './answers.ts'
import type {
  ApplicationContent,
  ApplicationSource,
  ApplicationStatus,
  SavedJobContent,
  StatusStepContent,
} from './application-types.ts'
import { companies } from './companies.ts'
import { companyVoices } from './company-voices.ts'
import { coverLetterFor } from './cover-letters.ts'
import { earlierApplications, type SetApplication, setApplications } from './fernway-applications.ts'
import { jobs } from './jobs.ts'
import { mayasNotes } from './maya.ts'
import { type Random, seededRandom } from './random.ts'
import { seekers } from './seekers.ts'
import { seeks } from './seeks.ts'
import type { CompanyContent, JobContent, SeekerContent } from './types.ts'

const MAYA = 'maya-okafor'
const applicationCount = 300
const hoursADay = 24

/** Each entry is equally likely. */
const usualStatuses: ApplicationStatus[] = [
  ...Array<ApplicationStatus>(9).fill('submitted'),
  ...Array<ApplicationStatus>(8).fill('reviewing'),
  ...Array<ApplicationStatus>(4).fill('interview'),
  ...Array<ApplicationStatus>(2).fill('accepted'),
  ...Array<ApplicationStatus>(8).fill('rejected'),
  ...Array<ApplicationStatus>(3).fill('withdrawn'),
]
const usualSources: ApplicationSource[] = [
  ...Array<ApplicationSource>(9).fill('search'),
  ...Array<ApplicationSource>(6).fill('direct'),
  ...Array<ApplicationSource>(3).fill('referral'),
  ...Array<ApplicationSource>(2).fill('campaign'),
]

/** The steps to each status, without the last one. */
const ways: Record<ApplicationStatus, ApplicationStatus[][]> = {
  submitted: [[]],
  reviewing: [['submitted']],
  interview: [['submitted', 'reviewing']],
  accepted: [['submitted', 'reviewing', 'interview']],
  rejected: [
    ['submitted', 'reviewing'],
    ['submitted', 'reviewing'],
    ['submitted', 'reviewing', 'interview'],
  ],
  withdrawn: [['submitted'], ['submitted', 'reviewing']],
}

const regionOf = (location: string | null): string | undefined =>
  companyVoices()
    .flatMap((voice) => [...voice.places, ...voice.remote])
    .findLast((place) => place.text === location)?.region

interface World {
  random: Random
  jobs: Map<string, JobContent>
  companies: Map<string, CompanyContent>
  seekers: Map<string, SeekerContent>
  applications: ApplicationContent[]
  perJob: Map<string, number>
}

function found<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The content names ${key}, which does not exist`)
  return value
}

/** From oldest to newest; each step is later than the one before, and none is earlier than the application. */
function historyOf(set: SetApplication, job: JobContent, world: World): StatusStepContent[] {
  const { random } = world
  const members = found(world.companies, job.companySlug).members
  const steps = [...random.pick(ways[set.status]), set.status]
  const last =
    set.movedHoursAgo ?? random.int(Math.floor(set.appliedHoursAgo * 0.15), Math.floor(set.appliedHoursAgo * 0.8))
  const span = set.appliedHoursAgo - last
  const creator = members.find((member) => member.key === job.createdByKey)
  // at the demo company the recruiter reviews new applications; elsewhere any member
  const recruiter = members.find((member) => member.key === 'hannah-cole')
  const reader = recruiter && random.chance(0.7) ? recruiter : random.pick(members)
  return steps.map((status, index) => {
    const isOwn = status === 'submitted' || status === 'withdrawn'
    const isTalk = status === 'interview' || status === 'accepted'
    const share = steps.length === 1 ? 0 : index / (steps.length - 1)
    return {
      status,
      hoursAgo: Math.round(set.appliedHoursAgo - span * share),
      byKey: isOwn ? set.seeker : isTalk && creator ? creator.key : reader.key,
    }
  })
}

function add(set: SetApplication, world: World) {
  const { random } = world
  const job = found(world.jobs, set.job)
  const seeker = found(world.seekers, set.seeker)
  const company = found(world.companies, job.companySlug)
  const context = { seeker, job, companyName: company.name, random }
  // An applicant answers the questions that are not internal: all required ones, and most of the others.
  const publicQuestions = job.questions.filter((question) => !question.internalOnly)
  const answered = publicQuestions.filter(
    (question) => question.required || random.chance(question.key === 'adjustments' ? 0.15 : 0.75),
  )
  const creator = company.members.find((member) => member.key === job.createdByKey)
  const isAssisted = set.isAssisted ?? random.chance(0.06)
  world.applications.push({
    key: `${set.seeker}-${set.job}`,
    seekerKey: set.seeker,
    jobKey: set.job,
    companySlug: job.companySlug,
    status: set.status,
    appliedHoursAgo: set.appliedHoursAgo,
    source: set.source ?? random.pick(usualSources),
    isAssisted,
    fullName: seeker.displayName,
    email: seeker.email,
    phone: seeker.phone,
    coverLetter: random.chance(1 / 3)
      ? coverLetterFor(context, creator?.name ?? `hiring team at ${company.name}`)
      : null,
    notes: set.seeker === MAYA ? (mayasNotes().applied[set.job] ?? null) : null,
    resumeFileName: `${seeker.resumeTitle}.pdf`,
    answers: answered.map((question) => answerFor(question, context)),
    history: historyOf(set, job, world),
  })
  world.perJob.set(set.job, (world.perJob.get(set.job) ?? 0) + 1)
}

function seniorityOf(title: string): number {
  if (/intern|apprentice|trainee|student/i.test(title)) return 0
  if (/junior|assistant|associate|coordinator|commis/i.test(title)) return 1
  if (/senior|foreman|supervisor|sous/i.test(title)) return 6
  if (/lead|head|manager|staff|principal/i.test(title)) return 8
  return 4
}

/** How well a posting fits a person, to choose who applies where; this is not the match that the product shows. */
function suitability(seeker: SeekerContent, job: JobContent, world: World): number {
  const rank = seeker.professions.indexOf(job.profession)
  if (rank < 0 || !seeks[seeker.key]?.test(job.title)) return Number.NEGATIVE_INFINITY
  const region = regionOf(job.location) ?? 'your country'
  const isNear = region === seeker.homeRegion || (job.isRemote && region === 'your country')
  const pay = job.salaryMax !== null && job.salaryMax < (seeker.desiredSalaryMin ?? 0) * 0.75 ? -2 : 0
  return (
    (rank === 0 ? 4 : 2) +
    (isNear ? 3 : job.isRemote ? -1 : -4) -
    Math.abs(seniorityOf(job.title) - seeker.yearsOfExperience) * 0.35 +
    pay -
    (world.perJob.get(job.key) ?? 0) * 0.5 +
    world.random.next() * 2.5
  )
}

function bestJobFor(seeker: SeekerContent, world: World): JobContent | undefined {
  const applied = new Set(world.applications.filter((a) => a.seekerKey === seeker.key).map((a) => a.jobKey))
  const [best] = [...world.jobs.values()]
    .filter(
      (job) =>
        job.status !== 'draft' &&
        job.postedHoursAgo > 30 &&
        job.companySlug !== 'fernway' &&
        !applied.has(job.key) &&
        found(world.companies, job.companySlug).name !== seeker.currentCompany,
    )
    .map((job) => ({ job, suits: suitability(seeker, job, world) }))
    .filter((entry) => entry.suits > -1)
    .sort((a, b) => b.suits - a.suits)
  return best?.job
}

/** After the posting and, if the deadline has passed, before its end. */
function applyTime(job: JobContent, random: Random): number {
  const closed = job.deadlineInDays !== null && job.deadlineInDays < 0 ? -job.deadlineInDays * hoursADay + 2 : 1
  const youngest = job.status === 'active' ? closed : Math.max(closed, 30)
  return random.int(Math.min(youngest, job.postedHoursAgo - 1), job.postedHoursAgo - 1)
}

function statusFor(job: JobContent, appliedHoursAgo: number, world: World): ApplicationStatus {
  if (appliedHoursAgo < 30) return 'submitted'
  const hasAccepted = world.applications.some((a) => a.jobKey === job.key && a.status === 'accepted')
  const status = world.random.pick(usualStatuses)
  return status === 'accepted' && (hasAccepted || appliedHoursAgo < 10 * hoursADay) ? 'reviewing' : status
}

function addMatched(seeker: SeekerContent, world: World) {
  const job = bestJobFor(seeker, world)
  if (!job) return
  const appliedHoursAgo = applyTime(job, world.random)
  add({ seeker: seeker.key, job: job.key, status: statusFor(job, appliedHoursAgo, world), appliedHoursAgo }, world)
}

function makeWorld(): World {
  return {
    random: seededRandom('applications'),
    jobs: new Map(jobs().map((job) => [job.key, job])),
    companies: new Map(companies().map((company) => [company.slug, company])),
    seekers: new Map(seekers().map((seeker) => [seeker.key, seeker])),
    applications: [],
    perJob: new Map(),
  }
}

/** The three hundred applications, newest first, with their answers and status histories. */
export function applications(): ApplicationContent[] {
  const world = makeWorld()
  for (const set of setApplications()) add(set, world)
  const maya = found(world.seekers, MAYA)
  for (let count = 0; count < 4; count++) addMatched(maya, world)
  const others = [...world.seekers.values()].filter((seeker) => seeker.key !== maya.key)
  const earlier = earlierApplications()
  const matched = applicationCount - earlier.length
  while (world.applications.length < matched) {
    for (const seeker of world.random.shuffle(others)) {
      if (world.applications.length < matched) addMatched(seeker, world)
    }
  }
  for (const set of earlier) add(set, world)
  return world.applications.sort((a, b) => a.appliedHoursAgo - b.appliedHoursAgo || a.key.localeCompare(b.key))
}

const mayaSaved: [jobKey: string, hoursAgo: number][] = [
  ['senior-data-analyst-fernway', 3],
  ['product-analyst-billing-papertrail', 22],
  ['research-analyst-saltworks', 5 * hoursADay],
  ['impact-data-manager-lumen', 5 * hoursADay + 4],
  ['fleet-planner-kestrel', 26],
  ['program-analyst-lumen', 6 * hoursADay],
]

/** Saved jobs: Maya's six, and one to four for each of the others. */
export function savedJobs(): SavedJobContent[] {
  const world = makeWorld()
  const saved: SavedJobContent[] = mayaSaved.map(([jobKey, savedHoursAgo]) => ({
    seekerKey: MAYA,
    jobKey: found(world.jobs, jobKey).key,
    notes: mayasNotes().saved[jobKey] ?? null,
    savedHoursAgo,
  }))
  const active = [...world.jobs.values()].filter((job) => job.status === 'active' && job.postedHoursAgo > 2)
  for (const seeker of world.seekers.values()) {
    if (seeker.key === MAYA) continue
    const fitting = active.filter((job) => seeker.professions.includes(job.profession))
    for (const job of world.random.sample(fitting, world.random.int(1, 4))) {
      const savedHoursAgo = world.random.int(1, Math.max(1, Math.min(job.postedHoursAgo, 40 * hoursADay) - 1))
      saved.push({ seekerKey: seeker.key, jobKey: job.key, notes: null, savedHoursAgo })
    }
  }
  return saved
}
