import { z } from 'zod'
import { recordOf } from '#server/content.ts'
import type { AnswerContent, SampleFile } from './application-types.ts'
import { phrase } from './phrase.ts'
import { noticePeriods, regionNames } from './question-bank.ts'
import type { Random } from './random.ts'
import { resumeToText } from './resume-text.ts'
import type { JobContent, QuestionContent, SeekerContent } from './types.ts'

export interface Answering {
  seeker: SeekerContent
  job: JobContent
  companyName: string
  random: Random
}

type Value = Omit<AnswerContent, 'questionKey' | 'questionType'>

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Accomplishments in the first person: 'At Papertrail I wrote and maintained ...'. Newest work first. */
export function accomplishments(seeker: SeekerContent): string[] {
  return seeker.resume.workExperience.flatMap((work) =>
    work.responsibilities
      // Bullets in the present tense ('Leads four analysts') cannot become a sentence about the past.
      .filter((line) => !/^\w+s\b/.test(line))
      .map((line) =>
        work.company === 'Self-employed'
          ? `On my own I ${lowerFirst(line)}`
          : `At ${work.company} I ${lowerFirst(line)}`,
      ),
  )
}

const Sentences = z.array(z.string().min(1).max(400)).min(1)
const Line = z.string().min(1).max(100)

/** From `why`, one of each list makes an answer; `{did}` is an accomplishment of the person. */
const phrases = recordOf(
  'demo/application-answers.json',
  z.strictObject({
    why: z.strictObject({ openings: Sentences, middles: Sentences, endings: Sentences }),
    proud: Sentences,
    adjustments: Sentences,
    license: Line,
    /** Titles of attached files. */
    documents: z.strictObject({ license: Line, onePage: Line, workSample: Line }),
  }),
)

/** An occupation in a sentence: 'a data analyst', 'an electrician'. */
function trade(title: string): string {
  const [first = '', ...rest] = (title.split(',')[0] ?? '').split(' ')
  const keep = /^[A-Z]{2,}/.test(first) ? first : lowerFirst(first)
  const words = [keep, ...rest.map((word) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))].join(' ')
  return `${/^([aeiou]|HR|UX)/i.test(words) && !/^UX/.test(words) ? 'an' : 'a'} ${words}`
}

/** The phrases that letters and answers share. */
export function wordsOf({ seeker, companyName, job, random }: Answering): Record<string, string> {
  const did = accomplishments(seeker)
  return {
    years: seeker.yearsOfExperience === 1 ? 'one year' : `${seeker.yearsOfExperience} years`,
    trade: trade(seeker.currentJobTitle),
    company: companyName,
    title: job.title,
    name: seeker.displayName,
    did: did.length > 0 ? random.pick(did) : seeker.story,
  }
}

function fileOf(name: string, title: string, { seeker, random }: Answering, type: 'pdf' | 'txt'): SampleFile {
  const did = random.sample(accomplishments(seeker), 2)
  return {
    fileName: `${name}.${type}`,
    contentType: type === 'pdf' ? 'application/pdf' : 'text/plain',
    text: [title, `${seeker.displayName}, ${seeker.currentJobTitle}`, '', seeker.story, '', ...did].join('\n'),
  }
}

function tools(question: QuestionContent, seeker: SeekerContent): string[] {
  const known = `${seeker.skills.join(' | ')} | ${resumeToText(seeker.resume)}`.toLowerCase()
  const own = question.options.filter((option) => known.includes(option.toLowerCase()))
  return own.length > 0 ? own : question.options.slice(-1)
}

function yesNo(yes: boolean): Value {
  return { text: yes ? 'Yes' : 'No', yes }
}

function choice(text: string): Value {
  return { text, choices: [text] }
}

function whole(value: number): Value {
  return { text: String(value), number: value }
}

function notice({ seeker, random }: Answering): string {
  if (seeker.employmentStatus !== 'employed') return noticePeriods()[0] as string
  return noticePeriods()[seeker.yearsOfExperience >= 8 ? random.int(2, 3) : random.int(1, 2)] as string
}

/** The answers by the key of the question; each depends on the person, the posting and a little chance. */
const byKey: Record<string, (content: QuestionContent, context: Answering) => Value> = {
  'work-permit': (content, { seeker }) => {
    const home = regionNames()[seeker.homeRegion]
    return yesNo(
      content.label.includes('the country you live in') || (home !== undefined && content.label.includes(home)),
    )
  },
  years: (_, { seeker }) => whole(seeker.yearsOfExperience),
  tools: (content, { seeker }) => {
    const choices = tools(content, seeker)
    return { text: choices.join(', '), choices }
  },
  shifts: (content, { random }) => {
    const picked = random.sample(content.options, random.int(2, 4))
    const choices = content.options.filter((option) => picked.includes(option))
    return { text: choices.join(', '), choices }
  },
  'license-class': (_, { seeker }) => {
    const [first] = seeker.resume.certifications
    return { text: first ? `${first.name}, ${first.issuer}` : phrases().license }
  },
  'license-file': (_, context) => ({
    text: 'license_scan.pdf',
    file: fileOf('license_scan', phrases().documents.license, context, 'pdf'),
  }),
  'valid-until': (_, { random }) => ({ text: '', inDays: random.int(190, 900) }),
  notice: (_, context) => choice(notice(context)),
  start: (_, { random }) => ({ text: '', inDays: 7 * random.int(3, 10) }),
  salary: (_, { seeker, random }) => {
    const min = seeker.desiredSalaryMin ?? 50000
    const max = seeker.desiredSalaryMax ?? min
    return whole(Math.round((min + (max - min) * random.next()) / 1000) * 1000)
  },
  why: (_, context) => {
    const { random } = context
    const { openings, middles, endings } = phrases().why
    const pattern = [random.pick(openings), random.pick(middles), random.pick(endings)].join(' ')
    return { text: phrase(pattern, random, wordsOf(context)) }
  },
  heard: (content, { random }) => choice(random.pick(content.options)),
  'profile-page': (_, { seeker }) => ({ text: seeker.website ?? seeker.linkedinUrl ?? 'https://linkedin.example' }),
  portfolio: (_, { seeker }) => ({
    text:
      seeker.portfolioUrl ?? (seeker.key === 'maya-okafor' ? 'https://okafor.example/work' : `${seeker.linkedinUrl}`),
  }),
  referee: (_, { seeker }) => {
    const employer = seeker.resume.workExperience.at(-1)?.company ?? 'former'
    return {
      text: `references@${employer
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')
        .replace(/^-|-$/g, '')}.example`,
    }
  },
  'daytime-phone': (_, { seeker }) => ({ text: seeker.phone }),
  'call-time': (content, { random }) => choice(random.pick(content.options)),
  languages: (_, { seeker }) => ({
    text: seeker.resume.languages.map((entry) => `${entry.name} (${entry.proficiency.toLowerCase()})`).join(', '),
  }),
  adjustments: (_, { random }) => ({ text: random.pick(phrases().adjustments) }),
  'one-page': (_, context) => ({
    text: 'one_page.txt',
    file: fileOf('one_page', phrases().documents.onePage, context, 'txt'),
  }),
  relocate: (_, { random }) => yesNo(random.chance(0.45)),
  visits: (content, { random }) => choice(random.pick(content.options)),
  wrong: (_, { seeker }) => ({ text: seeker.story }),
  proud: (_, context) => ({ text: `${wordsOf(context).did} ${context.random.pick(phrases().proud)}` }),
  'work-sample': (_, context) => {
    const name = context.seeker.key === 'maya-okafor' ? 'refunds_one_page' : 'work_sample'
    return { text: `${name}.pdf`, file: fileOf(name, phrases().documents.workSample, context, 'pdf') }
  },
}

/** Returns an answer that the question's rules accept; throws for a question that no function can answer. */
export function answerFor(question: QuestionContent, context: Answering): AnswerContent {
  const answer = byKey[question.key]
  if (!answer) throw new Error(`No sample answers the question ${question.key}`)
  return { questionKey: question.key, questionType: question.questionType, ...answer(question, context) }
}
