import { z } from 'zod'
import { pagesIn, recordOf, recordsIn } from '#server/content.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { SiteFacts } from '../contract.ts'
import {
  CompaniesText,
  GuideText,
  HelpQuestions,
  type LegalText,
  type PageName,
  type PageText,
  ProgrammeText,
  ServiceText,
  Story,
} from '../page-texts.ts'
import type { ServiceKey } from '../pages/site-pages.ts'
import { fillAll, fillFacts, TextWithFacts } from './fill-facts.ts'
import { readSiteFacts } from './queries.ts'

const services = recordsIn('site/services', ServiceText)
const companies = recordOf('site/companies.json', CompaniesText)
const guide = recordOf('site/guide.json', GuideText)
const programme = recordOf(
  'site/programme.json',
  ProgrammeText.extend({
    fee: z.strictObject({
      before: TextWithFacts,
      annual: TextWithFacts,
      between: TextWithFacts,
      monthly: TextWithFacts,
    }),
  }),
)
const stories = pagesIn(
  'site/stories',
  Story.omit({ paragraphs: true }).extend({ order: z.int(), body: z.string().min(1).max(5000) }),
)
const helpQuestions = recordOf(
  'site/help-questions.json',
  z.array(HelpQuestions.element.extend({ answer: z.array(TextWithFacts).min(1) })),
)
const legal = pagesIn('site/legal', z.strictObject({ updated: z.string().min(1).max(100), body: z.string() }))

/** The text of a written page, with the platform's facts. The programme's page is only there while the programme is on. */
export async function readPageText(name: PageName, context: Pick<Context, 'db' | 'env'>): Promise<PageText[PageName]> {
  const facts = await readSiteFacts(context)
  if (name === 'programme' && !facts.hasProgramme) throw new DomainError('NOT_FOUND')
  return pageText(name, facts)
}

export function pageText<N extends PageName>(name: N, facts: SiteFacts): PageText[N] {
  return allReaders[name](facts)
}

type Readers<N extends PageName> = { [Name in N]: (facts: SiteFacts) => PageText[Name] }

const readers: Readers<Exclude<PageName, ServiceKey>> = {
  companies,
  guide,
  stories: () =>
    stories()
      .map(({ value }) => value)
      .toSorted((a, b) => a.order - b.order)
      .map(({ order: _, body, ...story }) => ({ ...story, paragraphs: body.split('\n\n') })),
  programme(facts) {
    const { fee, ...rest } = programme()
    const filled = (text: string) => fillFacts(text, facts) ?? ''
    return {
      ...rest,
      fee: {
        before: filled(fee.before),
        annual: filled(fee.annual),
        between: filled(fee.between),
        monthly: filled(fee.monthly),
      },
    }
  },
  privacy: (facts) => legalText('privacy-policy', facts),
  terms: (facts) => legalText('terms-of-service', facts),
  help: (facts) =>
    helpQuestions().map(({ answer, ...question }) => ({ ...question, answer: fillAll(answer, facts).join(' ') })),
}

const allReaders: Readers<PageName> = {
  ...readers,
  resumeBuilder: () => serviceText('resume-builder'),
  jobSearch: () => serviceText('job-search'),
  autoApply: () => serviceText('auto-apply'),
  careerAdvice: () => serviceText('career-advice'),
  interviewPrep: () => serviceText('interview-prep'),
  careerCoaching: () => serviceText('career-coaching'),
}

function serviceText(file: string): ServiceText {
  return theOnly(services(), file)
}

function legalText(file: string, facts: SiteFacts): LegalText {
  const { updated, body } = theOnly(legal(), file)
  // each section begins with its heading
  const sections = body.split(/^## /m).filter(Boolean)
  const parts = sections.map((section) => {
    const [title = '', ...blocks] = section.trim().split(/\n{2,}/)
    const isList = (block: string) => block.startsWith('- ')
    const items = blocks.filter(isList).flatMap((block) => block.split('\n').map((line) => line.slice(2)))
    return {
      title,
      paragraphs: fillAll(
        blocks.filter((block) => !isList(block)),
        facts,
      ),
      list: fillAll(items, facts),
    }
  })
  return { updated, parts }
}

function theOnly<T>(entries: { name: string; value: T }[], file: string): T {
  const entry = entries.find(({ name }) => name === file)
  if (!entry) throw new Error(`content/site has no ${file}`)
  return entry.value
}
