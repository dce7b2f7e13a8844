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

const proudEndings = [
  'It took two tries and help from people who knew the work better than I did.',
  'What I liked most was that nobody had to be told to use it.',
  'I would do it sooner today, and write less about it.',
  'The part I am proudest of is that it still works without me.',
  'I can show you how, step by step.',
  'It began with a complaint that I nearly ignored.',
]

const whyOpenings = [
  'I have {years} years as {trade} behind me and would like to put them to use for {company}.',
  'Your posting describes the part of my work that I like best.',
  'I read the posting twice, and the second time I made notes.',
  'A colleague sent me the posting with the words "this is you".',
  'I have followed what {company} does for a while, and this is the first job there that I could do well from the first month.',
]

const whyMiddles = [
  '{did}',
  '{did} I would like to do that again, for other people.',
  'What I bring is this. {did}',
  '{did} That is the kind of problem your posting is about.',
]

const whyEndings = [
  'The timing is right: I have finished what I promised where I am.',
  'And I like that you say what you pay.',
  'I am ready for a new set of colleagues and the same kind of questions.',
  'Now, because my present project ends this season.',
  'I would rather ask you the rest in person.',
]

const adjustments = [
  'Questions in writing a day before would help me; I stammer a little at first.',
  'An interview after four in the afternoon, please, because of school.',
  'Step-free access, please. I use a chair.',
  'A video call with captions, if you can.',
]

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
    years: seeker.yearsOfExperience === 1 ? 'one' : String(seeker.yearsOfExperience),
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
  if (seeker.employmentStatus !== 'employed') return noticePeriods[0] as string
  return noticePeriods[seeker.yearsOfExperience >= 8 ? random.int(2, 3) : random.int(1, 2)] as string
}

/** The answers by the key of the question; each depends on the person, the posting and a little chance. */
const byKey: Record<string, (content: QuestionContent, context: Answering) => Value> = {
  'work-permit': (content, { seeker }) => {
    const home = regionNames[seeker.homeRegion]
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
  'licence-class': (_, { seeker }) => {
    const [first] = seeker.resume.certifications
    return { text: first ? `${first.name}, ${first.issuer}` : 'Driving licence class B, valid until 2031' }
  },
  'licence-file': (_, context) => ({
    text: 'licence_scan.pdf',
    file: fileOf('licence_scan', 'Licence (sample document)', context, 'pdf'),
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
    const pattern = [random.pick(whyOpenings), random.pick(whyMiddles), random.pick(whyEndings)].join(' ')
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
  adjustments: (_, { random }) => ({ text: random.pick(adjustments) }),
  'one-page': (_, context) => ({
    text: 'one_page.txt',
    file: fileOf('one_page', 'One page about a piece of my work', context, 'txt'),
  }),
  relocate: (_, { random }) => yesNo(random.chance(0.45)),
  visits: (content, { random }) => choice(random.pick(content.options)),
  wrong: (_, { seeker }) => ({ text: seeker.story }),
  proud: (_, context) => ({ text: `${wordsOf(context).did} ${context.random.pick(proudEndings)}` }),
  'work-sample': (_, context) => {
    const name = context.seeker.key === 'maya-okafor' ? 'refunds_one_page' : 'work_sample'
    return { text: `${name}.pdf`, file: fileOf(name, 'Work sample', context, 'pdf') }
  },
}

/** Returns an answer that the question's rules accept; throws for a question that no function can answer. */
export function answerFor(question: QuestionContent, context: Answering): AnswerContent {
  const answer = byKey[question.key]
  if (!answer) throw new Error(`No sample answers the question ${question.key}`)
  return { questionKey: question.key, questionType: question.questionType, ...answer(question, context) }
}
